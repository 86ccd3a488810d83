import DailyGames
import GameCore
import Testing

@testable import Ledger
@testable import LedgerPostgreSQL

/// Tests of the tables in which PostgreSQL keeps the games of each month.
@Suite(.enabled(if: PostgreSQLFixture.address != nil, "There is no PostgreSQL for tests."))
struct PartitionTests {
  private static func day(_ text: String) -> CalendarDay { try! CalendarDay(text: text.utf8) }

  private static let player = PlayerID(1)!

  private func withLedger(_ body: (Ledger, StoreFixture) async throws -> Void) async throws {
    try await withStore(.postgreSQL) { store, fixture in
      let ledger = Ledger(store)
      try await ledger.migrate(now: 0)
      try await ledger.insert(Self.player, name: "Ada", tokenHash: [1], now: 0)
      try await body(ledger, fixture)
    }
  }

  private func insert(_ days: [String], into ledger: Ledger) async throws {
    for day in days { _ = try await ledger.insert(DayRow(day: Self.day(day), key: nil, commitment: day)) }
  }

  private func begin(_ day: String, _ ledger: Ledger, kind: DailyGame = .triples) async throws -> Bool {
    let opening = MoveRow(
      key: GameKey(day: Self.day(day), player: Self.player, kind: kind), index: -1, action: "", outcome: "", score: 0,
      digest: 1, parentDigest: 0)
    return try await ledger.begin(opening, by: .at(Self.day(day).openingTime))
  }

  /// Returns the partitions with their numbers of games.
  private func partitions(_ ledger: Ledger) async throws -> [String: Int64] {
    try await ledger.store.read { connection in
      let names = try connection.rows(
        "SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = 'game'::regclass", []
      ).compactMap { $0.text(0) }
      return try Dictionary(
        uniqueKeysWithValues: names.map { name in
          (name, try connection.rows("SELECT COUNT(*) FROM \(name)", []).first?.integer(0) ?? -1)
        })
    }
  }

  @Test func eachMonthHasItsOwnTable() async throws {
    try await withLedger { ledger, _ in
      #expect(try await partitions(ledger).isEmpty)
      let days = ["2026-11-30", "2026-12-01", "2026-12-31", "2028-02-29", "2027-01-01"]
      try await insert(days + days, into: ledger)
      for day in days { #expect(try await begin(day, ledger)) }
      #expect(
        try await partitions(ledger)
          == ["game_2026_11": 1, "game_2026_12": 2, "game_2027_01": 1, "game_2028_02": 1])
      let key = GameKey(day: Self.day("2026-12-01"), player: Self.player, kind: .triples)
      let result = FinishedGame(key: key, moveCount: 1, score: 3, line: "line", sortKey: -3)
      let move = MoveRow(key: key, index: 0, action: "x", outcome: "", score: 3, digest: 2, parentDigest: 1)
      #expect(try await ledger.finish(move, result))
      #expect(try await ledger.game(key)?.line == "line")
      #expect(try await ledger.games(of: Self.player).count == 5)
      // A player's games are deleted in all months.
      #expect(try await ledger.delete(Self.player))
      #expect(try await partitions(ledger).values.allSatisfy { $0 == 0 })
      #expect(try await ledger.tally(of: DayGames(day: key.day, kind: .triples)).isEmpty)
    }
  }

  @Test func processesCreateAPartitionTogether() async throws {
    try await withLedger { ledger, fixture in
      let stores = try (0..<4).map { _ in try fixture.open() }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for store in stores {
          group.addTask { [self] in
            try await insert(["2026-11-30", "2026-12-01", "2026-12-02", "2027-01-01"], into: Ledger(store))
          }
        }
        try await group.waitForAll()
      }
      for store in stores { await store.close() }
      #expect(try await partitions(ledger) == ["game_2026_11": 0, "game_2026_12": 0, "game_2027_01": 0])
    }
  }

  /// A transaction that writes to a player keeps the next month's table from being attached. Players must not notice.
  @Test func creatingAPartitionMakesNobodyWait() async throws {
    try await withLedger { ledger, fixture in
      try await insert(["2026-11-30"], into: ledger)
      #expect(try await begin("2026-11-30", ledger))
      let key = GameKey(day: Self.day("2026-11-30"), player: Self.player, kind: .triples)
      try await fixture.whileLocked("UPDATE player SET name = 'B' WHERE id = 7") {
        async let failure = #expect(throws: LedgerError.self) { try await insert(["2026-12-01"], into: ledger) }
        while try await ledger.store.read({ connection in
          try connection.rows("SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'player'::regclass", []).isEmpty
        }) { await Task.yield() }
        for index in 0..<20 {
          let move = MoveRow(
            key: key, index: index, action: "l", outcome: "1", score: 3, digest: 2 + Int64(index),
            parentDigest: 1 + Int64(index))
          let isAppended = try? await ledger.store.append(move)
          #expect(isAppended == true)
        }
        // Nothing is left of the attempts, and the day that lacks its table doesn't exist.
        let error = await failure
        if case .unavailable = error {} else { Issue.record("\(String(describing: error))") }
        #expect(try await ledger.lastDay()?.day == Self.day("2026-11-30"))
        #expect(try await begin("2026-11-30", ledger, kind: .codeBreaker))
      }
      try await insert(["2026-12-01"], into: ledger)
      #expect(try await begin("2026-12-01", ledger))
    }
  }

  /// The ledger of an earlier program has the games of all months in one table, and coming days without games.
  @Test func earlierGamesStayInOneTable() async throws {
    try await withStore(.postgreSQL) { store, _ in
      let ledger = Ledger(store)
      try await store.write { connection in
        try connection.run("CREATE TABLE migration (number INTEGER PRIMARY KEY, applied BIGINT NOT NULL)", [])
        for migration in Ledger.migrations where migration.number < 10 {
          for statement in try migration.statements(connection) { try connection.run(statement, []) }
          try connection.run("INSERT INTO migration VALUES ($1, 0)", [.integer(migration.number)])
        }
        for day in ["2026-09-30", "2026-10-31", "2026-11-30", "2026-12-01"] {
          let number = SQLValue(Self.day(day))
          try connection.run("INSERT INTO day (day, commitment, state) VALUES ($1, 'x', 0)", [number])
          guard day < "2026-11" else { continue }
          for player in 1...3 as ClosedRange<Int64> {
            let id = Int64(Self.day(day).number) << 10 + player
            try connection.run(
              "INSERT INTO player (bucket, id, name, created) VALUES ($1, $2, 'A', 0)",
              [.integer(player), .integer(id)])
            try connection.run(
              "INSERT INTO game (bucket, player, day, kind, line) VALUES ($1, $2, $3, 1, 'line')",
              [.integer(player), .integer(id), number])
          }
        }
        for statement in Self.moveTableStatements { try connection.run(statement, []) }
      }
      let before = try await rows(store)
      #expect(try await ledger.migrate(now: 0) == [10, 11, 12, 13])
      #expect(try await partitions(ledger) == ["game_until_2026_10": 6, "game_2026_11": 0, "game_2026_12": 0])
      #expect(try await rows(store) == before)
      try await ledger.insert(Self.player, name: "Ada", tokenHash: [1], now: 0)
      for day in ["2026-10-31", "2026-11-30", "2026-12-01"] { #expect(try await begin(day, ledger)) }
      try await insert(["2026-12-02", "2027-01-01"], into: ledger)
      #expect(
        try await partitions(ledger)
          == ["game_until_2026_10": 7, "game_2026_11": 1, "game_2026_12": 1, "game_2027_01": 0])
      // Every partition has all indexes, and refers to the players and the days.
      let unlike = try await store.read { connection in
        try connection.rows(
          """
          SELECT t.relname::text FROM pg_class AS t JOIN pg_inherits AS i ON i.inhrelid = t.oid
          WHERE i.inhparent = 'game'::regclass AND (
            (SELECT COUNT(*) FROM pg_index WHERE indrelid = t.oid)
              <> (SELECT COUNT(*) FROM pg_index WHERE indrelid = 'game'::regclass)
            OR (SELECT COUNT(*) FROM pg_constraint WHERE conrelid = t.oid AND contype = 'f') <> 2
            OR (SELECT COUNT(*) FROM pg_trigger WHERE tgrelid = t.oid AND tgname = 'fill_bucket') <> 1)
          """, [])
      }
      #expect(unlike.isEmpty, "\(unlike)")
    }
  }

  /// The tables of moves that the inserted days would have.
  private static let moveTableStatements = ["2026_09_30", "2026_10_31", "2026_11_30", "2026_12_01"].map { suffix in
    "CREATE TABLE move_\(suffix.filter { $0 != "_" }) (\(Ledger.moveColumns))"
  }

  private func rows(_ store: any LedgerStore) async throws -> [[SQLValue]] {
    try await store.read { connection in
      try connection.rows(
        "SELECT bucket, player, day, kind, state, moves, score, place, skill, coach, line FROM game ORDER BY player, day",
        []
      ).map(\.values)
    }
  }

  /// An operator may have partitioned the table as an earlier release's documentation suggests.
  @Test func tableThatIsPartitionedStaysAsItIs() async throws {
    try await withLedger { ledger, _ in
      try await insert(["2026-11-30"], into: ledger)
      try await ledger.store.write { connection in
        try connection.run("DELETE FROM migration WHERE number = 10", [])
        try connection.run("CREATE TABLE game_rest PARTITION OF game DEFAULT", [])
      }
      #expect(try await ledger.migrate(now: 0) == [10])
      for day in ["2026-12-01", "2026-12-02"] {
        try await insert([day], into: ledger)
        #expect(try await begin(day, ledger))
      }
      #expect(try await partitions(ledger) == ["game_2026_11": 0, "game_rest": 2])
    }
  }
}
