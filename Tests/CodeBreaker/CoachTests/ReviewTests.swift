import CodeBreakerModel
import GameCore
import Testing

@testable import CodeBreakerCoach

@Suite struct ReviewTests {
  /// Checks that loss and luck add up exactly to the guesses made and still expected, minus those expected at first.
  private func check(_ review: Review, _ game: CodeBreaker) throws {
    #expect(review.attempts.count == game.attempts.count)
    var sum = Rational(0)
    for attempt in review.attempts {
      #expect(attempt.loss.numerator >= 0)
      #expect(attempt.best.total <= attempt.playedGuess.total)
      #expect((attempt.rating == .perfect) == (attempt.loss.numerator == 0))
      #expect(attempt.playedGuess.candidateCount == attempt.candidateCountBefore)
      #expect(attempt.remainingCodes.count == min(attempt.candidateCountAfter, Advice.maxListedCodes))
      sum = try #require(sum.adding(attempt.loss)?.adding(attempt.luck))
    }
    #expect(sum == review.lossPlusLuck)
    for (one, next) in zip(review.attempts, review.attempts.dropFirst()) {
      #expect(one.candidateCountAfter == next.candidateCountBefore)
    }
    #expect(abs(review.loss + review.luck - (try #require(review.lossPlusLuck)).value) < 1e-9)
    #expect(review.expectedGuessesAtStart == review.attempts.first?.best.expectedGuesses)
    let isSolved = game.ending == .solved
    #expect((review.expectedRemainingGuesses.numerator == 0) == isSolved)
  }

  @Test(arguments: [(4, "mastermind"), (3, "swiftui-colors"), (4, "newspaper"), (3, "faces")])
  func skillAndLuckAddUp(pegCount: Int, theme: String) throws {
    var random = SplitMix64(seed: 21)
    let coach = Coach()
    for number in 1...2 {
      let game = try Games.randomGame(UInt64(number), pegCount, theme, attemptCount: 3 + number, &random)
      try check(try #require(coach.review(game, workLimit: 40_000_000)), game)
    }
  }

  @Test(arguments: [(5, "faces"), (4, "swiftui-colors")])
  func skillAndLuckAddUpForEstimates(pegCount: Int, theme: String) throws {
    var random = SplitMix64(seed: 22)
    let game = try Games.randomGame(4, pegCount, theme, attemptCount: 4, &random)
    let review = try #require(Coach().review(game, workLimit: 2_000_000))
    try check(review, game)
    #expect(!review.isExact)
  }

  /// If the player makes the coach's guesses, loss is 0, and only luck changes the number of guesses.
  @Test func coachsGuessesArePerfectAndNeedAtMostSixAttempts() throws {
    let coach = Coach()
    for number in 1...3 {
      var random = SplitMix64(seed: 1)
      var game = try Games.randomGame(UInt64(number), 4, "mastermind", attemptCount: 0, &random)
      while !game.isOver {
        let position = try #require(Position(CoachQuestion(game)))
        try Games.guess(try #require(coach.analysis(position)).best.guess, &game)
      }
      let review = try #require(coach.review(game))
      try check(review, game)
      #expect(review.isExact)
      #expect(review.loss == 0)
      #expect(review.expectedGuessesAtStart == Rational(5625, over: 1296))
      #expect(review.attempts.allSatisfy { $0.rating == .perfect && $0.best == $0.playedGuess })
      #expect(game.attempts.count <= 6)
    }
  }

  @Test func gameWithoutAttemptsHasNoReview() throws {
    var random = SplitMix64(seed: 1)
    #expect(Coach().review(try Games.randomGame(1, 4, "mastermind", attemptCount: 0, &random)) == nil)
  }

  @Test func ratingsFollowTheSkill() {
    #expect(Rating(loss: 0) == .perfect)
    #expect(Rating(loss: 0.01) == .excellent)
    #expect(Rating(loss: 0.1) == .good)
    #expect(Rating(loss: 0.3) == .fair)
    #expect(Rating(loss: 3) == .bold)
    #expect(Rating.allCases.allSatisfy { !$0.word.isEmpty })
  }
}
