import DailyGames
import GameCore

/// A row of a day's standings.
public struct StandingsRow: Hashable, Sendable {
  /// The player.
  public let player: PlayerID
  /// The player's name.
  public let name: String
  /// Whether an operator has hidden the name.
  public let isNameHidden: Bool
  /// Whether the player finished no ranked game on an earlier day. `false` in a circle, whose members know each other.
  public let isNewcomer: Bool
  /// The value that ranks the game among the day's games. Lower is better.
  public let sortKey: Int64
  /// The points, or 0 in CodeBreaker.
  public let score: Int
  /// The number of moves or guesses.
  public let moveCount: Int
  /// The loss against the coach's guesses in CodeBreaker, in hundredths of a guess. `nil` in Triples, and until known.
  public let loss: Int64?

  /// The position of the row.
  public var position: Ledger.Position { Ledger.Position(sortKey: sortKey, player: player.value) }

  init?(_ row: SQLRow) {
    guard let player = row.player(0), let name = row.text(1), let sortKey = row.integer(3), let score = row.integer(4),
      let moveCount = row.integer(5)
    else { return nil }
    self.player = player
    self.name = name
    isNameHidden = row.integer(2) == 1
    isNewcomer = row.integer(2) == 2
    self.sortKey = sortKey
    self.score = Int(score)
    self.moveCount = Int(moveCount)
    loss = row.integer(6)
  }

  /// The columns of a row. `hidden` is an expression that is 1 if an operator has hidden the name, and 2 for a newcomer.
  static func columns(hidden: String = "p.hidden") -> String {
    "g.player, p.name, \(hidden), g.place, g.score, g.moves, g.skill"
  }
}

/// A day and a kind of game. The games of that kind on that day are ranked together.
public struct DayGames: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// The kind of game.
  public let kind: DailyGame

  /// Creates a value for a day and a kind.
  public init(day: CalendarDay, kind: DailyGame) {
    self.day = day
    self.kind = kind
  }

  var values: [SQLValue] { [SQLValue(day), SQLValue(kind)] }
}

/// A row of the ledger with the coach's game for a day.
public struct CoachGameRow: Hashable, Sendable {
  /// The value that would rank the game among the day's games. Lower is better.
  public let sortKey: Int64
  /// The number of moves or guesses.
  public let moveCount: Int
  /// The points, or 0 in CodeBreaker.
  public let score: Int
  /// 0 if the coach found the code in CodeBreaker, because losses are measured against the coach. Otherwise `nil`.
  public let loss: Int64?
  /// The replay line.
  public let line: String

  /// Creates a row.
  public init(sortKey: Int64, moveCount: Int, score: Int, loss: Int64?, line: String) {
    self.sortKey = sortKey
    self.moveCount = moveCount
    self.score = score
    self.loss = loss
    self.line = line
  }
}

extension Snapshot {
  /// Returns the number of games with each sort key, the best first. Throws `LedgerError`.
  public func tally(of games: DayGames) throws -> [(sortKey: Int64, gameCount: Int)] {
    try connection.rows("SELECT place, games FROM tally WHERE day = $1 AND kind = $2 ORDER BY place", games.values)
      .compactMap { row in
        guard let sortKey = row.integer(0), let count = row.integer(1) else { return nil }
        return (sortKey, Int(count))
      }
  }

  /// Returns the number of this database's games that are better than a sort key. Throws `LedgerError`.
  public func betterGameCount(than sortKey: Int64, in games: DayGames) throws -> Int {
    let rows = try connection.rows(
      "SELECT CAST(COALESCE(SUM(games), 0) AS BIGINT) FROM tally WHERE day = $1 AND kind = $2 AND place < $3",
      games.values + [.integer(sortKey)])
    return Int(rows.first?.integer(0) ?? 0)
  }

  /// Returns at most `maxCount` games after a position in the standings, or before it if `isAfter` is `false`, nearest
  /// first. If `members`, those of a circle, isn't `nil`, returns only their games. Throws `LedgerError`.
  public func standings(
    of games: DayGames, nextTo position: Ledger.Position, isAfter: Bool, members: [PlayerID]? = nil, maxCount: Int
  ) throws -> [StandingsRow] {
    var values = games.values + [.integer(position.sortKey), .integer(position.player)]
    var (source, condition) = ("game AS g", "")
    var columns = StandingsRow.columns()
    if let members {
      values.append(SQLValue(members))
      // Start from the few members. SQLite doesn't change the order of a cross join.
      source = "\(connection.dialect.players(in: 5)) CROSS JOIN game AS g"
      condition = " AND \(SQLDialect.joinCondition("g.bucket", "g.player"))"
    } else {
      columns = StandingsRow.columns(
        hidden: """
          CASE WHEN p.hidden = 1 THEN 1 WHEN EXISTS (
            SELECT 1 FROM game AS e
            WHERE e.bucket = p.bucket AND e.player = p.id AND e.day < g.day AND e.place IS NOT NULL) THEN 0 ELSE 2 END
          """)
    }
    values.append(.integer(Int64(maxCount)))
    let (sign, order) = isAfter ? (">", "ASC") : ("<", "DESC")
    // Find the games before their players. PostgreSQL doesn't expect a player for each game of a partitioned table, and
    // would sort all of the day's games to find enough with players.
    return try connection.rows(
      """
      SELECT \(columns) FROM (
        SELECT g.bucket, g.player, g.day, g.place, g.score, g.moves, g.skill FROM \(source)
        WHERE g.day = $1 AND g.kind = $2 AND g.place IS NOT NULL AND (g.place, g.player) \(sign) ($3, $4)\(condition)
        ORDER BY g.place \(order), g.player \(order) LIMIT $\(values.count)) AS g
      JOIN player AS p ON p.bucket = g.bucket AND p.id = g.player ORDER BY g.place \(order), g.player \(order)
      """, values
    ).compactMap(StandingsRow.init)
  }

  /// Returns the coach's game, or `nil` if there is none. Throws `LedgerError`.
  public func coachGame(of games: DayGames) throws -> CoachGameRow? {
    try connection.rows(
      "SELECT place, moves, score, skill, line FROM coach_game WHERE day = $1 AND kind = $2", games.values
    ).first.flatMap { row in
      guard let sortKey = row.integer(0), let moves = row.integer(1), let score = row.integer(2), let line = row.text(4)
      else { return nil }
      return CoachGameRow(sortKey: sortKey, moveCount: Int(moves), score: Int(score), loss: row.integer(3), line: line)
    }
  }
}

extension [[(sortKey: Int64, gameCount: Int)]] {
  /// The numbers of games with each sort key in all shards together, the best first.
  public var summed: [(sortKey: Int64, gameCount: Int)] {
    if count == 1 { return self[0] }
    let counts = joined().reduce(into: [Int64: Int]()) { $0[$1.sortKey, default: 0] += $1.gameCount }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Ledger {
  /// Returns the number of games with each sort key, the best first. Throws `LedgerError`.
  public func tally(of games: DayGames) async throws -> [(sortKey: Int64, gameCount: Int)] {
    try await readAll { try Snapshot(connection: $0).tally(of: games) }.summed
  }

  /// Returns the rank of a sort key, or `nil` if a database can't be read at the moment. A ledger in one database has
  /// `ownBetterCount` better games, and one in several counts them again. Throws `LedgerError`.
  public func rank(of sortKey: Int64, in games: DayGames, ownBetterCount: Int) async throws -> Int? {
    if shards.count == 1 { return 1 + ownBetterCount }
    do {
      return try await readAll(isDurable: true) { connection in
        try Snapshot(connection: connection).betterGameCount(than: sortKey, in: games)
      }.reduce(1, +)
    } catch LedgerError.unavailable, LedgerError.overloaded {
      return nil
    }
  }

  /// Returns the coach's game, or `nil` if there is none. Throws `LedgerError`.
  public func coachGame(of games: DayGames) async throws -> CoachGameRow? {
    try await store.read { try Snapshot(connection: $0).coachGame(of: games) }
  }

  /// A position in the standings, which are ordered by sort key, and then by player.
  public struct Position: Hashable, Comparable, Sendable {
    /// The value that ranks the game among the day's games. Lower is better.
    public let sortKey: Int64
    /// The number in the player's identifier.
    public let player: Int64

    /// Creates a position.
    public init(sortKey: Int64, player: Int64) {
      self.sortKey = sortKey
      self.player = player
    }

    /// The position before all games.
    public static let start = Position(sortKey: .min, player: -1)

    /// Compares the sort keys, and then the players.
    public static func < (one: Position, other: Position) -> Bool {
      (one.sortKey, one.player) < (other.sortKey, other.player)
    }
  }

  /// Returns the replay lines of the ranked games that follow `position` in the standings of a day, at most `maxCount`
  /// of them, in order.
  public func lines(of games: DayGames, after position: Position, maxCount: Int) async throws -> [(
    position: Position, line: String
  )] {
    let lines = try await readAll { connection in
      try connection.rows(
        """
        SELECT place, player, line FROM game
        WHERE day = $1 AND kind = $2 AND place IS NOT NULL AND (place, player) > ($3, $4)
        ORDER BY place, player LIMIT $5
        """,
        games.values + [.integer(position.sortKey), .integer(position.player), .integer(Int64(maxCount))]
      ).compactMap { row -> (position: Position, line: String)? in
        guard let sortKey = row.integer(0), let player = row.integer(1), let line = row.text(2) else { return nil }
        return (Position(sortKey: sortKey, player: player), line)
      }
    }
    return lines.merged(maxCount: maxCount) { $0.position < $1.position }
  }

  /// Returns at most `maxCount` days on which a player finished a game with at least one move, the latest first. A game
  /// that was set aside counts, because the player isn't at fault.
  public func daysPlayed(by player: PlayerID, maxCount: Int) async throws -> [CalendarDay] {
    try await read(of: player) { connection in
      try connection.rows(
        """
        SELECT DISTINCT day FROM game WHERE bucket = $1 AND player = $2 AND (state > 0 AND moves > 0 OR state = 3)
        ORDER BY day DESC LIMIT $3
        """, [SQLValue](player) + [.integer(Int64(maxCount))]
      ).compactMap { $0.day(0) }
    }
  }

  /// Inserts the coach's game, unless the ledger already has one.
  public func insert(_ game: CoachGameRow, of games: DayGames) async throws {
    try await store.write { connection in
      try connection.run(
        """
        INSERT INTO coach_game (day, kind, place, moves, score, skill, line) VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT DO NOTHING
        """,
        games.values + [
          .integer(game.sortKey), .integer(Int64(game.moveCount)), .integer(Int64(game.score)),
          game.loss.map { .integer($0) } ?? .null, .text(game.line),
        ])
    }
  }

  /// Recounts a day's games, and corrects wrong counts if `repairs` is `true`. Returns the number of wrong counts.
  public func recount(_ games: DayGames, repairs: Bool) async throws -> Int {
    try await forEachShard { try await Self.recount(games, repairs: repairs, in: $0) }.reduce(0, +)
  }

  private static func recount(_ games: DayGames, repairs: Bool, in store: any LedgerStore) async throws -> Int {
    // Every transaction that changes a game also changes its count, so what differs in one statement is wrong, and
    // stays as wrong while others play.
    let differences: @Sendable (any SQLConnection) throws -> [(sortKey: Int64, count: Int64)] = { connection in
      try connection.rows(
        """
        SELECT place, CAST(SUM(n) AS BIGINT) FROM (
          SELECT place, COUNT(*) AS n FROM game WHERE day = $1 AND kind = $2 AND place IS NOT NULL GROUP BY place
          UNION ALL SELECT place, -games FROM tally WHERE day = $1 AND kind = $2) AS counts
        GROUP BY place HAVING SUM(n) <> 0 ORDER BY place
        """, games.values
      ).compactMap { row in row.integer(0).flatMap { sortKey in row.integer(1).map { (sortKey, $0) } } }
    }
    guard repairs else { return try await store.read { try differences($0).count } }
    return try await store.write { connection in
      // Two processes that repair at once would correct twice.
      try connection.lock(recountLock, isShared: false)
      let wrong = try differences(connection)
      for (sortKey, count) in wrong {
        try connection.adjustTally(at: games.values + [.integer(sortKey)], by: count)
      }
      return wrong.count
    }
  }

  /// The number of the lock for recounting. Like the lock for migrations, it is negative.
  private static let recountLock: Int64 = -2
}
