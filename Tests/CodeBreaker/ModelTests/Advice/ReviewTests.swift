import CodeBreakerModel
import CodeBreakerTestSupport
import Testing

@Suite struct ReviewTests {
  private static let games = [
    "codebreaker/1 537 4.mastermind 2020", "codebreaker/1 537 4.mastermind 0123,45-0,2020",
    "codebreaker/1 537 4.mastermind 0123,4455,x", "codebreaker/1 537 4.mastermind.2 0123,4455",
    "codebreaker/1 7 3.faces 012,345,670",
  ]

  /// For any advice, loss and luck add up to the number of guesses made, minus the number expected.
  @Test(arguments: games) func attemptsAreNumberedAndTheirSkillAndLuckAddUp(line: String) throws {
    let game = try CodeBreaker(line: line)
    let review = try Review(of: game, advices: FakeCoach.advices(for: game))
    var sum = Rational(0)
    for attempt in review.attempts {
      sum = try #require(sum.adding(attempt.loss)?.adding(attempt.luck))
      #expect(attempt.loss.numerator >= 0)
      #expect(attempt.remainingCodes.count == min(attempt.candidateCountAfter, 200))
    }
    #expect(sum == review.lossPlusLuck)
    #expect(review.attempts.count == game.attempts.count)
    #expect(review.attempts.map(\.number) == Array(1...game.attempts.count))
    #expect((review.expectedRemainingGuesses == Rational(0)) == (game.ending == .solved))
  }

  @Test(arguments: games) func reviewRoundTrips(line: String) throws {
    let game = try CodeBreaker(line: line)
    let review = try Review(of: game, advices: FakeCoach.advices(for: game))
    #expect(try Review(text: review.text) == review)
  }

  @Test func invalidReviewReportsItsFault() throws {
    let game = try CodeBreaker(line: Self.games[1])
    let other = try CodeBreaker(line: "codebreaker/1 537 4.mastermind 0123,4500,2020")
    let advices = FakeCoach.advices(for: game)
    #expect(throws: ReviewFault.noAttempts) {
      try Review(of: try CodeBreaker(line: "codebreaker/1 537 4.mastermind"), advices: [])
    }
    #expect(throws: ReviewFault.wrongCount) { try Review(of: game, advices: advices.dropLast()) }
    #expect(throws: ReviewFault.mismatchedAdvice(1)) { try Review(of: other, advices: advices) }
    #expect(throws: ReviewFault.mismatchedAdvice(0)) { try Review(of: game, advices: advices.reversed()) }
    let lines = try Review(of: game, advices: advices).text.split(separator: UInt8(ascii: "\n"))
    let read = { (lines: [ArraySlice<UInt8>]) in try Review(text: Array(lines.joined(separator: [UInt8(ascii: "\n")])))
    }
    #expect(throws: ReviewFault.unsupportedFormat) { try read(Array(lines.dropFirst())) }
    #expect(throws: ReviewFault.malformedGame) { try read([lines[0], lines[2]]) }
    #expect(throws: ReviewFault.wrongCount) { try read(lines.dropLast()) }
    #expect(throws: ReviewFault.malformedAdvice(1)) { try read([lines[0], lines[1], lines[2], lines[4], lines[3]]) }
  }

  @Test func answersAllowOnlyConsistentCodes() throws {
    let question = CoachQuestion(try CodeBreaker(line: "codebreaker/1 537 4.mastermind 0123,4455"))
    #expect(question.isCandidate([2, 0, 2, 0]), "the code itself")
    #expect(question.firstContradiction(to: [2, 0, 2, 0]) == nil)
    #expect(question.firstContradiction(to: [0, 1, 2, 3]) == 0)
    #expect(question.firstContradiction(to: [2, 0, 2, 4]) == 1)
    #expect(!question.isCandidate([2, 0, 2, CodeText.missingColor]))
    #expect(!question.isCandidate([2, 0, 2]))
  }

  @Test(arguments: [
    (0, 1, 0), (5625, 1296, 434), (1, 8, 13), (-1, 8, -13), (1, 200, 1), (1, 201, 0),
    (2_985_984_000, 2_985_984, 100_000),
  ])
  func hundredthsAreRoundedHalfAwayFromZero(numerator: Int64, denominator: Int64, hundredths: Int64) {
    #expect(Rational(numerator, over: denominator).hundredths == hundredths)
  }
}
