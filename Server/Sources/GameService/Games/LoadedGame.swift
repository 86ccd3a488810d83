import GameCore
import Games
import Hashing
import Ledger

/// The error when a game doesn't follow from its day's deal, so that it can't be replayed.
struct UnreadableGameError: Error {
  /// The reason in a few words.
  let reason: String
}

/// A game in memory, in the state that the ledger has recorded. Every response about a game is based on it.
struct LoadedGame: Sendable {
  private(set) var game: any ServedGame
  /// What the player may know of the game.
  var snapshot: GameSnapshot
  /// The digest of the latest row: the last move's, or the opening's before the first move.
  private(set) var digest: Int64

  init(_ key: GameKey, _ deals: DayDeals) {
    game = key.kind.servedType.init(deals)
    snapshot = GameSnapshot(key: key, opening: game.opening, score: game.score)
    digest = Self.digest(after: 0, index: -1, action: "", outcome: snapshot.opening, score: game.score)
  }

  /// Creates a game by replaying a row's moves. Throws if the row doesn't fit the day's deal.
  init(_ row: GameRow, _ deals: DayDeals) throws(UnreadableGameError) {
    self.init(row.key, deals)
    let recorded: [(action: String, outcome: String)]
    if let line = row.line {
      guard let moves = row.key.kind.servedType.moves(ofLine: line) else {
        throw UnreadableGameError(reason: "its line cannot be read")
      }
      recorded = moves
    } else {
      guard row.moveRows.first?.digest == digest else {
        throw UnreadableGameError(reason: "it does not begin as it was dealt")
      }
      recorded = row.moveRows.dropFirst().map { ($0.action, $0.outcome) }
    }
    for move in recorded {
      guard let step = try? game.playing(move.action), step.outcome == move.outcome else {
        throw UnreadableGameError(reason: "it is not what was dealt")
      }
      advance(to: step.game, recording: nextRow(move.action, outcome: move.outcome, score: step.game.score))
    }
    if row.line == nil, row.moveRows.last?.digest != digest {
      throw UnreadableGameError(reason: "its digest is another one")
    }
    snapshot.state = row.state
    snapshot.sortKey = row.sortKey
    snapshot.loss = row.loss
    if row.state == .ended, !game.isOver { giveUp() }
  }

  var openingRow: MoveRow {
    MoveRow(
      key: snapshot.key, index: -1, action: "", outcome: snapshot.opening, score: game.score, digest: digest,
      parentDigest: 0)
  }

  func nextRow(_ action: String, outcome: String, score: Int) -> MoveRow {
    let index = snapshot.moves.count
    return MoveRow(
      key: snapshot.key, index: index, action: action, outcome: outcome, score: score,
      digest: Self.digest(after: digest, index: index, action: action, outcome: outcome, score: score),
      parentDigest: digest)
  }

  var finishedGame: FinishedGame {
    let moveCount = snapshot.moves.count
    return FinishedGame(
      key: snapshot.key, moveCount: moveCount, score: game.score, line: game.line,
      sortKey: moveCount == 0 ? nil : game.sortKey)
  }

  /// Advances to `next`, the game after the move that `row` records.
  mutating func advance(to next: any ServedGame, recording row: MoveRow) {
    digest = row.digest
    snapshot.moves.append(PlayedMove(action: row.action, outcome: row.outcome, score: row.score))
    snapshot.score = row.score
    game = next
    if next.isOver { snapshot.state = .ended }
  }

  /// Ends the game by the player's choice, which `row` records.
  mutating func end(recording row: MoveRow) {
    digest = row.digest
    giveUp()
  }

  private mutating func giveUp() {
    game = game.ended()
    snapshot.state = .ended
    snapshot.isGivenUp = true
  }

  /// Returns the first eight bytes of the SHA-256 of a row and its parent's digest, as a big-endian integer.
  private static func digest(after parent: Int64, index: Int, action: String, outcome: String, score: Int) -> Int64 {
    let hash = SHA256Hash.digest(of: Array("\(parent) \(index) \(action) \(outcome) \(score)".utf8))
    return hash.prefix(8).reduce(0) { $0 << 8 | Int64($1) }
  }
}
