import Games
import Hashing
import Ledger
import NumberedGame

/// A game as it stands in the ledger: what every answer is made from.
struct GameView<Game: ServedGame>: Sendable {
  let key: GameKey
  var game: Game
  /// What was told before the first move, as the ledger has it.
  let opening: String
  /// The moves, first to last. The player's wish to end the game is none of them.
  var moves: [PlayedMove] = []
  /// The digest of the last row.
  var digest: Int64
  /// What ended the game, if anything has.
  var state = GameState.open
  var place: Int64?
  var skill: Int64?

  /// A game as it begins.
  init(_ key: GameKey, _ deals: DealtDay) {
    self.key = key
    game = Game(deals.dealt())
    opening = game.opening
    digest = Self.digest(after: 0, index: -1, action: "", outcome: opening, score: game.score)
  }

  /// A game as the ledger has it, played anew.
  ///
  /// - Throws: `LedgerError.fault` where it is not what the day dealt.
  init(_ row: GameRow, _ deals: DealtDay) throws {
    self.init(row.key, deals)
    let recorded: [(action: String, outcome: String)]
    if let line = row.line {
      guard let moves = Game.moves(ofLine: line) else { throw LedgerError.fault("a recorded line cannot be read") }
      recorded = moves
    } else {
      guard row.moves.first?.digest == digest else { throw LedgerError.fault("a game does not begin as it was dealt") }
      recorded = row.moves.dropFirst().map { ($0.action, $0.outcome) }
    }
    for move in recorded {
      guard let step = try? game.playing(move.action), step.outcome == move.outcome else {
        throw LedgerError.fault("a game is not what was dealt")
      }
      add(step.game, self.row(move.action, outcome: move.outcome, score: step.game.score))
    }
    if row.line == nil, row.moves.last?.digest != digest { throw LedgerError.fault("a game's digest is another one") }
    state = row.state
    place = row.place
    skill = row.skill
    if state == .ended, !game.isOver { game = game.ended() }
  }

  /// Whether the game is over, however it ended.
  var isOver: Bool { state != .open }

  /// The row that begins it in the ledger.
  var openingRow: MoveRow {
    MoveRow(key: key, index: -1, action: "", outcome: opening, score: game.score, digest: digest, parent: 0)
  }

  /// The row of what comes next.
  func row(_ action: String, outcome: String, score: Int) -> MoveRow {
    MoveRow(
      key: key, index: moves.count, action: action, outcome: outcome, score: score,
      digest: Self.digest(after: digest, index: moves.count, action: action, outcome: outcome, score: score),
      parent: digest)
  }

  /// What the game came to, if it ends as it stands.
  var finished: FinishedGame {
    FinishedGame(
      key: key, moveCount: moves.count, score: game.score, line: game.line,
      place: moves.isEmpty ? nil : game.place)
  }

  /// Goes on to the game after a move.
  ///
  /// - Parameter row: the row of the move.
  mutating func add(_ next: Game, _ row: MoveRow) {
    digest = row.digest
    moves.append(PlayedMove(action: row.action, outcome: row.outcome, score: row.score))
    game = next
  }

  /// The first eight bytes of the SHA-256 of a row behind the digest of the row before.
  private static func digest(after parent: Int64, index: Int, action: String, outcome: String, score: Int) -> Int64 {
    let hash = SHA256Hash.of(Array("\(parent) \(index) \(action) \(outcome) \(score)".utf8))
    return hash.prefix(8).reduce(0) { $0 << 8 | Int64($1) }
  }
}
