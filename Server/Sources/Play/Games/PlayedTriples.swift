import Ledger
import NumberedGame
import TriplesModel

/// The day's game of Triples as the authority plays it.
struct PlayedTriples: PlayedGame, @unchecked Sendable {
  static let kind = GameKind.triples

  // Nobody changes it once it is here: a step is played in a copy.
  private let game: Triples
  private let replay: Replay

  init(_ deals: DealtDay) {
    game = deals.triples.game
    // An opening is always four spawns in four cells.
    replay = Replay(day: deals.day, opening: deals.triples.opening)!
  }

  private init(_ game: Triples, _ replay: Replay) {
    self.game = game
    self.replay = replay
  }

  var opening: String {
    replay.spawns.prefix(Triples.openingCount).map { String(decoding: $0.text, as: UTF8.self) }.joined()
  }
  var isOver: Bool { game.isDone }
  var isGivenUp: Bool { !game.isDone }
  var score: Int { game.score }
  var line: String { String(decoding: replay.line, as: UTF8.self) }

  var place: Int64? { -Int64(game.score) }

  func playing(_ action: String) throws(Refusal) -> (game: PlayedTriples, outcome: String) {
    guard action.utf8.count == 1, let letter = action.utf8.first, let direction = Direction(letter: letter) else {
      throw .malformed
    }
    let next = game.copy()
    let effect: MoveEffect
    do { effect = try next.play(direction) } catch { throw .nothingMoves }
    guard let tile = effect.spawned, let spawn = Spawn(value: tile.val, row: tile.row, column: tile.col) else {
      // The words have come to their end, which no game comes near to.
      throw .nothingMoves
    }
    var record = replay
    record.record(direction, spawn)
    return (PlayedTriples(next, record), String(decoding: spawn.text, as: UTF8.self))
  }

  func ended() -> PlayedTriples { self }

  static func moves(ofLine line: String) -> [(action: String, outcome: String)]? {
    guard let replay = try? Replay(line: line) else { return nil }
    return zip(replay.moves, replay.spawns.dropFirst(Triples.openingCount)).map { move, spawn in
      (String(decoding: [move.letter], as: UTF8.self), String(decoding: spawn.text, as: UTF8.self))
    }
  }
}
