import CodeBreakerModel
import CodeBreakerTestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct ReviewedAttemptTests {
  private func attempts(_ line: String, _ values: [(best: Int64, played: Int64?)]) throws -> [CodeBreakerSession
    .ReviewedAttempt]
  {
    CodeBreakerSession.ReviewFindings(of: try review(line, values)).attempts
  }

  @Test func reviewedAttemptShowsAndSpeaksItsCodesRatingSkillAndLuck() throws {
    let attempts = try attempts(freshLine + " 0123,2020", [(434, 438), (300, 300)])
    #expect(attempts.count == 2)
    #expect(attempts[0].codeCountsText == "1,296 codes to 252")
    #expect(attempts[1].codeCountsText == "252 codes to 1")
    #expect(attempts[0].ratingText == "Excellent")
    #expect(attempts[1].ratingText == "Perfect")
    #expect(attempts[0].expectationText == "4.38 guesses expected (4.34 with the best guess)")
    #expect(attempts[1].expectationText == "3.00 guesses expected")
    #expect(attempts.map(\.lossText) == ["0.04", "0.00"])
    #expect(attempts.map(\.luckText) == ["saved 0.38", "saved 2.00"])
    #expect(attempts.map(\.remainingTitle) == ["252 codes left", "Solved"])
    #expect(attempts.map(\.remainingNote) == ["200 of 252 codes, evenly chosen.", ""])
    #expect(attempts[0].remainingCodes.count == 200)
    #expect(attempts[0].remainingCodeCount == 252)
    #expect(attempts[1].remainingCodes.map(\.pegs) == [["blue", "red", "blue", "red"]])
    #expect(attempts[0].betterGuess?.pegs == ["red", "red", "red", "red"])
    #expect(attempts[1].betterGuess == nil)
    #expect(
      attempts[0].spokenText(theme: .mastermind).hasSuffix(
        " 1 in the right place, 1 in the wrong place. 1,296 codes to 252. Excellent. 4.38 guesses expected (4.34 with the best guess). "
          + "Lost 0.04, luck saved 0.38. Best guess: red, red, red, red."))
    #expect(attempts[0].spokenText(theme: .mastermind).hasPrefix("Attempt 1: red, "))
    #expect(
      attempts[1].spokenText(theme: .mastermind)
        == "Attempt 2: blue, red, blue, red. 4 in the right place. 252 codes to 1. Perfect. 3.00 guesses expected. "
        + "Lost 0.00, luck saved 2.00.")
  }

  @Test func exactlyOneExpectedGuessIsSingular() throws {
    let attempt = try #require(try attempts(freshLine + " 2020", [(100, 100)]).first)
    #expect(attempt.expectationText == "1.00 guess expected")
    let other = try #require(try attempts(freshLine + " 2020", [(100, 101)]).first)
    #expect(other.expectationText == "1.01 guesses expected (1.00 with the best guess)")
  }

  @Test(
    arguments: [
      (400, "Perfect"), (404, "Excellent"), (406, "Good"), (416, "Good"), (418, "Fair"), (449, "Fair"), (451, "Bold"),
    ] as [(Int64, String)])
  func lossDeterminesTheRating(played: Int64, title: String) throws {
    #expect(try attempts(freshLine + " 2020", [(400, played)]).map(\.ratingText) == [title])
  }

  @Test func ratingTitlesAreCapitalized() {
    for rating in Rating.allCases {
      #expect(rating.title.lowercased() == rating.word)
      #expect(rating.title != rating.word)
    }
  }

  @Test func remainingCodesAndBetterGuessUseThePegsOfTheTheme() throws {
    let game = try CodeBreaker(line: "codebreaker/1 7 3.faces 012,345,x")
    let review = try Review(of: game, advices: FakeCoach.advices(for: game))
    for (attempt, exact) in zip(CodeBreakerSession.ReviewFindings(of: review).attempts, review.attempts) {
      #expect(attempt.remainingCodes.map { CoachQuestion.colors(of: $0, game.pegChoices) } == exact.remainingCodes)
      #expect(attempt.remainingCodes.allSatisfy { $0.kind == .guess && $0.pegs.allSatisfy(game.pegChoices.contains) })
      let question = CoachQuestion(game, attemptCount: exact.number)
      #expect(exact.remainingCodes.allSatisfy { question.isCandidate($0) })
      #expect(
        attempt.betterGuess.map { CoachQuestion.colors(of: $0, game.pegChoices) } ?? exact.playedGuess.guess
          == exact.best.guess)
    }
  }
}
