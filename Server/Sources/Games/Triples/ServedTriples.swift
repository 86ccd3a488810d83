import DailyGames
import GameCore
import JSON
import Ledger
import TriplesCoach
import TriplesModel
import TriplesPocketNetwork

package struct ServedTriples: ServedGame, @unchecked Sendable {
  package static var kind: DailyGame { .triples }

  // `Triples` is a mutable class. Sharing this instance is safe, because moves are played on a copy.
  private let game: Triples
  private let replay: Replay

  package init(_ deal: Triples.DayDeal) {
    game = deal.game
    // The replay is never `nil`, because an opening always has four spawns in different cells.
    replay = Replay(day: deal.day, opening: deal.opening)!
  }

  private init(_ game: Triples, _ replay: Replay) {
    self.game = game
    self.replay = replay
  }

  /// The four opening spawns, each in the format of `Spawn.text`.
  package var opening: String {
    replay.spawns.prefix(Triples.openingTileCount).map { String(decoding: $0.text, as: UTF8.self) }.joined()
  }
  package var isOver: Bool { game.isDone }
  package var score: Int { game.score }
  package var line: String { String(decoding: replay.line, as: UTF8.self) }
  package var sortKey: Int64 { -Int64(game.score) }

  /// Returns the game after a move, and its spawn in the format of `Spawn.text`. `action` is the letter of a direction.
  package func playing(_ action: String) throws(MoveRefusal) -> (game: ServedTriples, outcome: String) {
    guard action.utf8.count == 1, let letter = action.utf8.first, let direction = Direction(letter: letter) else {
      throw .nothingMoves
    }
    let next = game.copy()
    let effect: MoveEffect
    do { effect = try next.play(direction) } catch { throw .nothingMoves }
    guard let tile = effect.spawnedTile, let spawn = Spawn(value: tile.val, row: tile.row, column: tile.col) else {
      // The day's random words have run out. No actual game is long enough for that.
      throw .nothingMoves
    }
    var record = replay
    record.record(direction, spawn)
    return (ServedTriples(next, record), String(decoding: spawn.text, as: UTF8.self))
  }

  package func ended() -> ServedTriples { self }

  package static func moves(ofLine line: String) -> [(action: String, outcome: String)]? {
    guard let replay = try? Replay(line: line) else { return nil }
    return zip(replay.moves, replay.spawns.dropFirst(Triples.openingTileCount)).map { move, spawn in
      (String(decoding: [move.letter], as: UTF8.self), String(decoding: spawn.text, as: UTF8.self))
    }
  }

  package static var binWidth: Int { 100 }

  package static func figure(ofSortKey sortKey: Int64) -> Int? { Int(-sortKey) }

  /// Plays a deal as the coach, which sees only the board.
  package static func coachGame(_ deal: Triples.DayDeal, nodeCount: Int) -> CoachGameRow? {
    guard let coach = PocketNetwork.coach, var replay = Replay(day: deal.day, opening: deal.opening) else {
      return nil
    }
    let game = deal.game
    while let direction = coach.advice(for: game, nodeLimit: nodeCount).bestMove {
      guard let tile = try? game.play(direction).spawnedTile,
        let spawn = Spawn(value: tile.val, row: tile.row, column: tile.col)
      else { return nil }
      replay.record(direction, spawn)
    }
    return CoachGameRow(
      sortKey: -Int64(game.score), moveCount: replay.moves.count, score: game.score, loss: nil,
      line: String(decoding: replay.line, as: UTF8.self))
  }
}

extension MoveRefusal {
  fileprivate static let nothingMoves = MoveRefusal(kind: .nothingMoves, title: "Nothing moves in that direction.")
}
