import DailyGames
import GameCore

extension Ledger {
  /// A change of the schema. Each change is made once, in order.
  struct Migration: Sendable {
    let number: Int64
    let statements: @Sendable (any SQLConnection) throws -> [String]
  }

  /// The number of the lock for migrations. It is negative, because the days' locks have positive numbers.
  private static let migrationLock: Int64 = -1

  /// Migrates the ledger to this program's schema, and returns the applied migrations' numbers. Keeps a newer schema,
  /// because migrations only add to it. Each migration stores `now`, in milliseconds since 1970. Throws `LedgerError`.
  @discardableResult
  public func migrate(now: Int64) async throws -> [Int64] {
    let applied = try await forEachShard { try await Self.migrate($0, now: now) }
    return Set(applied.joined()).sorted()
  }

  private static func migrate(_ store: any LedgerStore, now: Int64) async throws -> [Int64] {
    try await store.write { connection in
      // Another process may be migrating, which can take minutes.
      if connection.dialect == .postgreSQL { try connection.run("SET LOCAL lock_timeout = 0", []) }
      try connection.lock(migrationLock, isShared: false)
      if connection.dialect == .postgreSQL { try connection.run("SET LOCAL lock_timeout = '4s'", []) }
      try connection.run(
        "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, applied BIGINT NOT NULL)", [])
      let applied = Set(try connection.rows("SELECT number FROM migration", []).compactMap { $0.integer(0) })
      let missing = migrations.filter { !applied.contains($0.number) }
      for migration in missing {
        for statement in try migration.statements(connection) { try connection.run(statement, []) }
        try connection.run(
          "INSERT INTO migration (number, applied) VALUES ($1, $2)", [.integer(migration.number), .integer(now)])
      }
      return missing.map(\.number)
    }
  }

  /// Returns whether the ledger's first database has the schema of this program or a later one. The others got it first.
  public func isMigrated() async throws -> Bool {
    let newest = Self.migrations.last?.number ?? 0
    return try await store.read { connection in
      try connection.rows("SELECT 1 FROM migration WHERE number = $1", [.integer(newest)]).count == 1
    }
  }

  static let migrations = [
    Migration(number: 1) { connection in
      let dialect = connection.dialect
      return [
        """
        CREATE TABLE day (
          day INTEGER PRIMARY KEY, day_key \(dialect.bytesType), commitment TEXT NOT NULL, state SMALLINT NOT NULL)
        """,
        """
        CREATE TABLE player (
          id BIGINT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, hidden SMALLINT NOT NULL DEFAULT 0)
        """,
        """
        CREATE TABLE token (
          hash \(dialect.bytesType) PRIMARY KEY, player BIGINT NOT NULL REFERENCES player (id) ON DELETE CASCADE)
        """,
        "CREATE INDEX token_player ON token (player)",
        """
        CREATE TABLE moving_code (
          hash \(dialect.bytesType) PRIMARY KEY, player BIGINT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
          expires BIGINT NOT NULL)
        """,
        "CREATE INDEX moving_code_player ON moving_code (player)",
        // The result of a game is stored here when it is over. Until then, its moves are in the table of its day.
        """
        CREATE TABLE game (
          day INTEGER NOT NULL REFERENCES day (day), player BIGINT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
          kind SMALLINT NOT NULL, state SMALLINT NOT NULL DEFAULT 0, moves INTEGER NOT NULL DEFAULT 0,
          score INTEGER NOT NULL DEFAULT 0, place BIGINT, skill INTEGER, coach INTEGER, line TEXT,
          PRIMARY KEY (day, player, kind))
        """,
        "CREATE INDEX game_place ON game (day, kind, place, player) WHERE place IS NOT NULL",
        "CREATE INDEX game_unfinished ON game (day, kind, player) WHERE state = 0",
        "CREATE INDEX game_unranked ON game (day, player) WHERE state > 0 AND kind = 1 AND skill IS NULL",
        "CREATE INDEX game_player ON game (player, day)",
        """
        CREATE TABLE tally (
          day INTEGER NOT NULL, kind SMALLINT NOT NULL, place BIGINT NOT NULL, games BIGINT NOT NULL,
          PRIMARY KEY (day, kind, place))
        """,
        """
        CREATE TABLE coach_game (
          day INTEGER NOT NULL, kind SMALLINT NOT NULL, place BIGINT NOT NULL, moves INTEGER NOT NULL,
          score INTEGER NOT NULL, skill INTEGER, line TEXT NOT NULL, PRIMARY KEY (day, kind))
        """,
        """
        CREATE TABLE circle (
          code TEXT PRIMARY KEY, name TEXT NOT NULL, maker BIGINT REFERENCES player (id) ON DELETE SET NULL,
          created BIGINT NOT NULL)
        """,
        "CREATE INDEX circle_maker ON circle (maker)",
        """
        CREATE TABLE member (
          circle TEXT NOT NULL REFERENCES circle (code) ON DELETE CASCADE,
          player BIGINT NOT NULL REFERENCES player (id) ON DELETE CASCADE, joined BIGINT NOT NULL,
          PRIMARY KEY (circle, player))
        """,
        "CREATE INDEX member_player ON member (player)",
      ]
    },
    Migration(number: 2) { _ in ["CREATE INDEX game_unreadable ON game (day) WHERE state = 3"] },
    // Games are ranked as soon as they end, and rated later. The numbers are those of `GameState`, of CodeBreaker, and
    // of `firstSortKeyWithoutRating`.
    Migration(number: 3) { _ in
      [
        "DROP INDEX game_unranked",
        "CREATE INDEX game_unranked ON game (day, player) WHERE place IS NULL AND moves > 0",
        """
        CREATE INDEX game_unrated ON game (day, player)
        WHERE state > 0 AND kind = 1 AND skill IS NULL AND coach IS NULL AND place < 1000000000
        """,
        """
        CREATE INDEX game_unratable ON game (day)
        WHERE kind = 1 AND state > 0 AND skill IS NULL AND coach IS NOT NULL
        """,
      ]
    },
    Migration(number: 4) { _ in
      [
        "CREATE TABLE rating_lease (share SMALLINT PRIMARY KEY, holder BIGINT NOT NULL, expires BIGINT NOT NULL)",
        "DROP INDEX game_unrated",
        """
        CREATE INDEX game_unrated ON game (\(RatingShare.expression), day, player)
        WHERE state > 0 AND kind = 1 AND skill IS NULL AND coach IS NULL AND place < 1000000000
        """,
      ]
    },
    // Players who never began a game, and days that aren't over, are found without looking at all others.
    Migration(number: 5) { _ in
      [
        "ALTER TABLE player ADD COLUMN begun SMALLINT NOT NULL DEFAULT 0",
        "UPDATE player SET begun = 1 WHERE EXISTS (SELECT 1 FROM game WHERE game.player = player.id)",
        "CREATE INDEX player_idle ON player (created) WHERE begun = 0",
        "CREATE INDEX day_unrevealed ON day (day) WHERE state < 2",
      ]
    },
    Migration(number: 6) { connection in
      ["CREATE TABLE secret (name TEXT PRIMARY KEY, value \(connection.dialect.bytesType) NOT NULL)"]
    },
    // Circles whose creator has left belong to their earliest member.
    Migration(number: 7) { _ in
      [
        "DELETE FROM circle WHERE NOT EXISTS (SELECT 1 FROM member WHERE member.circle = circle.code)",
        """
        UPDATE circle SET maker = (
          SELECT player FROM member WHERE member.circle = circle.code ORDER BY joined, player LIMIT 1)
        WHERE NOT EXISTS (SELECT 1 FROM member WHERE member.circle = circle.code AND member.player = circle.maker)
        """,
      ]
    },
    Migration(number: 8) { _ in backupStatements },
    Migration(number: 9, statements: bucketStatements),
    Migration(number: 10, statements: partitionStatements),
    Migration(number: 11, statements: reportStatements),
    Migration(number: 12, statements: shardStatements),
    Migration(number: 13, statements: bucketSetStatements),
  ]
}

extension SQLValue {
  init(_ day: CalendarDay) {
    self = .integer(Int64(day.number))
  }

  init(_ player: PlayerID) {
    self = .integer(player.value)
  }

  init(_ kind: DailyGame) {
    self = .integer(kind.columnValue)
  }

  /// Creates a list of players for `SQLDialect.players(in:)`.
  init(_ players: [PlayerID]) {
    self = .text(players.map { "\($0.value)" }.joined(separator: ","))
  }
}

extension SQLRow {
  /// Returns the day in a column, or `nil` if the value isn't the number of a day.
  package func day(_ column: Int) -> CalendarDay? { integer(column).flatMap { CalendarDay(number: Int($0)) } }

  /// Returns the player in a column, or `nil` if the value isn't the number of a player.
  package func player(_ column: Int) -> PlayerID? { integer(column).flatMap { PlayerID($0) } }

  /// Returns the daily game in a column, or `nil` if the value isn't the number of a game.
  package func kind(_ column: Int) -> DailyGame? { DailyGame.all.first { $0.columnValue == integer(column) } }
}

extension DailyGame {
  package var columnValue: Int64 { Int64(index) }
}

extension [SQLValue] {
  /// Creates the values of a player's key: bucket and player.
  init(_ player: PlayerID) {
    self = [.integer(Int64(player.bucket)), SQLValue(player)]
  }

  /// Creates the values of a game's key: bucket, player, day, and kind.
  init(_ key: GameKey) {
    self = Self(key.player) + [SQLValue(key.day), SQLValue(key.kind)]
  }
}
