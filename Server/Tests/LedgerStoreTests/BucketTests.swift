import DailyGames
import Foundation
import GameCore
import Testing

@testable import Ledger
@testable import LedgerSQLite

/// Tests of the migration that makes the bucket the first column of every key of a player.
struct BucketTests {
  /// The last day of July 1994, and a day of August.
  private static let (first, played) = (CalendarDay(number: 8977)!, CalendarDay(number: 9001)!)

  /// The number of games. PARLOR_TEST_GAMES sets another one, such as 1000000.
  private static let gameCount = ProcessInfo.processInfo.environment["PARLOR_TEST_GAMES"].flatMap { Int64($0) } ?? 2000

  private static func player(_ number: Int64) -> PlayerID { PlayerID(number << 40 + number * 7)! }

  /// Creates a ledger as release 0.2.0 did. Each player has finished a game on a day that is revealed, and every second
  /// player has begun one on a day that isn't over.
  private func fillAsBefore(_ store: any LedgerStore) async throws {
    let id = "((n << 40) + n * 7)"
    try await store.write { connection in
      try connection.run("CREATE TABLE migration (number INTEGER PRIMARY KEY, applied BIGINT NOT NULL)", [])
      for statement in try Ledger.migrations[0].statements(connection) { try connection.run(statement, []) }
      let isSQLite = connection.dialect == .sqlite
      let counter = "WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < \(Self.gameCount))"
      let numbers =
        isSQLite ? "(\(counter) SELECT n FROM c)" : "generate_series(1::bigint, \(Self.gameCount)) AS c (n)"
      let hash = isSQLite ? "CAST(n AS BLOB)" : "CAST(CAST(n AS TEXT) AS BYTEA)"
      let table = moveTable(of: Self.played)
      for statement in [
        "INSERT INTO migration (number, applied) VALUES (1, 0)",
        "INSERT INTO day (day, commitment, state) VALUES (8977, 'x', 2), (9001, 'y', 0)",
        """
        CREATE TABLE \(table) (
          player BIGINT NOT NULL REFERENCES player (id) ON DELETE CASCADE, kind SMALLINT NOT NULL, place INTEGER NOT NULL,
          action TEXT NOT NULL, outcome TEXT NOT NULL, score INTEGER NOT NULL, digest BIGINT NOT NULL,
          PRIMARY KEY (player, kind, place))\(connection.dialect.tableOptions)
        """,
        "INSERT INTO player (id, name, created) SELECT \(id), 'P' || n, n FROM \(numbers)",
        "INSERT INTO token (hash, player) SELECT \(hash), \(id) FROM \(numbers)",
        "INSERT INTO moving_code (hash, player, expires) SELECT \(hash), \(id), 9 FROM \(numbers)",
        "INSERT INTO circle (code, name, maker, created) VALUES ('AAAAAAAA', 'C', \(Self.player(1).value), 0)",
        "INSERT INTO member (circle, player, joined) SELECT 'AAAAAAAA', \(id), n FROM \(numbers) WHERE n < 9",
        """
        INSERT INTO game (day, player, kind, state, moves, score, place, line)
        SELECT 8977, \(id), 0, 1, 9, n % 100, -(n % 100), 'triples/1 2026-11-21 ' || n FROM \(numbers)
        """,
        "INSERT INTO game (day, player, kind) SELECT 9001, \(id), 0 FROM \(numbers) WHERE n % 2 = 0",
        """
        INSERT INTO \(table) (player, kind, place, action, outcome, score, digest)
        SELECT \(id), 0, -1, '', '', 0, 1 FROM \(numbers) WHERE n % 2 = 0
        """,
        """
        INSERT INTO tally (day, kind, place, games)
        SELECT day, kind, place, COUNT(*) FROM game WHERE place IS NOT NULL GROUP BY day, kind, place
        """,
      ] { try connection.run(statement, []) }
    }
  }

  @Test(arguments: StoreKind.available)
  func ledgerOfRelease020IsMigrated(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      try await fillAsBefore(store)
      let ledger = Ledger(store)
      let time = try await ContinuousClock().measure { _ = try await ledger.migrate(now: 0) }
      print("\(kind.rawValue): migrated \(Self.gameCount * 3 / 2) games in \(time)")
      #expect(try await ledger.isMigrated())
      for (table, player) in [
        ("player", "id"), ("token", "player"), ("game", "player"), (moveTable(of: Self.played), "player"),
      ] {
        let counts = try await store.read {
          try $0.rows("SELECT COUNT(*), SUM(CASE WHEN bucket = \(player) & 1023 THEN 1 ELSE 0 END) FROM \(table)", [])
        }
        let count =
          table == "game" ? Self.gameCount * 3 / 2 : table.hasPrefix("move_") ? Self.gameCount / 2 : Self.gameCount
        #expect(counts.first?.values == [.integer(count), .integer(count)], "\(table)")
      }
      try await checkPlayers(ledger)
      try await checkGames(ledger)
    }
  }

  private func checkPlayers(_ ledger: Ledger) async throws {
    // The old token names no bucket.
    let (two, hash) = (Self.player(2), Array("2".utf8))
    for bucket in [two.bucket, two.bucket ^ 1] {
      #expect(try await ledger.player(tokenHash: hash, bucket: bucket) == two)
    }
    let other = two.bucket ^ 1
    #expect(try await ledger.player(transferCodeHash: hash) == two)
    #expect(try await ledger.redeem(transferCodeHash: hash, of: two, tokenHash: [200, 2], now: 1))
    #expect(try await ledger.player(transferCodeHash: hash) == nil)
    #expect(try await !ledger.redeem(transferCodeHash: hash, of: two, tokenHash: [200, 3], now: 1))
    #expect(try await ledger.player(tokenHash: [200, 2], bucket: two.bucket) == two)
    #expect(try await ledger.player(tokenHash: [200, 2], bucket: other) == nil, "new tokens are only in their bucket")
    #expect(try await ledger.replaceTokens(of: two, with: [200, 4]))
    #expect(try await ledger.player(tokenHash: [200, 4], bucket: two.bucket) == two)
    for old in [hash, [200, 2]] {
      for bucket in [two.bucket, other] { #expect(try await ledger.player(tokenHash: old, bucket: bucket) == nil) }
    }
    #expect(try await ledger.members(of: "AAAAAAAA").count == 8)
    #expect(try await ledger.circles(of: two).map(\.code) == ["AAAAAAAA"])
    #expect(try await ledger.delete(Self.player(1)))
    #expect(try await ledger.circle("AAAAAAAA")?.creator == two)
  }

  private func checkGames(_ ledger: Ledger) async throws {
    let key = GameKey(day: Self.played, player: Self.player(4), kind: .triples)
    #expect(try await ledger.game(key)?.moveRows.count == 1)
    func row(_ index: Int) -> MoveRow {
      MoveRow(
        key: key, index: index, action: "l", outcome: "1", score: 3, digest: 2 + Int64(index),
        parentDigest: 1 + Int64(index))
    }
    #expect(try await ledger.store.append(row(0)))
    #expect(try await !ledger.store.append(row(0)))
    let result = FinishedGame(key: key, moveCount: 2, score: 3, line: "line", sortKey: -3)
    #expect(try await ledger.finish(row(1), result))
    #expect(try await ledger.daysPlayed(by: key.player, maxCount: 9) == [Self.played, Self.first])
    #expect(try await ledger.recount(DayGames(day: Self.first, kind: .triples), repairs: false) == 0)
    // Deleting a player deletes the rows that refer to the player.
    #expect(try await ledger.delete(key.player))
    #expect(try await ledger.game(key) == nil)
    let moves = try await ledger.store.read { connection in
      try connection.rows("SELECT 1 FROM \(moveTable(of: key.day)) WHERE player = $1", [SQLValue(key.player)])
    }
    #expect(moves.isEmpty)
    // The table of a revealed day's moves is dropped.
    try await ledger.store.write { _ = try $0.run("UPDATE day SET state = 2", []) }
    #expect(try await ledger.dropRevealedMoves() == 0)
    #expect(try await ledger.delete(Self.player(6)))
  }

  @Test(arguments: StoreKind.available)
  func migratedSchemaIsThatOfANewLedger(kind: StoreKind) async throws {
    var schemas: [[String]] = []
    for isNew in [true, false] {
      try await withStore(kind) { store, _ in
        let ledger = Ledger(store)
        if !isNew { try await fillAsBefore(store) }
        try await ledger.migrate(now: 0)
        if isNew { _ = try await ledger.insert(DayRow(day: Self.played, key: nil, commitment: "y")) }
        schemas.append(try await schema(of: store))
      }
    }
    #expect(schemas[0].count > 30)
    #expect(schemas[0] == schemas[1])
  }

  /// Returns a sorted description of the tables, their columns, keys, indexes, and triggers. Leaves out the partitions
  /// of the table of games, which depend on the months of the games.
  private func schema(of store: any LedgerStore) async throws -> [String] {
    try await store.read { connection in
      let statements =
        connection.dialect == .sqlite
        ? ["SELECT name || ' ' || COALESCE(sql, '') FROM sqlite_master"]
        : [
          """
          SELECT table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable || COALESCE(column_default, '')
          FROM information_schema.columns WHERE table_schema = current_schema()
          """,
          "SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema()",
          """
          SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
          WHERE connamespace = current_schema()::regnamespace
          """,
          "SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal",
        ]
      return try statements.flatMap { try connection.rows($0, []) }
        .compactMap { $0.text(0)?.replacing("\"", with: "").filter { !$0.isWhitespace } }
        .filter { !$0.contains(/game_(until_)?\d{4}_\d{2}/) }.sorted()
    }
  }

  @Test
  func backupOfRelease020IsCompared() async throws {
    try await withStore(.sqlite) { store, fixture in
      try await fillAsBefore(store)
      let backup = URL(filePath: fixture.location).deletingLastPathComponent().appending(path: "backup.sqlite").path
      try SQLiteBackup.write(from: fixture.location, to: backup, time: Self.played.openingTime)
      let ledger = Ledger(store)
      try await ledger.migrate(now: 0)
      func check() throws -> RestoreCheck {
        try RestoreCheck(of: backup, current: fixture.location, now: Self.played.openingTime, leadDayCount: 0) { _, _ in
          false
        }
      }
      #expect(try check().lines.last == "  It lacks nothing.")
      let key = GameKey(day: Self.played, player: Self.player(4), kind: .triples)
      let move = MoveRow(key: key, index: 0, action: "l", outcome: "1", score: 3, digest: 2, parentDigest: 1)
      #expect(try await store.append(move))
      #expect(
        try check().lines.last
          == "  \(Self.played): lost games 0, games that would be unfinished again 0, lost moves 1")
    }
  }

  /// A program of an earlier release may share a PostgreSQL database.
  @Test(.enabled(if: PostgreSQLFixture.address != nil))
  func rowsOfAnEarlierReleaseGetTheirBucket() async throws {
    try await withStore(.postgreSQL) { store, _ in
      let ledger = Ledger(store)
      try await ledger.migrate(now: 0)
      _ = try await ledger.insert(DayRow(day: Self.played, key: nil, commitment: "y"))
      let player = Self.player(3)
      let table = moveTable(of: Self.played)
      try await store.write { connection in
        for statement in [
          "INSERT INTO player (id, name, created) VALUES ($1, 'A', 0)",
          "INSERT INTO token (hash, player) VALUES ('x', $1)",
          "INSERT INTO moving_code (hash, player, expires) VALUES ('x', $1, 9)",
          "INSERT INTO game (day, player, kind) VALUES (9001, $1, 0) ON CONFLICT DO NOTHING",
          "INSERT INTO circle (code, name, maker, created) VALUES ('AAAAAAAA', 'C', $1, 0)",
          "INSERT INTO member (circle, player, joined) VALUES ('AAAAAAAA', $1, 0)",
          """
          INSERT INTO \(table) (player, kind, place, action, outcome, score, digest)
          SELECT $1, 0, -1, '', '', 0, 1 ON CONFLICT DO NOTHING
          """,
        ] { try connection.run(statement, [SQLValue(player)]) }
      }
      let hash = Array("x".utf8)
      #expect(try await ledger.player(tokenHash: hash, bucket: player.bucket ^ 1) == player)
      #expect(try await ledger.player(transferCodeHash: hash) == player)
      #expect(try await ledger.redeem(transferCodeHash: hash, of: player, tokenHash: [2], now: 1))
      let key = GameKey(day: Self.played, player: player, kind: .triples)
      #expect(try await ledger.game(key)?.moveRows.count == 1)
      #expect(try await ledger.circles(of: player).count == 1)
    }
  }
}
