import DailyGames
import GameCore
import Games
import Ledger
import Logging
import Synchronization
import Testing
import VerifiableDeals

@testable import GameService

/// Tests of a process with a wrong clock that shares a ledger with a process whose clock is right.
@Suite struct ReadinessTests {
  private static let twentySixHours: Int64 = 93_600_000

  /// Two processes that share a ledger. The clock of `right` is also the database's clock.
  private struct Processes {
    let server: Server
    let store: ClockedStore
    let right: DailyGameService
    let wrong: DailyGameService
    let wrongClock: TestClock

    init(error: Int64) async throws {
      server = try await Server()
      store = ClockedStore(server.ledger.store, clock: server.clock.clock)
      wrongClock = TestClock(server.clock.now + error)
      let ledger = Ledger(store)
      right = DailyGameService(ledger, clock: server.clock.machineClock, logger: Logger(label: "right"))
      wrong = DailyGameService(ledger, clock: wrongClock.machineClock, logger: Logger(label: "wrong"))
    }

    func progress() async throws -> DayRow.Progress? { try await server.ledger.day(Server.day)?.progress }
  }

  @Test(arguments: [twentySixHours, -twentySixHours, 1500, -1500])
  func processWithWrongClockReadsGamesButChangesNothing(error: Int64) async throws {
    let processes = try await Processes(error: error)
    let (server, right, wrong) = (processes.server, processes.right, processes.wrong)
    try await right.housekeeper.run()
    let days = try await server.ledger.days(CalendarDay.range)
    let player = try await right.players.register().player
    let key = GameKey(day: Server.day, player: player, kind: .triples)
    _ = try await right.games.begin(key)
    let begun = try #require(try await playFirstMove(in: right.games.game(key)!, right))

    #expect(await wrong.readiness.check()?.component == "clock")
    await #expect(throws: Refusal.notReady) { try await wrong.housekeeper.run() }
    await #expect(throws: Refusal.notReady) { try await wrong.housekeeper.playCoachGames() }
    await #expect(throws: Refusal.notReady) { try await wrong.housekeeper.rateGames() }
    for day in days {
      let other = GameKey(day: day.day, player: player, kind: .codeBreaker)
      await #expect(throws: Refusal.notReady) { try await wrong.games.begin(other) }
    }
    await #expect(throws: Refusal.notReady) { try await wrong.players.register() }
    await #expect(throws: Refusal.notReady) { try await wrong.players.makeTransferCode(of: player) }
    let code = try #require(try await right.players.makeTransferCode(of: player)).code
    await #expect(throws: Refusal.notReady) { try await wrong.players.redeem(transferCode: code) }
    #expect(try await server.ledger.days(CalendarDay.range) == days, "no day is created, closed, or revealed")

    // A game that was begun can be read everywhere, and continues on the process whose clock is right.
    #expect(try await wrong.games.begin(key).game == begun)
    #expect(try await playFirstMove(in: begun, right)?.moves.count == 2)
    #expect(try await right.players.redeem(transferCode: code)?.player == player)
  }

  @Test func processWithWrongClockCreatesNoDays() async throws {
    let processes = try await Processes(error: Self.twentySixHours)
    await #expect(throws: Refusal.notReady) { try await processes.wrong.housekeeper.makeKeys() }
    #expect(try await processes.server.ledger.lastDay() == nil)
    try await processes.right.housekeeper.makeKeys()
    #expect(try await processes.progress() == .open)
  }

  @Test func wrongClockEndsNoGame() async throws {
    let processes = try await Processes(error: Self.twentySixHours)
    try await processes.right.housekeeper.run()
    let key = GameKey(day: Server.day, player: try await processes.right.players.register().player, kind: .triples)
    let begun = try await processes.right.games.begin(key).game
    // By the wrong clock, the time for moves is over. A refusal for that reason would be final.
    await #expect(throws: Refusal.notReady) { try await playFirstMove(in: begun, processes.wrong) }
    #expect(try await playFirstMove(in: begun, processes.right)?.moves.count == 1)
  }

  @Test func processIsReadyOnceItsClockIsRight() async throws {
    let processes = try await Processes(error: Self.twentySixHours)
    await #expect(throws: Refusal.notReady) { try await processes.wrong.housekeeper.run() }
    processes.wrongClock.now = processes.server.clock.now
    try await processes.wrong.housekeeper.run()
    #expect(await processes.wrong.readiness.check() == nil)
    let player = try await processes.wrong.players.register().player
    #expect(try await processes.wrong.games.begin(GameKey(day: Server.day, player: player, kind: .triples)).isNew)
  }

  @Test func changingTheClockEndsReadinessAtOnce() async throws {
    let processes = try await Processes(error: 0)
    try await processes.right.housekeeper.run()
    try await processes.wrong.housekeeper.run()
    // The last successful check would be valid for some more seconds, but a changed clock invalidates it.
    processes.wrongClock.now += Self.twentySixHours
    await #expect(throws: Refusal.notReady) { try await processes.wrong.housekeeper.run() }
    #expect(try await processes.progress() == .open)
  }

  @Test func processIsNotReadyUntilACheckSucceeds() async throws {
    let processes = try await Processes(error: 0)
    try await processes.right.housekeeper.run()
    processes.store.failure = .unavailable("The network is down.")
    await #expect(throws: LedgerError.unavailable("The network is down.")) {
      try await processes.wrong.housekeeper.run()
    }
    processes.store.failure = .fault("fsync is off.")
    await #expect(throws: Refusal.notReady) { try await processes.wrong.housekeeper.run() }
    #expect(await processes.wrong.readiness.check()?.component == "writing")
    processes.store.failure = nil
    try await processes.wrong.housekeeper.run()
  }

  @Test func checkResultIsReusedForAWhile() async throws {
    let server = try await Server()
    let store = ClockedStore(server.ledger.store, clock: .system)
    let readiness = ReadinessMonitor(Ledger(store), clock: .system, logger: Logger(label: "test"))
    for _ in 0..<1000 { try await readiness.requireReadiness() }
    #expect((1..<100).contains(store.checkCount))
  }
}

/// A store whose database has its own clock. It counts the checks and can make them fail.
private final class ClockedStore: LedgerStore {
  private let store: any LedgerStore
  private let clock: ServerClock
  private let state = Mutex<(checkCount: Int, failure: LedgerError?)>((0, nil))

  init(_ store: any LedgerStore, clock: ServerClock) {
    self.store = store
    self.clock = clock
  }

  var checkCount: Int { state.withLock(\.checkCount) }

  var failure: LedgerError? {
    get { state.withLock(\.failure) }
    set { state.withLock { $0.failure = newValue } }
  }

  var isShared: Bool { true }

  func check(_ clock: @escaping @Sendable () -> Int64) async throws -> Int64? {
    let failure = state.withLock { state in
      state.checkCount += 1
      return state.failure
    }
    if let failure { throw failure }
    _ = try await store.check(clock)
    return clock() - self.clock.now()
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result { try await store.read(body) }

  func readDurable<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result { try await store.readDurable(body) }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result { try await store.write(body) }

  func append(_ move: MoveRow) async throws -> Bool { try await store.append(move) }
  func waitForDurability() async throws { try await store.waitForDurability() }
  func close() async { await store.close() }
}
