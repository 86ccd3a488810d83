import CodeBreakerModel
import CodeBreakerTestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct ReviewTests {
  private let fixture = Fixture()
  private static let solved = freshLine + " 0123,45-0,2020"
  private static let lines = [solved, freshLine + " 2020", freshLine + " 0123,4455,x", freshLine + ".2 0123,4455"]

  @Test(arguments: [
    nil, "codebreaker-table/1\ngame \(freshLine)", "codebreaker-table/1\ngame \(freshLine) 0123\nseconds 5",
    "codebreaker-table/1\ngame \(freshLine) x\nended 17", "codebreaker-table/1\ngame \(freshLine) 2020", "nonsense",
  ])
  func withoutAReviewableGameReviewActionsDoNothing(saved: String?) throws {
    fixture.memory["parlor.codebreaker.game"] = saved
    let review = fixture.window()
    let (status, before) = (review.status, fixture.savedGame)
    review.closePopUp()
    review.openReview()
    let question = CoachQuestion(try CodeBreaker(line: freshLine))
    review.coachDidAnswer(FakeCoach.advice(on: question).text, to: question)
    review.handleCoachFailure()
    review.retryReview()
    review.select(attempt: 1)
    review.closeReview()
    #expect(review.gameReview == nil)
    #expect(!review.isReviewOpen)
    #expect(review.coachQuestion == nil)
    #expect(review.reviewShareItem == nil)
    #expect(review.reviewProgress.done == 0)
    #expect(review.status == status)
    #expect(fixture.savedGame == before)
    #expect(fixture.savedSkill == nil)
    #expect(fixture.savedReview == nil)
  }

  @Test(arguments: lines) func positionsAreAskedOneAfterAnother(line: String) throws {
    fixture.saveEndedGame(line)
    let review = fixture.window()
    #expect(review.coachQuestion == nil, "a closed review asks nothing")
    #expect(review.gameReview == nil, "a closed review asks nothing")
    review.openReview()
    let game = try CodeBreaker(line: line)
    #expect(review.game == game)
    #expect(review.status == "The coach is reviewing every guess.")
    let questions = CoachQuestion.reviewQuestions(of: game)
    #expect(questions.count == game.attempts.count + (game.ending == .solved ? 0 : 1))
    for (index, question) in questions.enumerated() {
      #expect(review.coachQuestion == question)
      #expect(review.reviewProgress == (index, questions.count))
      #expect(review.finishedReview == nil)
      #expect(review.reviewShareItem == nil)
      review.select(attempt: 1)
      #expect(review.gameReview?.selection == nil, "there is no attempt to select yet")
      review.answerOnce()
    }
    let done = try Review(of: game, advices: FakeCoach.advices(for: game))
    #expect(review.reviewState == .ready(done))
    #expect(review.coachQuestion == nil)
    #expect(review.reviewProgress == (questions.count, questions.count))
    #expect(review.status == CodeBreakerSession.ReviewFindings(of: done).spokenText)
  }

  @Test func eachChangeCallsOnChangeOnce() {
    let review = fixture.review(Self.solved)
    var drawn = 0
    review.onChange = { drawn += 1 }
    let steps: [(CodeBreakerSession) -> Void] = [
      { $0.openReview() }, { $0.answerOnce() }, { $0.handleCoachFailure() }, { $0.retryReview() }, { $0.answerOnce() },
      { $0.answerOnce() }, { $0.select(attempt: 2) },
    ]
    for (index, step) in steps.enumerated() {
      step(review)
      #expect(drawn == index + 1)
    }
    #expect(review.finishedReview != nil)
  }

  @Test func reviewCanBeClosedAndContinued() throws {
    let review = fixture.review(Self.solved)
    let first = try #require(review.answerOnce())
    let question = try #require(review.coachQuestion)
    review.closeReview()
    #expect(review.coachQuestion == nil)
    review.coachDidAnswer(FakeCoach.advice(on: question).text, to: question)
    review.handleCoachFailure()
    #expect(review.reviewState == .running([first]), "an answer to a closed review is ignored")
    review.openReview()
    #expect(review.coachQuestion == question)
    #expect(review.reviewState == .running([first]))
    #expect(review.reviewProgress == (1, 3))
    #expect(review.status == "The coach is reviewing every guess.")
    review.answerAll()
    #expect(review.finishedReview != nil)
    let spokenText = review.status
    review.select(attempt: 3)
    review.closeReview()
    review.openReview()
    #expect(review.finishedReview != nil)
    #expect(review.gameReview?.selection == 3)
    #expect(review.coachQuestion == nil)
    #expect(review.status == spokenText, "reopening announces the review again")
  }

  @Test func retryingOrReopeningAsksAFailedCoachAgain() throws {
    let again: [(CodeBreakerSession) -> Void] = [
      { $0.retryReview() }, { $0.openReview() },
      {
        $0.closeReview()
        $0.openReview()
      },
    ]
    for again in again {
      let review = fixture.review(Self.solved)
      let first = try #require(review.answerOnce())
      let question = review.coachQuestion
      review.retryReview()
      #expect(review.reviewState == .running([first]), "retrying does nothing without a failure")
      review.handleCoachFailure()
      #expect(review.reviewState == .failed([first]))
      #expect(review.spokenTexts == ["The coach can’t answer."])
      #expect(review.coachQuestion == nil)
      #expect(review.reviewProgress == (1, 3))
      #expect(review.reviewShareItem == nil)
      again(review)
      #expect(review.coachQuestion == question)
      #expect(review.reviewState == .running([first]))
      #expect(review.status == "The coach is reviewing every guess.")
      review.answerAll()
      #expect(review.finishedReview != nil)
      review.handleCoachFailure()
      #expect(review.finishedReview != nil, "no request is pending")
      fixture.memory["parlor.codebreaker.review"] = nil
    }
  }

  @Test func unexpectedAnswersAreIgnoredAndInvalidOnesCanBeRetried() throws {
    let review = fixture.review(Self.solved)
    let questions = CoachQuestion.reviewQuestions(of: try CodeBreaker(line: Self.solved))
    review.coachDidAnswer(FakeCoach.advice(on: questions[1]).text, to: questions[1])
    #expect(review.reviewState == .running([]), "a question that isn't pending yet")
    review.answerOnce()
    review.coachDidAnswer([1, 2, 3], to: questions[0])
    #expect(review.reviewProgress == (1, 3), "a question that is no longer pending")
    for text in [[], Array("nonsense".utf8), FakeCoach.advice(on: questions[0]).text] {
      review.coachDidAnswer(text, to: questions[1])
      #expect(review.reviewState == .failed([FakeCoach.advice(on: questions[0])]))
      review.retryReview()
    }
    review.answerAll()
    #expect(review.finishedReview != nil)
  }

  /// Each answer fits its own question, but together they claim that an attempt increased the number of possible codes.
  @Test func contradictoryAnswersFailTheReviewUntilItIsRetried() throws {
    let line = freshLine + " 0---,1---,x"
    let review = fixture.review(line)
    let questions = CoachQuestion.reviewQuestions(of: try CodeBreaker(line: line))
    let advices = questions.map { FakeCoach.advice(on: $0) }
    #expect(advices.allSatisfy { $0.candidateCount > 200 }, "otherwise this test checks nothing")
    let count = 200
    let asked = try #require(advices[1].requestedGuess)
    let few = Advice(
      candidateCount: count, codes: advices[1].codes, best: value(advices[1].best, count),
      requestedGuess: value(asked, count))
    for (advice, question) in zip([advices[0], few, advices[2]], questions) {
      review.coachDidAnswer(advice.text, to: question)
    }
    #expect(review.reviewState == .failed([]))
    #expect(review.spokenTexts == ["The coach can’t answer."])
    #expect(fixture.savedReview == nil)
    #expect(fixture.savedSkill == nil)
    #expect(review.reviewShareItem == nil)
    review.retryReview()
    #expect(review.coachQuestion == questions[0])
    review.answerAll()
    #expect(review.finishedReview?.advices == advices)
  }

  private func value(_ value: GuessValue, _ count: Int) -> GuessValue {
    GuessValue(
      guess: value.guess, isCandidate: value.isCandidate, total: Int64(2 * count), candidateCount: count,
      method: value.method)
  }

  @Test func anotherGameReplacesTheReview() throws {
    let review = fixture.completeReview(Self.solved)
    review.select(attempt: 2)
    let question = CoachQuestion.reviewQuestions(of: try CodeBreaker(line: Self.solved))[2]
    fixture.saveEndedGame(Self.lines[2])
    review.reviewAnotherGame()
    #expect(review.gameReview?.selection == nil)
    #expect(review.reviewProgress == (0, 3))
    #expect(review.reviewState == .running([]))
    review.coachDidAnswer(FakeCoach.advice(on: question).text, to: question)
    #expect(review.reviewState == .running([]))
    review.answerOnce()
    fixture.memory["parlor.codebreaker.game"] = "codebreaker-table/1\ngame \(freshLine)"
    review.reviewAnotherGame()
    #expect(!review.isReviewOpen)
    #expect(review.gameReview == nil)
    #expect(review.coachQuestion == nil)
    fixture.saveEndedGame(Self.solved)
    review.reviewAnotherGame()
    review.answerAll()
    #expect(review.finishedReview?.game.attempts.count == 3)
  }

  @Test func selectingAnAttemptShowsOrHidesItsRemainingCodes() throws {
    let review = fixture.completeReview(freshLine + " 0123,1145,2020")
    let attempts = try #require(review.finishedReview).attempts
    #expect(attempts.map(\.candidateCountAfter).contains { $0 > 200 }, "otherwise this test checks less")
    for attempt in attempts {
      review.select(attempt: attempt.number)
      #expect(review.gameReview?.selection == attempt.number)
      #expect(review.status == CodeBreakerSession.SpokenText.remaining(attempt))
    }
    #expect(review.status == "1 code after attempt 3.")
    review.select(attempt: 3)
    #expect(review.gameReview?.selection == nil)
    #expect(review.status == "Codes hidden.")
    review.select(attempt: 1)
    for number in [0, 4, -1, .max, .min] { review.select(attempt: number) }
    #expect(review.gameReview?.selection == 1)
    #expect(review.status == "200 of 252 codes after attempt 1.")
  }
}
