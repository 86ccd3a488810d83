import Games
import Hashing
import Ledger
import NumberedGame

/// A game in memory, in the state that the ledger has recorded. Every response about a game is based on it.
struct LoadedGame<Game: ServedGame>: Sendable {
  let key: GameKey
  var game: Game
  /// The part of the deal that the player saw before the first move, as the ledger stores it.
  let opening: String
  /// The moves, first to last. The player's decision to end the game isn't one of them.
  var moves: [PlayedMove] = []
  /// The digest of the latest row: the last move's, or the opening's before the first move.
  var digest: Int64
  var state = GameState.open
  var sortKey: Int64?
  var skill: Int64?

  init(_ key: GameKey, _ deals: DayDeals) {
    self.key = key
    game = Game(deals.deal())
    opening = game.opening
    digest = Self.digest(after: 0, index: -1, action: "", outcome: opening, score: game.score)
  }

  /// Creates a game by replaying a row's moves. Throws `LedgerError.fault` if the row doesn't fit the day's deal.
  init(_ row: GameRow, _ deals: DayDeals) throws {
    self.init(row.key, deals)
    let recorded: [(action: String, outcome: String)]
    if let line = row.line {
      guard let moves = Game.moves(ofLine: line) else { throw LedgerError.fault("a recorded line cannot be read") }
      recorded = moves
    } else {
      guard row.moveRows.first?.digest == digest else {
        throw LedgerError.fault("a game does not begin as it was dealt")
      }
      recorded = row.moveRows.dropFirst().map { ($0.action, $0.outcome) }
    }
    for move in recorded {
      guard let step = try? game.playing(move.action), step.outcome == move.outcome else {
        throw LedgerError.fault("a game is not what was dealt")
      }
      advance(to: step.game, recording: self.nextRow(move.action, outcome: move.outcome, score: step.game.score))
    }
    if row.line == nil, row.moveRows.last?.digest != digest {
      throw LedgerError.fault("a game's digest is another one")
    }
    state = row.state
    sortKey = row.sortKey
    skill = row.skill
    if state == .ended, !game.isOver { game = game.ended() }
  }

  /// Whether the game is over, by its rules, by the player's choice, or by the end of its day.
  var isOver: Bool { state != .open }

  var openingRow: MoveRow {
    MoveRow(key: key, index: -1, action: "", outcome: opening, score: game.score, digest: digest, parentDigest: 0)
  }

  func nextRow(_ action: String, outcome: String, score: Int) -> MoveRow {
    MoveRow(
      key: key, index: moves.count, action: action, outcome: outcome, score: score,
      digest: Self.digest(after: digest, index: moves.count, action: action, outcome: outcome, score: score),
      parentDigest: digest)
  }

  var finishedGame: FinishedGame {
    FinishedGame(
      key: key, moveCount: moves.count, score: game.score, line: game.line,
      sortKey: moves.isEmpty ? nil : game.sortKey)
  }

  /// Advances to `next`, the game after the move that `row` records.
  mutating func advance(to next: Game, recording row: MoveRow) {
    digest = row.digest
    moves.append(PlayedMove(action: row.action, outcome: row.outcome, score: row.score))
    game = next
  }

  /// Returns the first eight bytes of the SHA-256 of a row and its parent's digest, as a big-endian integer.
  private static func digest(after parent: Int64, index: Int, action: String, outcome: String, score: Int) -> Int64 {
    let hash = SHA256Hash.digest(of: Array("\(parent) \(index) \(action) \(outcome) \(score)".utf8))
    return hash.prefix(8).reduce(0) { $0 << 8 | Int64($1) }
  }
}
