import GameCore
import Games
import Ledger
import Testing
import VerifiableDeals

@testable import GameService

@Suite struct VoidDayTests {
  private func key(_ player: PlayerID) -> GameKey { GameKey(day: Server.day, player: player, kind: .triples) }

  @Test func movesAndBeginsOfAVoidDayAreRefused() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let (player, other) = (try await server.registerPlayer(), try await server.registerPlayer())
    let game = try await server.service.games.begin(key(player)).game
    // Another process makes the day void, so this one may have cached that it is open.
    #expect(try await server.ledger.makeVoid(Server.day) == .void)
    await #expect(throws: Refusal.dayVoid) { _ = try await playFirstMove(in: game, server.service) }
    await #expect(throws: Refusal.dayVoid) { _ = try await server.service.games.begin(key(other)) }
    await #expect(throws: Refusal.dayVoid) {
      _ = try await server.service.games.play(key(player), index: 0, action: nil)
    }
    #expect(try await server.service.days.deals(of: Server.day) == nil)
    server.clock.now = Server.day.revealTime
    try await server.service.housekeeper.run()
    #expect(try await server.ledger.day(Server.day)?.progress == .void)
  }

  @Test(arguments: [
    "day_key = NULL", "day_key = zeroblob(32)", "commitment = replace(commitment, substr(commitment, 1, 1), 'z')",
  ])
  func dayWhoseKeyDoesNotFitIsVoid(change: String) async throws {
    let server = try await Server()
    try await server.service.housekeeper.makeKeys()
    let before = try await server.ledger.days(CalendarDay.range)
    let day = Server.day.adding(days: 3)!
    try await server.ledger.store.write {
      _ = try $0.run("UPDATE day SET \(change) WHERE day = $1", [.integer(Int64(day.number))])
    }
    let log = RecordedLog()
    try await DailyGameService(server.ledger, clock: server.clock.clock, logger: log.logger).housekeeper.makeKeys()
    let rows = try await server.ledger.days(CalendarDay.range)
    // A damaged commitment takes the next day with it, whose commitment includes it.
    let isCommitment = change.hasPrefix("commitment")
    let void = isCommitment ? [day, day.adding(days: 1)!] : [day]
    #expect(rows.filter { $0.progress == .void }.map(\.day) == void)
    if !isCommitment { #expect(rows.map(\.commitment) == before.map(\.commitment)) }
    #expect(log.lines.contains { $0.contains("void") && $0.contains("\(day)") })
  }

  @Test func restoredBackupKeepsEveryPublishedCommitment() async throws {
    let server = try await Server()
    try await server.service.housekeeper.makeKeys()
    let time = server.clock.now
    try await server.ledger.store.write { _ = try $0.run("INSERT INTO backup (time) VALUES ($1)", [.integer(time)]) }
    // A server is started with the backup two days later.
    server.clock.now += 2 * 86_400_000
    let published = try await server.ledger.days(CalendarDay.range)
    let restarted = DailyGameService(server.ledger, clock: server.clock.clock, logger: RecordedLog().logger)
    try await restarted.housekeeper.makeKeys()
    let rows = try await server.ledger.days(CalendarDay.range)
    #expect(Array(rows.map(\.commitment).prefix(published.count)) == published.map(\.commitment))
    func offsets(_ rows: [DayRow]) -> [Int] { rows.map { $0.day.number - Server.day.number } }
    #expect(offsets(rows) == Array(0...10))
    #expect(offsets(rows.filter { $0.progress == .void }) == [0, 1, 2, 9])
    // The commitment of the last day is lost, so the following day is dealt as if there was no day before.
    #expect(offsets(rows.filter { $0.commitment.isEmpty }) == [9])
    #expect(try !rows[10].hasLostKey(after: rows[9]))
    #expect(try !rows[3].hasLostKey(after: rows[2]))
    // Nothing changes afterward, and the next days are made.
    try await restarted.housekeeper.run()
    #expect(try await server.ledger.days(CalendarDay.range) == rows)
    server.clock.now += 86_400_000
    try await restarted.housekeeper.run()
    #expect(try await server.ledger.lastDay()?.progress == .open)
    #expect(try await restarted.days.deals(of: Server.day.adding(days: 3)!) != nil)
  }
}
