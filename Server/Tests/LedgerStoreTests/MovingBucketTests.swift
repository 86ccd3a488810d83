import DailyGames
import GameCore
import Testing

@testable import Ledger

/// Tests of moving buckets of players to another database while they play.
struct MovingBucketTests {
  private static let day = CalendarDay(number: 9000)!
  private static let games = DayGames(day: day, kind: .triples)
  /// Players of one bucket, which is in the second of three databases at first.
  private static let players = (0..<4).map { PlayerID(Int64($0) * 1024 + 1)! }
  /// A player of another bucket of the same database.
  private static let neighbor = PlayerID(4)!
  private static let move = ShardMap.Move(bucket: 1, source: 1, destination: 2)

  /// The kinds of ledgers in several databases.
  private static let kinds = LedgerKind.available.filter { $0.shardCount > 1 }

  private func row(_ index: Int, of player: PlayerID, kind: DailyGame = .triples) -> MoveRow {
    MoveRow(
      key: GameKey(day: Self.day, player: player, kind: kind), index: index, action: index < 0 ? "" : "l",
      outcome: "1", score: 3, digest: Int64(index + 2), parentDigest: Int64(index + 1))
  }

  private func result(of player: PlayerID, kind: DailyGame = .triples, sortKey: Int64 = 7) -> FinishedGame {
    FinishedGame(
      key: GameKey(day: Self.day, player: player, kind: kind), moveCount: 2, score: 3, line: "line \(player)",
      sortKey: sortKey)
  }

  /// Runs a test with players in every state: with a finished game, an open one, a game without moves, and without a
  /// game. The second ledger is another process with the same databases.
  private func withPlayers(_ kind: LedgerKind, _ body: (Ledger, Ledger) async throws -> Void) async throws {
    try await withLedger(kind) { ledger in
      _ = try await ledger.insert(DayRow(day: Self.day, key: [7], commitment: "x"))
      for (number, player) in (Self.players + [Self.neighbor]).enumerated() {
        try await ledger.insert(player, name: "Player \(number)", tokenHash: [UInt8(number)], now: 5)
      }
      let clock = ServerClock.at(Self.day.openingTime)
      for player in Self.players.prefix(3) + [Self.neighbor] {
        #expect(try await ledger.begin(row(-1, of: player), by: clock))
      }
      for player in Self.players.prefix(2) + [Self.neighbor] {
        #expect(try await ledger.append(row(0, of: player)))
      }
      for player in [Self.players[0], Self.neighbor] {
        #expect(try await ledger.finish(row(1, of: player), result(of: player)))
      }
      #expect(try await ledger.begin(row(-1, of: Self.players[0], kind: .codeBreaker), by: clock))
      let lone = result(of: Self.players[0], kind: .codeBreaker, sortKey: 9)
      #expect(try await ledger.finish(row(0, of: Self.players[0], kind: .codeBreaker), lone))
      #expect(try await ledger.insertTransferCode(hash: [50], of: Self.players[1], expirationTime: 9))
      #expect(try await ledger.report(.player(Self.neighbor), by: Self.players[2], now: 6) == true)
      try await body(ledger, try await Ledger.attached(ledger.shards))
    }
  }

  /// Returns all that a ledger knows of the players.
  private func facts(_ ledger: Ledger) async throws -> [String] {
    var facts: [String] = []
    for (number, player) in (Self.players + [Self.neighbor]).enumerated() {
      facts.append("\(String(describing: try await ledger.player(player)))")
      let bucket = player.bucket
      facts.append("\(String(describing: try await ledger.player(tokenHash: [UInt8(number)], bucket: bucket)))")
      facts.append("\(try await ledger.games(of: player)) \(try await ledger.reports(by: player))")
    }
    facts.append("\(String(describing: try await ledger.player(transferCodeHash: [50])))")
    for kind in DailyGame.all {
      facts.append("\(try await ledger.tally(of: DayGames(day: Self.day, kind: kind)))")
      facts.append("\(try await ledger.lines(of: DayGames(day: Self.day, kind: kind), after: .start, maxCount: 9))")
      #expect(try await ledger.recount(DayGames(day: Self.day, kind: kind), repairs: false) == 0)
    }
    return facts
  }

  private func playerCounts(_ ledger: Ledger) async throws -> [Int64?] {
    try await ledger.forEachShard { shard in
      try await shard.read { try $0.rows("SELECT COUNT(*) FROM player", []).first?.integer(0) }
    }
  }

  // MARK: - Whole moves

  @Test(arguments: kinds)
  func everythingOfABucketMoves(kind: LedgerKind) async throws {
    try await withPlayers(kind) { ledger, other async throws in
      let expected = try await facts(ledger)
      #expect(try await playerCounts(ledger) == [0, 5, 0])
      for move in [Self.move, ShardMap.Move(bucket: 1, source: 2, destination: 0)] {
        try await ledger.move(move)
        #expect(ledger.shardIndex(of: Self.players[0]) == move.destination)
        #expect(try await facts(ledger) == expected)
        #expect(try await facts(other) == expected, "another process follows")
      }
      #expect(try await playerCounts(ledger) == [4, 1, 0])
      let left = try await ledger.forEachShard { shard in
        try await shard.read { try $0.tableNames(startingWith: PlayerTable.asidePrefix) }
      }
      #expect(left == [[], [], []])
    }
  }

  @Test(arguments: kinds)
  func everythingWorksInAProcessThatDoesNotKnowOfTheMove(kind: LedgerKind) async throws {
    let clock = ServerClock.at(Self.day.openingTime)
    let (done, open, begun, idle) = (Self.players[0], Self.players[1], Self.players[2], Self.players[3])
    let new = PlayerID(9 * 1024 + 1)!
    let tasks: [(String, (Ledger) async throws -> Bool)] = [
      ("rank", { try await $0.rank(of: 8, in: Self.games, ownBetterCount: 0) == 3 }),
      ("begin", { try await $0.begin(row(-1, of: idle), by: clock) }),
      ("move", { try await $0.append(row(0, of: begun)) }),
      ("finish", { try await $0.finish(row(1, of: open), result(of: open)) }),
      ("close", { try await $0.recordUnfinishedGames([result(of: idle)]) == () }),
      ("read", { try await $0.game(row(0, of: idle).key)?.state == .closed }),
      ("read several", { try await $0.games([row(0, of: done).key, row(0, of: Self.neighbor).key]).count == 2 }),
      ("set aside", { try await $0.setAside(row(0, of: begun).key) }),
      ("mark", { try await $0.markUnratable(row(0, of: done, kind: .codeBreaker).key, coachVersion: 1) }),
      ("days", { try await $0.daysPlayed(by: done, maxCount: 9) == [Self.day] }),
      ("rename", { try await $0.rename(done, to: "Ada") }),
      ("report", { try await $0.report(.player(done), by: open, now: 7) == true }),
      ("settle", { try await $0.settleReports(of: .player(Self.neighbor)) == 1 }),
      ("hide", { try await $0.setNameHidden(true, of: done) }),
      ("renew", { try await $0.replaceTokens(of: done, with: [77]) }),
      ("devices", { try await $0.deviceCount(of: done) == 1 }),
      ("code", { try await $0.insertTransferCode(hash: [51], of: done, expirationTime: 9) }),
      ("redeem", { try await $0.redeem(transferCodeHash: [50], of: open, tokenHash: [78], now: 8) }),
      ("circle", { try await $0.insertCircle(code: "A", name: "Club", creator: done, maxCircleCount: 9, now: 0) }),
      ("members", { try await $0.members(of: "A").map(\.player) == [done] }),
      ("register", { try await $0.insert(new, name: "New", tokenHash: [79], now: 0) == () }),
      ("token", { try await $0.player(tokenHash: [79], bucket: 1) == new }),
      ("delete", { try await $0.delete(done) }),
    ]
    try await withPlayers(kind) { ledger, other async throws in
      let map = other.shardMap
      try await ledger.move(Self.move)
      for (name, task) in tasks {
        #expect(try await task(Ledger(shards: ledger.shards, map)), "\(name)")
        #expect(try await ledger.recount(Self.games, repairs: false) == 0)
      }
      #expect(try await playerCounts(ledger) == [0, 1, 4])
    }
  }

  @Test(arguments: kinds)
  func addedDatabaseKnowsEarlierDaysAndTakesPlayers(kind: LedgerKind) async throws {
    try await withPlayers(kind) { ledger, _ async throws in
      let fixture = try await StoreFixture.make(kind.store)
      let fourth = try fixture.open()
      do {
        let grown = try await Ledger.open(ledger.shards + [fourth], now: 0)
        #expect(grown.shardIndex(of: Self.players[0]) == 1)
        let expected = try await facts(ledger)
        try await grown.move(ShardMap.Move(bucket: 1, source: 1, destination: 3))
        #expect(try await facts(grown) == expected)
        #expect(try await grown.append(row(0, of: Self.players[2])))
        // A process that doesn't know the database can't take its players for missing ones, and reveals nothing.
        await #expect(throws: LedgerError.self) { try await ledger.player(Self.players[0]) }
        await #expect(throws: LedgerError.self) { try await Ledger.attached(ledger.shards) }
        let clock = ServerClock.at(Self.day.revealTime)
        #expect(try await ledger.close(Self.day, by: clock))
        await #expect(throws: LedgerError.self) { try await ledger.reveal(Self.day, by: clock) }
      } catch {
        await fourth.close()
        try await fixture.remove()
        throw error
      }
      await fourth.close()
      try await fixture.remove()
    }
  }

  // MARK: - Interrupted moves

  /// What a process does before it ends.
  enum Step: CaseIterable {
    case depart, putAside, receive
  }

  @Test(arguments: kinds, Step.allCases)
  func interruptedMoveIsFinished(kind: LedgerKind, step: Step) async throws {
    try await withPlayers(kind) { ledger, other async throws in
      let expected = try await facts(ledger)
      try await interrupt(ledger, after: step)
      await #expect(throws: LedgerError.self, "one bucket at a time") {
        try await ledger.depart(ShardMap.Move(bucket: 4, source: 1, destination: 0))
      }
      async let appended = other.append(row(0, of: Self.players[2]))
      let started = try await Ledger.attached(ledger.shards)
      try await started.finishMoves()
      #expect(try await appended, "a player waits for the end of the move")
      try await other.shards[2].write { connection in
        try connection.run(
          "DELETE FROM \(moveTable(of: Self.day)) WHERE player = $1 AND place = 0", [SQLValue(Self.players[2])])
      }
      #expect(try await facts(started) == expected)
      try await started.finishMoves()
      #expect(try await facts(other) == expected)
    }
  }

  private func interrupt(_ ledger: Ledger, after step: Step) async throws {
    try await ledger.depart(Self.move)
    let departure = try #require(try await ledger.shards[1].read { try $0.departure() })
    if step == .depart { return }
    try await ledger.shards[1].write { try $0.putAside(departure) }
    if step == .putAside { return }
    let contents = try await contents(ledger)
    try await ledger.shards[2].write { try $0.receive(departure, contents) }
  }

  private func contents(_ ledger: Ledger) async throws -> [(table: PlayerTable, rows: [SQLRow])] {
    try await ledger.shards[1].read { connection in
      try connection.tablesAside().map { (table: $0, rows: try connection.rowsAside($0)) }
    }
  }

  @Test(arguments: kinds)
  func processThatWasStoppedInTheMiddleRepeatsNoEarlierMove(kind: LedgerKind) async throws {
    try await withPlayers(kind) { ledger, _ async throws in
      try await interrupt(ledger, after: .putAside)
      let (departure, contents) = (
        try #require(try await ledger.shards[1].read { try $0.departure() }), try await contents(ledger)
      )
      try await ledger.finishMoves()
      try await ledger.move(ShardMap.Move(bucket: 1, source: 2, destination: 0))
      #expect(try await ledger.rename(Self.players[0], to: "Ada"))
      let expected = try await facts(ledger)
      try await ledger.shards[1].write { try $0.putAside(departure) }
      try await ledger.shards[2].write { try $0.receive(departure, contents) }
      try await ledger.shards[1].write { try $0.forget(departure) }
      #expect(try await facts(ledger) == expected)
      #expect(try await playerCounts(ledger) == [4, 1, 0])
    }
  }

  // MARK: - Play during moves

  @Test(arguments: kinds)
  func playersPlayWhileTheirBucketMoves(kind: LedgerKind) async throws {
    try await withLedger(kind) { ledger in
      _ = try await ledger.insert(DayRow(day: Self.day, key: [7], commitment: "x"))
      let other = try await Ledger.attached(ledger.shards)
      let players = (0..<12).map { PlayerID(Int64($0) * 1024 + 1)! }
      let (isOver, areAllDone, moveCount) = (Gate(), Gate(), Counter())
      for player in players {
        try await ledger.insert(player, name: "Ada", tokenHash: [UInt8(player.value >> 10)], now: 0)
      }
      async let watching: Void = watchCounts(in: other, until: areAllDone, playerCount: players.count)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for player in players { group.addTask { try await play(player, in: other, until: isOver, moveCount) } }
        for place in [2, 0, 1, 0, 2] {
          let wanted = moveCount.value + players.count
          try await wait { moveCount.value >= wanted }
          let source = ledger.shardIndex(of: players[0])
          try await ledger.move(ShardMap.Move(bucket: 1, source: source, destination: place))
        }
        isOver.open()
        try await group.waitForAll()
      }
      areAllDone.open()
      try await watching
      #expect(try await other.tally(of: Self.games).map(\.gameCount) == [players.count])
      for player in players { #expect(try await ledger.game(row(0, of: player).key)?.state == .ended) }
      #expect(try await ledger.recount(Self.games, repairs: false) == 0)
    }
  }

  /// Plays a game until the gate opens, and ends it.
  @Sendable private func play(
    _ player: PlayerID, in ledger: Ledger, until isOver: Gate, _ moveCount: Counter
  ) async throws {
    #expect(try await ledger.begin(row(-1, of: player), by: .at(Self.day.openingTime)))
    var count = 0
    while !isOver.isOpen {
      #expect(try await ledger.append(row(count, of: player)))
      count += 1
      moveCount.add(1)
    }
    #expect(try await ledger.finish(row(count, of: player), result(of: player)))
  }

  /// Checks that counts of finished games never go down, and that no game is counted twice, until the gate opens.
  @Sendable private func watchCounts(in ledger: Ledger, until isOver: Gate, playerCount: Int) async throws {
    var last = 0
    repeat {
      let count = try await ledger.tally(of: Self.games).reduce(0) { $0 + $1.gameCount }
      #expect(count >= last)
      #expect(count <= playerCount)
      last = count
    } while !isOver.isOpen
  }
}
