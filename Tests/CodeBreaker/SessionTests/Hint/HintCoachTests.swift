import CodeBreakerModel
import CodeBreakerTestSupport
import SessionSupport
import Testing

@testable import CodeBreakerSession

extension HintTests {
  @Test(arguments: [
    (CoachSource.builtIn, "The coach can’t answer."),
    (.network, "Can’t load the coach. It needs the network once, then works offline."),
  ])
  func coachFailureIsReportedUntilThePlayerAsksAgain(coach: CoachSource, trouble: String) {
    fixture.coach = coach
    let session = session()
    session.reveal(.count)
    session.reveal(.best)
    session.handleCoachFailure()
    #expect(session.hintProblem == trouble)
    #expect(session.spokenTexts == [trouble])
    #expect(session.hint.isUnavailable)
    #expect(!session.hint.isThinking)
    #expect(session.coachQuestion == nil)
    #expect(showsNoHints(session))
    session.closePopUp()
    session.askForHint()
    #expect(session.coachQuestion == nil, "opening the hints doesn't ask again")
    #expect(session.hintProblem == trouble, "opening the hints doesn't ask again")
    session.reveal(.best)
    #expect(session.hintProblem == nil)
    #expect(session.coachQuestion != nil)
    #expect(session.hint.isThinking)
    session.answerOnce()
    #expect(session.hintText(.best) != nil)
    #expect(session.hintText(.count) == nil)
    #expect(session.hintCount == 1)
    session.handleCoachFailure()
    #expect(session.hintProblem == nil, "no request is pending")
  }

  @Test(arguments: [
    "", "nonsense", "codebreaker-advice/1", "codebreaker-advice/1 1 exact 2020:1 2020:1 2020",
    "codebreaker-advice/1 1 exact 2020:1 - 0123", "codebreaker-advice/1 0 exact 2020:1 - ",
  ])
  func invalidAdviceIsACoachFailureAndCostsNoHint(text: String) throws {
    let session = session()
    session.reveal(.count)
    session.coachDidAnswer(Array(text.utf8), to: try #require(session.coachQuestion))
    #expect(session.hint.isUnavailable)
    #expect(showsNoHints(session))
    #expect(session.hintCount == 0)
  }

  @Test func adviceForAnotherPositionIsACoachFailure() throws {
    let session = session()
    session.reveal(.best)
    let question = try #require(session.coachQuestion)
    let earlier = CoachQuestion(session.game, attemptCount: 1)
    session.coachDidAnswer(FakeCoach.advice(on: earlier).text, to: question)
    #expect(session.hint.isUnavailable)
    #expect(session.hintedGuess == nil)
  }

  @Test func answerToAnOlderQuestionIsIgnored() throws {
    let session = session()
    session.reveal(.best)
    let question = try #require(session.coachQuestion)
    session.closePopUp()
    session.attempt(0)
    session.askForHint()
    session.reveal(.best)
    session.coachDidAnswer(FakeCoach.advice(on: question).text, to: question)
    session.coachDidAnswer([1, 2, 3], to: question)
    #expect(session.hint.isThinking)
    #expect(session.hintProblem == nil)
    #expect(session.hintCount == 0)
    let advice = try #require(session.answerOnce())
    #expect(session.hint.bestGuess == advice.best)
    session.coachDidAnswer([1, 2, 3], to: CoachQuestion(session.game))
    #expect(session.hint.bestGuess == advice.best, "a second answer is ignored")
    #expect(session.hintProblem == nil, "a second answer is ignored")
  }
}
