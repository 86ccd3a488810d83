import GameCore
import Games
import Ledger
import Logging
import Synchronization
import Testing
import VerifiableDeals

@testable import GameService

/// Tests of a machine whose clock is set while a server runs that has no other clock to compare with.
@Suite struct ClockTests {
  private static let twentySixHours: Int64 = 93_600_000

  private func makeService(_ server: Server, _ log: RecordedLog = RecordedLog()) -> DailyGameService {
    DailyGameService(server.ledger, clock: server.clock.machineClock, logger: log.logger)
  }

  @Test(arguments: [twentySixHours, -twentySixHours, 61_000, -61_000])
  func clockThatIsSetEndsReadinessUntilItIsSetRight(jump: Int64) async throws {
    let server = try await Server()
    let log = RecordedLog()
    let service = makeService(server, log)
    try await service.housekeeper.run()
    let days = try await server.ledger.days(CalendarDay.range)
    let player = try await service.players.register().player
    let key = GameKey(day: Server.day, player: player, kind: .triples)
    let begun = try await service.games.begin(key).game

    server.clock.now += jump
    await #expect(throws: Refusal.notReady) { try await service.housekeeper.run() }
    await #expect(throws: Refusal.notReady) { try await service.housekeeper.rateGames() }
    await #expect(throws: Refusal.notReady) {
      try await service.games.begin(GameKey(day: Server.day, player: player, kind: .codeBreaker))
    }
    #expect(throws: Refusal.notReady) { try service.readiness.requireRightClock() }
    let fault = try #require(await service.readiness.check())
    #expect(fault.component == "clock")
    #expect(fault.description.contains(jump > 0 ? "ahead" : "back"))
    #expect(log.lines.contains { $0.contains(fault.description) })
    #expect(try await server.ledger.days(CalendarDay.range) == days, "no day is created, closed, or revealed")

    server.clock.now -= jump
    try service.readiness.requireRightClock()
    try await service.housekeeper.run()
    #expect(try await playFirstMove(in: begun, service)?.moves.count == 1)
    #expect(try await server.ledger.days(CalendarDay.range) == days)
  }

  @Test func clockThatIsCorrectedDuringAMoveClosesNoGame() async throws {
    let server = try await Server()
    let errors = Mutex<[Int64]>([])
    let clock = ServerClock { server.clock.now + errors.withLock { $0.popLast() ?? 0 } }
    let service = DailyGameService(server.ledger, clock: clock, logger: Logger(label: "test"))
    try await service.housekeeper.run()
    let player = try await service.players.register().player
    let begun = try await service.games.begin(GameKey(day: Server.day, player: player, kind: .triples)).game
    // The move sees the wrong time, and the check that follows sees the right one.
    errors.withLock { $0 = [Self.twentySixHours] }
    #expect(try await playFirstMove(in: begun, service)?.moves.count == 1)
    let hasBeenWrong = errors.withLock { $0.isEmpty }
    #expect(hasBeenWrong)
  }

  @Test func operatorCanAcceptAClockThatWasSet() async throws {
    let server = try await Server()
    let service = makeService(server)
    try await service.housekeeper.run()
    server.clock.now += Self.twentySixHours
    await #expect(throws: Refusal.notReady) { try await service.housekeeper.run() }
    service.readiness.acceptClock()
    try service.readiness.requireRightClock()
    try await service.housekeeper.run()
    #expect(try await server.ledger.day(Server.day)?.progress == .revealed)
    // From now on, the old time is wrong.
    server.clock.now -= Self.twentySixHours
    await #expect(throws: Refusal.notReady) { try await service.housekeeper.run() }
  }

  @Test(arguments: [59_000, -59_000]) func smallCorrectionIsAccepted(jump: Int64) async throws {
    let server = try await Server()
    let service = makeService(server)
    try await service.housekeeper.run()
    server.clock.now += jump
    try await service.housekeeper.run()
    try service.readiness.requireRightClock()
  }

  @Test func correctionsDoNotAddUp() {
    let start = ContinuousClock.now
    var watch = ClockWatch(now: 0, at: start)
    // For a year, the clock is set back by 30 seconds each day.
    for day in 1...365 as ClosedRange<Int64> {
      let deviation = watch.deviation(now: day * 86_370_000, at: start + .seconds(86_400 * day))
      #expect(deviation == -30_000)
    }
    // A day of two hours at once isn't such a correction, however often the watch looks.
    let (time, instant) = (365 * 86_370_000 as Int64, start + .seconds(86_400 * 365))
    for second in 1...100 as ClosedRange<Int64> {
      let deviation = watch.deviation(now: time + 7_200_000 + second * 1000, at: instant + .seconds(second))
      #expect(deviation > ClockWatch.maxDeviation)
    }
    #expect(abs(watch.deviation(now: time + 101_000, at: instant + .seconds(101))) <= 30_000)
  }

  /// The monotonic clock also runs while the machine sleeps.
  @Test func sleepIsNoJump() {
    let start = ContinuousClock.now
    var watch = ClockWatch(now: 5000, at: start)
    #expect(watch.deviation(now: 5000 + 8 * 3_600_000, at: start + .seconds(8 * 3600)) == 0)
  }
}
