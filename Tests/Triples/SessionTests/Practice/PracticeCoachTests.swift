import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

extension PracticeTests {
  @Test func coachFailureCanBeRetriedOrSkippedWithoutCountingAsWrong() {
    for source in [CoachSource.builtIn, .network] {
      storeNotebook("triples/1 14", "triples/1 14 u")
      let before = notebook
      device.coach = source
      let practice = practice()
      practice.begin()
      practice.choose(.left)
      practice.handleCoachFailure()
      #expect(practice.hasCoachFailed)
      #expect(practice.coachQuestion == nil)
      #expect(practice.screen.spokenTexts(status: practice.status) == [source.problem])
      practice.askAgain()
      #expect(practice.coachQuestion != nil)
      #expect(!practice.hasCoachFailed)
      practice.handleCoachFailure()
      practice.advance()
      #expect(practice.phase == .asking)
      #expect(practice.core.progressText == "1 of 1")
      #expect(!practice.hasCoachFailed)
      practice.choose(.left)
      practice.handleCoachFailure()
      practice.advance()
      #expect(practice.phase == .idle, "the round is over")
      #expect(notebook == before, "a missing coach isn't a wrong answer")
    }
  }

  @Test func earlyCoachFailureIsRetriedWhenThePlayerAnswers() {
    storeNotebook("triples/1 14 uld")
    let practice = practice()
    practice.begin()
    practice.handleCoachFailure()
    #expect(practice.phase == .asking)
    #expect(practice.hasCoachFailed)
    #expect(practice.coachQuestion == nil)
    practice.choose(.left)
    #expect(practice.phase == .judging)
    #expect(practice.choice == .left)
    #expect(!practice.hasCoachFailed)
    #expect(practice.coachQuestion != nil)
    answer(practice, losses)
    #expect(practice.phase == .judged)
    #expect(practice.choice == .left)
  }

  @Test(arguments: ["", "nonsense", "triples-advice/1", "triples-advice/1 l 5"])
  func invalidCoachAnswerIsAFailureAndKeepsThePlayersChoice(text: String) throws {
    storeNotebook("triples/1 14 uld")
    let practice = practice()
    practice.begin()
    practice.choose(.left)
    practice.coachDidAnswer(Array(text.utf8), to: try #require(practice.coachQuestion))
    #expect(practice.hasCoachFailed)
    #expect(practice.phase == .judging)
    #expect(practice.choice == .left)
  }

  @Test func incompleteAdviceIsACoachFailure() throws {
    storeNotebook("triples/1 14 uld")
    let practice = practice()
    practice.begin()
    practice.choose(.left)
    answer(practice, [.left: 0])
    #expect(practice.hasCoachFailed)
    #expect(practice.phase == .judging)
    #expect(practice.choice == .left)
  }

  @Test func answerToAnotherQuestionIsIgnored() throws {
    storeNotebook("triples/1 14", "triples/1 14 u")
    let practice = practice()
    practice.begin()
    let late = try #require(practice.coachQuestion)
    practice.choose(.left)
    practice.handleCoachFailure()
    practice.advance()
    practice.choose(.left)
    let phase = practice.phase
    practice.coachDidAnswer(FakeCoach.advice(for: late.replay.game).text, to: late)
    practice.coachDidAnswer(
      FakeCoach.advice(for: practice.game!).text, to: CoachQuestion(practice.replay!, nodeLimit: 5))
    #expect(practice.phase == phase)
    #expect(practice.ratedMoves.isEmpty)
    #expect(!practice.hasCoachFailed)
  }
}
