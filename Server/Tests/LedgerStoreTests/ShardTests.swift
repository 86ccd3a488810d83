import DailyGames
import GameCore
import Testing

@testable import Ledger

/// Tests of a ledger in several databases. That it does what a ledger in one does, is what the other tests show.
struct ShardTests {
  private static let day = CalendarDay(number: 9000)!
  private static let games = DayGames(day: day, kind: .triples)
  private static let (first, second, third) = (PlayerID(1024)!, PlayerID(1)!, PlayerID(2)!)

  /// The kinds of ledgers in several databases.
  private static let kinds = LedgerKind.available.filter { $0.shardCount > 1 }

  private func opening(of player: PlayerID) -> MoveRow {
    MoveRow(
      key: GameKey(day: Self.day, player: player, kind: .triples), index: -1, action: "", outcome: "", score: 0,
      digest: 1, parentDigest: 0)
  }

  private func move(of player: PlayerID) -> MoveRow {
    MoveRow(
      key: GameKey(day: Self.day, player: player, kind: .triples), index: 0, action: "l", outcome: "1", score: 3,
      digest: 2, parentDigest: 1)
  }

  /// Runs a test with a day, and a player in each shard who has begun a game.
  private func withGames(_ kind: LedgerKind, _ body: (Ledger) async throws -> Void) async throws {
    try await withLedger(kind) { ledger in
      _ = try await ledger.insert(DayRow(day: Self.day, key: [7], commitment: "x"))
      for player in [Self.first, Self.second, Self.third] {
        try await ledger.insert(player, name: "Ada", tokenHash: [UInt8(player.value % 255)], now: 0)
        #expect(try await ledger.begin(opening(of: player), by: .at(Self.day.openingTime)))
      }
      try await body(ledger)
    }
  }

  // MARK: - Players

  @Test(arguments: kinds)
  func rowsOfAPlayerAreInOneShard(kind: LedgerKind) async throws {
    try await withGames(kind) { ledger async throws in
      #expect(try await ledger.append(move(of: Self.second)))
      for (number, shard) in ledger.shards.enumerated() {
        let counts = try await shard.read { connection in
          try ["player", "token", "game", moveTable(of: Self.day)].map { table in
            try connection.rows("SELECT COUNT(*) FROM \(table)", []).first?.integer(0)
          }
        }
        #expect(counts == [1, 1, 1, number == 1 ? 2 : 1])
      }
    }
  }

  @Test(arguments: kinds)
  func tokenThatNamesNoBucketIsFoundInEveryShard(kind: LedgerKind) async throws {
    try await withGames(kind) { ledger async throws in
      for player in [Self.first, Self.second, Self.third] {
        try await ledger.shards[ledger.shardIndex(of: player)].write { connection in
          try connection.run("UPDATE token SET has_bucket = 0 WHERE player = $1", [SQLValue(player)])
        }
        #expect(try await ledger.player(tokenHash: [UInt8(player.value % 255)], bucket: 500) == player)
      }
      #expect(try await ledger.player(tokenHash: [99], bucket: 500) == nil)
    }
  }

  @Test(arguments: kinds)
  func transferCodeIsFoundInEveryShard(kind: LedgerKind) async throws {
    try await withGames(kind) { ledger async throws in
      #expect(try await ledger.insertTransferCode(hash: [5], of: Self.third, expirationTime: 9))
      #expect(try await ledger.player(transferCodeHash: [5]) == Self.third)
      #expect(try await ledger.redeem(transferCodeHash: [5], of: Self.third, tokenHash: [6], now: 8))
      #expect(try await ledger.player(transferCodeHash: [5]) == nil)
      #expect(try await ledger.deviceCount(of: Self.third) == 2)
    }
  }

  // MARK: - Days

  @Test(arguments: kinds)
  func onlyTheFirstShardKnowsKeys(kind: LedgerKind) async throws {
    try await withGames(kind) { ledger async throws in
      for (number, shard) in ledger.shards.enumerated() {
        let row = try #require(try await shard.read { try Snapshot(connection: $0).day(Self.day) })
        #expect(row.key == (number == 0 ? [7] : nil))
        #expect(row.commitment == (number == 0 ? "x" : ""))
      }
    }
  }

  @Test(arguments: kinds)
  func dayIsRevealedOnceAllShardsHaveClosedAndRecordedIt(kind: LedgerKind) async throws {
    let clock = ServerClock.at(Self.day.revealTime)
    try await withGames(kind) { ledger async throws in
      #expect(try await ledger.close(Self.day, by: clock))
      for player in [Self.first, Self.second, Self.third] {
        #expect(try await !ledger.append(move(of: player)))
        #expect(try await !ledger.reveal(Self.day, key: [8], by: clock), "a game isn't recorded")
        let key = move(of: player).key
        try await ledger.recordUnfinishedGames([
          FinishedGame(key: key, moveCount: 1, score: 3, line: "line \(player)", sortKey: player.value)
        ])
      }
      #expect(try await ledger.reveal(Self.day, key: [8], by: clock))
      #expect(try await ledger.dropRevealedMoves() == 0)
      #expect(try await tables(ledger) == [0, 1, 1], "the other shards don't know yet that the day is revealed")
      try await ledger.passOnEndedDays()
      #expect(try await ledger.dropRevealedMoves() == 0)
      #expect(try await tables(ledger) == [0, 0, 0])
      #expect(try await ledger.day(Self.day)?.key == [8])
      let lines = try await ledger.lines(of: Self.games, after: .start, maxCount: 2)
      #expect(lines.map(\.line) == ["line \(Self.second)", "line \(Self.third)"])
      let rest = try await ledger.lines(of: Self.games, after: try #require(lines.last).position, maxCount: 2)
      #expect(rest.map(\.line) == ["line \(Self.first)"])
    }
  }

  private func tables(_ ledger: Ledger) async throws -> [Int] {
    try await ledger.forEachShard { try await $0.read { try $0.moveTableDays().count } }
  }

  @Test(arguments: kinds)
  func shardThatHasNotClosedTheDayDelaysTheReveal(kind: LedgerKind) async throws {
    try await withGames(kind) { ledger async throws in
      for player in [Self.first, Self.second, Self.third] {
        let result = FinishedGame(key: move(of: player).key, moveCount: 1, score: 3, line: "line", sortKey: 1)
        #expect(try await ledger.finish(move(of: player), result))
      }
      let clock = ServerClock.at(Self.day.revealTime)
      #expect(try await ledger.close(Self.day, by: clock))
      try await ledger.shards[2].write { try $0.run("UPDATE day SET state = 0", []) }
      #expect(try await !ledger.reveal(Self.day, by: clock))
      #expect(try await ledger.close(Self.day, by: clock))
      #expect(try await ledger.reveal(Self.day, by: clock))
    }
  }

  @Test(arguments: kinds)
  func shardThatIsDownDelaysTheEndOfTheDay(kind: LedgerKind) async throws {
    try await withGames(kind) { ledger async throws in
      await ledger.shards[1].close()
      let clock = ServerClock.at(Self.day.revealTime)
      await #expect(throws: LedgerError.self) { try await ledger.close(Self.day, by: clock) }
      #expect(try await ledger.day(Self.day)?.progress == .open, "the next attempt closes it")
      await #expect(throws: LedgerError.self) { try await ledger.reveal(Self.day, by: clock) }
      // The players of other shards don't notice.
      #expect(try await ledger.append(move(of: Self.first)))
      await #expect(throws: LedgerError.self) { try await ledger.append(move(of: Self.second)) }
    }
  }

  @Test func nobodyWaitsForADatabaseThatIsKnownToBeDown() async throws {
    try await withStore(.sqlite) { first, _ in
      try await withStore(.sqlite) { second, _ in
        let down = DownStore(store: second)
        let ledger = try await Ledger.open([first, down], now: 0)
        func rank() async throws -> Int? {
          try await ledger.rank(of: 5, in: Self.games, ownBetterCount: 0)
        }
        #expect(try await rank() == 1)
        down.isDown.open()
        for _ in 1...3 { #expect(try await rank() == nil) }
        #expect(down.failures.value == 1)
        ledger.setShard(1, isDown: false)
        #expect(try await rank() == nil)
        #expect(down.failures.value == 2)
      }
    }
  }

  // MARK: - Opening

  /// Runs a test with three empty stores.
  private func withStores(_ kind: StoreKind, _ body: ([any LedgerStore]) async throws -> Void) async throws {
    try await withStore(kind) { first, _ in
      try await withStore(kind) { second, _ in
        try await withStore(kind) { third, _ in try await body([first, second, third]) }
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func databasesAreOpenedOnlyInTheirOrder(kind: StoreKind) async throws {
    try await withStores(kind) { stores async throws in
      let map = try await Ledger.open(stores, now: 0).shardMap
      #expect(map == ShardMap(shardCount: 3))
      #expect(try await Ledger.open(stores, now: 0).shardMap == map)
      for wrong in [[0], [0, 1], [0, 2, 1], [1, 0, 2], [1]] {
        await #expect(throws: LedgerError.self, "\(wrong)") { try await Ledger.open(wrong.map { stores[$0] }, now: 0) }
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func databaseOfAnotherLedgerIsRefused(kind: StoreKind) async throws {
    try await withStores(kind) { stores async throws in
      _ = try await Ledger.open([stores[0], stores[1]], now: 0)
      await #expect(throws: LedgerError.self) { try await Ledger.open([stores[2], stores[1]], now: 0) }
      let plain = Ledger(stores[2])
      try await plain.insert(Self.first, name: "Ada", tokenHash: [1], now: 0)
      await #expect(throws: LedgerError.self, "it has players") {
        try await Ledger.open([stores[0], stores[1], stores[2]], now: 0)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func playersStayWhereTheyAreWhenADatabaseIsAdded(kind: StoreKind) async throws {
    try await withStores(kind) { stores async throws in
      let plain = try await Ledger.open([stores[0]], now: 0)
      try await plain.insert(Self.second, name: "Ada", tokenHash: [1], now: 0)
      let grown = try await Ledger.open(stores, now: 0)
      #expect(grown.shardMap == ShardMap(shardCount: 1))
      #expect(try await grown.player(Self.second) != nil)
    }
  }
}

/// A store that can't be read durably anymore once it is down.
private struct DownStore: LedgerStore {
  let store: any LedgerStore
  let isDown = Gate()
  let failures = Counter()

  var isShared: Bool { store.isShared }

  func readDurable<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    guard isDown.isOpen else { return try await store.readDurable(body) }
    failures.add(1)
    throw LedgerError.unavailable("down")
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await store.read(body)
  }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await store.write(body)
  }

  func append(_ move: MoveRow) async throws -> Bool { try await store.append(move) }
  func waitForDurability() async throws { try await store.waitForDurability() }
  func check(_ clock: @escaping @Sendable () -> Int64) async throws -> Int64? { try await store.check(clock) }
  func close() async { await store.close() }
}
