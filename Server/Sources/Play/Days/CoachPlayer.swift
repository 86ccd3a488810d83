import CodeBreakerCoach
import CodeBreakerModel
import Ledger
import NumberedGame
import TriplesCoach
import TriplesModel
import TriplesPocketNetwork

/// The coach as a player of the day's games. It is told what every player is told, and stands beside the table, without a rank.
struct CoachPlayer: Sendable {
  let ledger: Ledger

  /// How far the coach looks ahead in Triples.
  let nodes: Int

  /// Plays the games of a day that were not played yet.
  ///
  /// - Throws: `LedgerError`, `CancellationError`.
  func play(_ deals: DealtDay) async throws {
    let triples = DayGame(day: deals.day, kind: .triples)
    if try await ledger.coachGame(of: triples) == nil,
      let game = try await BackgroundWork.result(of: { Self.triples(deals, nodes: nodes) })
    {
      try await ledger.insert(game, of: triples)
    }
    let codeBreaker = DayGame(day: deals.day, kind: .codeBreaker)
    if try await ledger.coachGame(of: codeBreaker) == nil,
      let game = try await BackgroundWork.result(of: { Self.codeBreaker(deals) })
    {
      try await ledger.insert(game, of: codeBreaker)
    }
  }

  /// A game of Triples, in which the coach sees the board alone.
  private static func triples(_ deals: DealtDay, nodes: Int) -> CoachGameRow? {
    guard let coach = PocketNetwork.coach, var replay = Replay(day: deals.day, opening: deals.triples.opening) else {
      return nil
    }
    let game = deals.triples.game
    while let direction = coach.advice(for: game, nodes: nodes).best {
      guard let tile = try? game.play(direction).spawned,
        let spawn = Spawn(value: tile.val, row: tile.row, column: tile.col)
      else { return nil }
      replay.record(direction, spawn)
    }
    return CoachGameRow(
      place: -Int64(game.score), moveCount: replay.moves.count, score: game.score, skill: nil,
      line: String(decoding: replay.line, as: UTF8.self))
  }

  /// A game of CodeBreaker, in which the coach sees the answers alone.
  private static func codeBreaker(_ deals: DealtDay) -> CoachGameRow? {
    let coach = CodeBreakerCoach.Coach()
    var game = deals.codeBreaker.game
    while !game.isOver {
      guard let advice = coach.advice(on: CodeBreakerModel.CoachQuestion(game)) else { return nil }
      for (hole, color) in advice.best.guess.enumerated() { game.setGuessPeg(game.pegChoices[Int(color)], at: hole) }
      guard game.attemptGuess() == nil else { return nil }
    }
    let isSolved = game.ending == .solved
    return CoachGameRow(
      place: isSolved
        ? PlayedCodeBreaker.place(guesses: game.attempts.count, skill: 0) : PlayedCodeBreaker.unsolvedPlace,
      moveCount: game.attempts.count, score: 0, skill: isSolved ? 0 : nil,
      line: String(decoding: game.line, as: UTF8.self))
  }
}
