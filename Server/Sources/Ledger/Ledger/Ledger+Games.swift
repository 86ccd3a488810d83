import DailyGames
import GameCore

/// The state of a game. The ledger stores the raw values.
public enum GameState: Int64, Sendable {
  /// The game isn't over.
  case open = 0
  /// The game was ended by its last move or by the player.
  case ended = 1
  /// The game was ended by the end of its day.
  case closed = 2
  /// The game couldn't be read at the end of its day, so it has no result. Its line holds its moves for the operator.
  case unreadable = 3
}

/// A row of the ledger with a game and its moves.
public struct GameRow: Hashable, Sendable {
  /// The game's day, player, and kind.
  public let key: GameKey
  /// The state.
  public let state: GameState
  /// The game's rows in order, from the one that begins the game. Empty once the game is recorded as a line.
  public let moveRows: [MoveRow]
  /// The replay line, or `nil` until the game is over.
  public let line: String?
  /// The value that ranks the game among the day's games, lowest first. `nil` if it has no moves.
  public let sortKey: Int64?
  /// The loss against the coach's guesses in CodeBreaker, in hundredths of a guess. `nil` in Triples, and until known.
  public let loss: Int64?
}

/// The result of a game.
public struct FinishedGame: Hashable, Sendable {
  /// The game's day, player, and kind.
  public let key: GameKey
  /// The number of moves or guesses. A game without moves isn't ranked.
  public let moveCount: Int
  /// The points, or 0 in CodeBreaker.
  public let score: Int
  /// The replay line.
  public let line: String
  /// The value that ranks the game among the day's games, or `nil` if it has no moves. Lower is better.
  public let sortKey: Int64?

  /// Creates a result.
  public init(key: GameKey, moveCount: Int, score: Int, line: String, sortKey: Int64?) {
    self.key = key
    self.moveCount = moveCount
    self.score = score
    self.line = line
    self.sortKey = sortKey
  }
}

extension Ledger {
  /// Begins a game with its first row. Returns `false` if the game was already begun, the day is closed, or it isn't the
  /// day by the database's clock, or by `clock` if the database has none. Throws `LedgerError`, which is
  /// `missingReference` if the player doesn't exist.
  public func begin(_ opening: MoveRow, by clock: ServerClock) async throws -> Bool {
    try await write(of: opening.key.player) { connection in
      let day = opening.key.day
      try connection.lock(closingLock(of: day), isShared: true)
      let time = try connection.time(clock)
      guard day.openingTime <= time, time < day.closingTime, try connection.isOpen(day) else { return false }
      try connection.markAsBegun(opening.key.player)
      let isNew = try connection.run(
        "INSERT INTO game (bucket, player, day, kind) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        [SQLValue](opening.key))
      guard isNew == 1 else { return false }
      try connection.run(
        """
        INSERT INTO \(moveTable(of: opening.key.day)) (bucket, player, kind, place, action, outcome, score, digest)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
        """, opening.values)
      return true
    }
  }

  /// Returns a player's game once it is durable, or `nil` if it was not begun. Throws `LedgerError`.
  public func game(_ key: GameKey) async throws -> GameRow? {
    // Another process may have written the row, and the standby may not have it yet, so wait until it is durable.
    try await withSnapshot(of: key.player) { try $0.game(key) }
  }

  /// Returns the games that exist of the given ones once they are durable. Throws `LedgerError`.
  public func games(_ keys: [GameKey]) async throws -> [GameRow] {
    let keys = Dictionary(grouping: keys, by: \.player)
    return try await read(of: Array(keys.keys), isDurable: true) { connection, players in
      let snapshot = Snapshot(connection: connection)
      return try players.flatMap { keys[$0] ?? [] }.compactMap { try snapshot.game($0) }
    }.flatMap(\.self)
  }

  /// Appends a move to its game, as `LedgerStore.append(_:)` does. Throws `LedgerError`.
  public func append(_ move: MoveRow) async throws -> Bool {
    if shards.count == 1 { return try await store.append(move) }
    return try await followingBuckets {
      let (number, map) = (shardIndex(of: move.key.player), shardMap)
      if try await shards[number].append(move) { return true }
      try await requireBuckets([move.key.player.bucket], inShard: number, of: map)
      return false
    }
  }

  /// Appends the last move of a game, and records the game's result. Returns whether the move was appended. The
  /// conditions are those of `LedgerStore.append(_:)`, and the player must exist. Throws `LedgerError`.
  public func finish(_ move: MoveRow, _ game: FinishedGame) async throws -> Bool {
    try await write(of: move.key.player) { connection in
      try connection.lock(closingLock(of: move.key.day), isShared: true)
      guard try connection.isOpen(move.key.day), try connection.lockPlayer(move.key.player) else { return false }
      let table = moveTable(of: move.key.day)
      let isNew = try connection.run(
        """
        INSERT INTO \(table) (bucket, player, kind, place, action, outcome, score, digest)
        SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE EXISTS (
          SELECT 1 FROM \(table)
          WHERE bucket = $9 AND player = $10 AND kind = $11 AND place = $12 AND digest = $13)
        ON CONFLICT DO NOTHING
        """,
        move.values + [SQLValue](move.key.player) + [
          SQLValue(move.key.kind), .integer(Int64(move.index) - 1), .integer(move.parentDigest),
        ])
      guard isNew == 1 else { return false }
      return try connection.record(game, as: .ended)
    }
  }
}

extension Snapshot {
  /// Returns a player's game, or `nil` if it was not begun. Throws `LedgerError`.
  public func game(_ key: GameKey) throws -> GameRow? {
    let found = try connection.rows(
      "SELECT state, line, place, skill FROM game WHERE bucket = $1 AND player = $2 AND day = $3 AND kind = $4",
      [SQLValue](key))
    guard let row = found.first else { return nil }
    let line = row.text(1)
    return GameRow(
      key: key, state: row.integer(0).flatMap(GameState.init) ?? .open,
      moveRows: line == nil ? try connection.moveRows(of: key) : [], line: line, sortKey: row.integer(2),
      loss: row.integer(3))
  }

  /// Returns the state and the sort key of a player's game, or `nil` if it was not begun. Throws `LedgerError`.
  public func status(of key: GameKey) throws -> (state: GameState, sortKey: Int64?)? {
    try connection.rows(
      "SELECT state, place FROM game WHERE bucket = $1 AND player = $2 AND day = $3 AND kind = $4", [SQLValue](key)
    ).first.map { ($0.integer(0).flatMap(GameState.init) ?? .open, $0.integer(1)) }
  }

  /// Returns whether a player may see others' results: after the player's own game is over, or once the day is
  /// revealed. Throws `LedgerError`.
  public func canSeeResults(of games: DayGames, player: PlayerID) throws -> Bool {
    let key = GameKey(day: games.day, player: player, kind: games.kind)
    if let status = try status(of: key), status.state != .open { return true }
    return try day(games.day)?.progress == .revealed
  }

  /// Returns the games on the given days of which a player may see others' results, as `canSeeResults(of:player:)` does.
  /// Throws `LedgerError`.
  public func visibleGames(_ days: ClosedRange<CalendarDay>, for player: PlayerID) throws -> Set<DayGames> {
    let revealed = try self.days(days).filter { $0.progress == .revealed }.flatMap { row in
      DailyGame.all.map { DayGames(day: row.day, kind: $0) }
    }
    let ended = try connection.rows(
      "SELECT day, kind FROM game WHERE bucket = $1 AND player = $2 AND day BETWEEN $3 AND $4 AND state > 0",
      [SQLValue](player) + [SQLValue(days.lowerBound), SQLValue(days.upperBound)]
    ).compactMap { row in row.day(0).flatMap { day in row.kind(1).map { DayGames(day: day, kind: $0) } } }
    return Set(revealed + ended)
  }
}

extension MoveRow {
  /// The values of the columns bucket, player, kind, place, action, outcome, score, and digest.
  public var values: [SQLValue] {
    [SQLValue](key.player) + [
      SQLValue(key.kind), .integer(Int64(index)), .text(action), .text(outcome), .integer(Int64(score)),
      .integer(digest),
    ]
  }
}

extension SQLConnection {
  func isOpen(_ day: CalendarDay) throws -> Bool {
    try rows("SELECT 1 FROM day WHERE day = $1 AND state = 0", [SQLValue(day)]).count == 1
  }

  /// Returns the rows of a game that isn't recorded as a line yet.
  func moveRows(of key: GameKey) throws -> [MoveRow] {
    var parentDigest: Int64 = 0
    return try rows(
      """
      SELECT place, action, outcome, score, digest FROM \(moveTable(of: key.day))
      WHERE bucket = $1 AND player = $2 AND kind = $3 ORDER BY place
      """, [SQLValue](key.player) + [SQLValue(key.kind)]
    ).compactMap { row in
      guard let index = row.integer(0), let action = row.text(1), let outcome = row.text(2), let score = row.integer(3),
        let digest = row.integer(4)
      else { return nil }
      defer { parentDigest = digest }
      return MoveRow(
        key: key, index: Int(index), action: action, outcome: outcome, score: Int(score), digest: digest,
        parentDigest: parentDigest
      )
    }
  }

  /// Records the result of a game. Returns `false` if the game already has a result or doesn't exist.
  func record(_ game: FinishedGame, as state: GameState) throws -> Bool {
    guard try update(game, to: state) else { return false }
    if let sortKey = game.sortKey {
      try adjustTally(at: [SQLValue(game.key.day), SQLValue(game.key.kind), .integer(sortKey)], by: 1)
    }
    return true
  }

  /// Records the result of a game, without counting it. Returns `false` if it already has one or doesn't exist.
  func update(_ game: FinishedGame, to state: GameState) throws -> Bool {
    let sortKey: SQLValue = game.sortKey.map { .integer($0) } ?? .null
    return try run(
      """
      UPDATE game SET state = $1, moves = $2, score = $3, line = $4, place = $5
      WHERE bucket = $6 AND player = $7 AND day = $8 AND kind = $9 AND state = 0
      """,
      [
        .integer(state.rawValue), .integer(Int64(game.moveCount)), .integer(Int64(game.score)), .text(game.line),
        sortKey,
      ]
        + [SQLValue](game.key)) == 1
  }
}
