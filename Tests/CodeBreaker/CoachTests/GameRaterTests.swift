import CodeBreakerModel
import GameCore
import Testing

@testable import CodeBreakerCoach

@Suite struct GameRaterTests {
  /// Returns solved daily games of several players. Half of them begin with the same guess.
  private static func games(weekday: Int, count: Int) throws -> [CodeBreaker] {
    let day = try #require(CalendarDay(text: "2026-11-23".utf8).adding(days: weekday))
    let setup = GameSetup(day: day)
    let space = try #require(CodeSpace(pegCount: setup.pegCount, colorCount: setup.theme.choices.count))
    var random = SplitMix64(seed: UInt64(weekday) + 1)
    let popular = Int.random(in: 0..<space.count, using: &random)
    let code = space.pegs(of: Int.random(in: 0..<space.count, using: &random))
    let master = Code(kind: .master(isHidden: true), pegs: CoachQuestion.pegs(of: code, setup.theme.choices))
    return try (0..<count).map { index in
      var game = CodeBreaker(setup, masterCode: master)
      var guess = space.pegs(of: index % 2 == 0 ? popular : Int.random(in: 0..<space.count, using: &random))
      while true {
        try Games.guess(guess, &game)
        if game.isOver { return game }
        let position = try #require(Position(CoachQuestion(game)))
        let index = try #require(position.candidates.randomElement(using: &random))
        guess = space.pegs(of: Int(index))
      }
    }
  }

  /// CodeBreaker has a different size on each weekday.
  @Test(arguments: 0..<7) func ratingDoesNotDependOnEarlierGames(weekday: Int) throws {
    let games = try Self.games(weekday: weekday, count: 6)
    let rater = GameRater()
    let losses = games.map { rater.loss(of: $0) }
    #expect(losses == games.map { GameRater().loss(of: $0) })
    #expect(losses.reversed() == games.reversed().map { rater.loss(of: $0) })
    #expect(losses.allSatisfy { $0.map { 0..<12 ~= $0 } ?? false })
  }

  /// A small game is searched completely, so the rating is exact. In other games, it is close to that of a review.
  @Test(arguments: [(0, 0.0), (1, 0.2), (6, 0.2)]) func ratingIsCloseToTheLossInAReview(
    weekday: Int, maxDifference: Double
  ) throws {
    let rater = GameRater()
    for game in try Self.games(weekday: weekday, count: 3) {
      let review = try #require(Coach().review(game))
      let loss = try #require(rater.loss(of: game))
      #expect(abs(loss - review.loss) <= maxDifference + 1e-9)
    }
  }

  @Test func gameWithoutGuessesOrPossibleCodesIsNotRated() throws {
    let setup = GameSetup(day: try CalendarDay(text: "2026-11-23".utf8))
    #expect(GameRater().loss(of: CodeBreaker(setup)) == nil)
    var game = CodeBreaker(setup)
    // No code has three pegs of the first color, and is four of the second.
    for (color, exact) in [(0, 3), (1, 4)] {
      for hole in 0..<setup.pegCount { game.setGuessPeg(setup.theme.choices[color], at: hole) }
      _ = game.attemptGuess(answer: MatchCounts(exact: exact, inexact: 0))
    }
    #expect(GameRater().loss(of: game) == nil)
  }

  @Test func coachsGameHasNoLoss() throws {
    let played = try Self.games(weekday: 0, count: 1)[0]
    var game = CodeBreaker(
      played.setup, masterCode: Code(kind: .master(isHidden: true), pegs: played.masterCode.pegs))
    let coach = Coach()
    while !game.isOver {
      let position = try #require(Position(CoachQuestion(game)))
      let analysis = try #require(coach.analysis(position))
      try Games.guess(analysis.best.guess, &game)
    }
    #expect(GameRater().loss(of: game) == 0)
  }
}
