import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

extension PracticeTests {
  @Test func failedCoachCanBeAskedAgainOrThePositionSkipped() {
    for source in [CoachSource.builtIn, .network] {
      saveNotebook(freshLine + " 0123", freshLine + " 0123,4455")
      let before = notebook
      fixture.coach = source
      let practice = practice()
      practice.begin()
      guess(2, 0, 2, 1, in: practice)
      practice.handleCoachFailure()
      #expect(practice.hasCoachFailed)
      #expect(practice.screen.spokenTexts(status: practice.status) == [source.problem])
      #expect(practice.coachQuestion == nil)
      practice.askAgain()
      #expect(practice.coachQuestion != nil)
      practice.handleCoachFailure()
      practice.advance()
      #expect(practice.phase == .asking)
      #expect(practice.core.progressText == "1 of 1")
      #expect(!practice.hasCoachFailed)
      guess(2, 0, 2, 1, in: practice)
      practice.handleCoachFailure()
      practice.advance()
      #expect(practice.phase == .idle, "a missing coach isn't a wrong answer")
      #expect(notebook == before, "a missing coach isn't a wrong answer")
    }
  }

  @Test func invalidAnswerIsACoachFailure() throws {
    saveNotebook(freshLine + " 0123")
    let practice = practice()
    practice.begin()
    guess(2, 0, 2, 1, in: practice)
    let question = try #require(practice.coachQuestion)
    let unasked = FakeCoach.advice(on: CoachQuestion(practice.game!, work: CoachQuestion.reviewWork))
    for text in [[], Array("nonsense".utf8), unasked.text] {
      practice.coachDidAnswer(text, to: question)
      #expect(practice.hasCoachFailed)
      #expect(practice.phase == .judging)
      practice.askAgain()
    }
    answer(practice, losing: 0)
    #expect(practice.phase == .judged)
  }

  @Test func lateAnswerIsIgnored() throws {
    saveNotebook(freshLine + " 0123", freshLine + " 0123,4455")
    let practice = practice()
    practice.begin()
    guess(2, 0, 2, 1, in: practice)
    let late = try #require(practice.coachQuestion)
    practice.handleCoachFailure()
    practice.advance()
    practice.coachDidAnswer(advice(on: late, best: 300).text, to: late)
    guess(2, 0, 2, 1, in: practice)
    practice.coachDidAnswer(advice(on: late, best: 300).text, to: late)
    #expect(practice.phase == .judging)
    #expect(!practice.hasCoachFailed)
  }
}
