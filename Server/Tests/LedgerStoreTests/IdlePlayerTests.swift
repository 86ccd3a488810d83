import DailyGames
import GameCore
import Testing

@testable import Ledger

struct IdlePlayerTests {
  private static let day = CalendarDay(number: 9000)!

  private func insert(_ players: ClosedRange<Int64>, _ ledger: Ledger, now: Int64 = 0) async throws {
    for number in players {
      try await ledger.insert(PlayerID(number)!, name: "Ada", tokenHash: [UInt8(number)], now: now)
    }
  }

  private func opening(of player: Int64) -> MoveRow {
    MoveRow(
      key: GameKey(day: Self.day, player: PlayerID(player)!, kind: .triples), index: -1, action: "", outcome: "",
      score: 0, digest: 1, parentDigest: 0)
  }

  private func players(_ ledger: Ledger) async throws -> [Int64] {
    var players: [Int64] = []
    try await ledger.forEachPlayer { player in
      players.append(player.id.value)
      return true
    }
    return players.sorted()
  }

  /// Begins a game as a program of an earlier release does, which may share the database.
  private func beginAsBefore(_ player: Int64, _ ledger: Ledger) async throws {
    try await ledger.shard(of: PlayerID(player)!).write { connection in
      // PostgreSQL fills the bucket, which such a program doesn't know.
      let hasBucket = connection.dialect == .sqlite
      let (column, value) = hasBucket ? ("bucket, ", "\(player), ") : ("", "")
      try connection.run(
        "INSERT INTO game (\(column)day, player, kind) VALUES (\(value)9000, $1, 0)", [.integer(player)])
    }
  }

  @Test(arguments: LedgerKind.available)
  func playersWhoNeverBeganAGameAreDeletedAfterAWhile(kind: LedgerKind) async throws {
    try await withLedger(kind) { ledger in
      _ = try await ledger.insert(DayRow(day: Self.day, key: nil, commitment: "x"))
      try await insert(1...6, ledger)
      try await insert(7...7, ledger, now: 1000)
      #expect(try await ledger.begin(opening(of: 2), by: .at(Self.day.openingTime)))
      try await beginAsBefore(4, ledger)
      #expect(try await ledger.deleteIdlePlayers(createdBefore: 1000, maxCount: 3) == 3)
      #expect(try await ledger.deleteIdlePlayers(createdBefore: 1000, maxCount: 3) <= 3)
      #expect(try await ledger.deleteIdlePlayers(createdBefore: 1000, maxCount: 3) == 0, "nobody is looked at again")
      #expect(try await players(ledger) == [2, 4, 7])
    }
  }

  @Test(arguments: StoreKind.available)
  func playersOfAnEarlierReleaseAreKept(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      let ledger = Ledger(store)
      try await store.write { connection in
        try connection.run("CREATE TABLE migration (number INTEGER PRIMARY KEY, applied BIGINT NOT NULL)", [])
        for migration in Ledger.migrations where migration.number < 5 {
          for statement in try migration.statements(connection) { try connection.run(statement, []) }
          try connection.run("INSERT INTO migration (number, applied) VALUES ($1, 0)", [.integer(migration.number)])
        }
      }
      try await store.write { connection in
        try connection.run("INSERT INTO day (day, commitment, state) VALUES (9000, 'x', 0)", [])
        for player in 1...3 {
          try connection.run("INSERT INTO player (id, name, created) VALUES (\(player), 'Ada', 0)", [])
        }
        try connection.run("INSERT INTO game (day, player, kind) VALUES (9000, 2, 0)", [])
      }
      #expect(try await ledger.migrate(now: 0).first == 5)
      #expect(try await ledger.deleteIdlePlayers(createdBefore: 1000, maxCount: 9) == 2)
      #expect(try await players(ledger) == [2])
    }
  }

  @Test(arguments: LedgerKind.available)
  func unfinishedGamesAreFoundInPages(kind: LedgerKind) async throws {
    try await withLedger(kind) { ledger in
      _ = try await ledger.insert(DayRow(day: Self.day, key: nil, commitment: "x"))
      try await insert(0...6, ledger)
      for player in 0...6 as ClosedRange<Int64> {
        try await ledger.shard(of: PlayerID(player)!).write { connection in
          try connection.run(
            "INSERT INTO game (bucket, day, player, kind, state) VALUES ($1, 9000, $1, $2, $3)",
            [.integer(player), .integer(player % 2), .integer(player == 5 ? 1 : 0)])
        }
      }
      var found: [GameKey] = []
      while true {
        let page = try await ledger.unfinishedGameKeys(of: Self.day, after: found.last, maxCount: 2)
        if page.isEmpty { break }
        found += page
      }
      #expect(found.map(\.player.value) == [0, 2, 4, 6, 1, 3])
    }
  }
}
