import GameCore
import Games
import Ledger
import Logging
import Sealing
import Testing
import VerifiableDeals

@testable import GameService

/// Tests of the keys of coming days, which a secret outside the ledger seals.
@Suite struct SealTests {
  private static let (first, second) = ([UInt8](repeating: 1, count: 32), [UInt8](repeating: 2, count: 32))

  /// Creates the service of a process that starts with these secrets.
  private func start(
    _ server: Server, _ secrets: [[UInt8]], log: RecordedLog = RecordedLog()
  ) -> DailyGameService {
    DailyGameService(server.ledger, clock: server.clock.clock, logger: log.logger, secrets: SealSecrets(secrets))
  }

  private func rows(_ server: Server) async throws -> [DayRow] { try await server.ledger.days(CalendarDay.range) }

  private func code(_ service: DailyGameService) async throws -> String? {
    try await service.days.deals(of: Server.day)?.codeText
  }

  @Test func keysAreStoredSealedAndDealTheSame() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let code = try await code(server.service)
    let sealed = start(server, [Self.first])
    try await sealed.housekeeper.makeKeys()
    let stored = try await rows(server)
    #expect(stored.count == 9)
    #expect(
      stored.allSatisfy { SealSecrets([Self.first]).isCurrent($0.key ?? []) && !$0.key!.contains(DayKey.test().bytes) })
    #expect(code != nil)
    #expect(try await self.code(sealed) == code)
    #expect(try await self.code(start(server, [Self.second, Self.first])) == code)
    #expect(await sealed.readiness.check() == nil)
    // Nothing changes afterward, and no day is void.
    try await sealed.housekeeper.run()
    #expect(try await rows(server) == stored)
  }

  @Test func secretIsRotated() async throws {
    let server = try await Server()
    try await start(server, [Self.first]).housekeeper.makeKeys()
    let before = try await rows(server)
    let log = RecordedLog()
    let rotated = start(server, [Self.second, Self.first], log: log)
    try await rotated.housekeeper.makeKeys()
    let after = try await rows(server)
    #expect(after.allSatisfy { SealSecrets([Self.second]).isCurrent($0.key ?? []) })
    #expect(after.map(\.commitment) == before.map(\.commitment))
    #expect(log.lines.count { $0.contains("sealed keys") && $0.contains("\"count\": 9") } == 1)
    let alone = start(server, [Self.second])
    #expect(await alone.readiness.check() == nil)
    #expect(try await code(alone) == code(rotated))
    // A process with the secrets in the earlier order, which hasn't been restarted, doesn't seal them again and again.
    let other = start(server, [Self.first, Self.second])
    try await other.housekeeper.makeKeys()
    try await rotated.housekeeper.makeKeys()
    try await other.housekeeper.makeKeys()
    #expect(try await rows(server).allSatisfy { SealSecrets([Self.first]).isCurrent($0.key ?? []) })
  }

  @Test(arguments: [[second], []])
  func processWithoutTheSecretIsNotReadyAndChangesNothing(secrets: [[UInt8]]) async throws {
    let server = try await Server()
    let log = RecordedLog()
    let right = start(server, [Self.first])
    try await right.housekeeper.makeKeys()
    let before = try await rows(server)
    let wrong = start(server, secrets, log: log)
    let fault = try #require(await wrong.readiness.check())
    #expect(fault.component == "seal")
    let name = try #require(SealSecrets([Self.first]).name)
    let remedy =
      secrets.isEmpty
      ? "this server lacks; start it with --seal" : "isn't in the file of --seal; add it as the last line"
    #expect(
      fault.description
        == "keys of \(before[0].day) to \(before[8].day) are sealed with a secret (\(name)) that \(remedy)")
    #expect(log.lines.contains { $0.contains("not ready") && $0.contains(name) })
    server.clock.now += 86_400_000
    await #expect(throws: Refusal.notReady) { try await wrong.housekeeper.makeKeys() }
    await #expect(throws: Refusal.notReady) { try await wrong.housekeeper.run() }
    // Even when the readiness isn't checked, such as just after another process sealed the keys again.
    #expect(try await wrong.days.makeLostDaysVoid().isEmpty)
    #expect(try await wrong.days.sealKeys().isEmpty)
    await #expect(throws: Refusal.notReady) { try await wrong.days.deals(of: Server.day) }
    #expect(try await rows(server) == before)
    // A day whose secret is lost for good can be made void.
    for row in before { #expect(try await server.ledger.makeVoid(row.day) == .void) }
    #expect(await wrong.readiness.check() == nil)
  }

  @Test(arguments: [1, 10, 30, 60])
  func damagedKeyIsLost(index: Int) async throws {
    let server = try await Server()
    let service = start(server, [Self.first])
    try await service.housekeeper.makeKeys()
    let row = try await rows(server)[3]
    var damaged = try #require(row.key)
    damaged[index] ^= 1
    let replacement = DayRow(day: row.day, key: damaged, commitment: row.commitment)
    #expect(try await server.ledger.replaceKey(of: row, with: replacement))
    // The secret's name is in bytes 1 to 8. With another name, the key may still be opened elsewhere.
    let isUnknown = index < 9
    #expect(await (service.readiness.check() == nil) == !isUnknown)
    #expect(try await service.days.makeLostDaysVoid() == (isUnknown ? [] : [row.day]))
  }

  @Test func keyOfAnotherDayIsRefused() async throws {
    let server = try await Server()
    let service = start(server, [Self.first])
    try await service.housekeeper.makeKeys()
    let found = try await rows(server)
    #expect(try await server.ledger.replaceKey(of: found[2], with: found[3]))
    #expect(try await service.days.makeLostDaysVoid() == [found[2].day])
  }

  @Test func keyIsStoredInTheOpenOnceTheDayIsRevealed() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let service = start(server, [Self.first])
    try await service.housekeeper.run()
    let player = try await service.players.register().player
    let begun = try await service.games.begin(GameKey(day: Server.day, player: player, kind: .triples)).game
    #expect(try await playFirstMove(in: begun, service) != nil)
    server.clock.now = Server.day.revealTime
    try await service.housekeeper.run()
    let row = try #require(try await server.ledger.day(Server.day))
    #expect(row.progress == .revealed)
    #expect(row.key == DayKey.test().bytes)
    #expect(try await rows(server).dropFirst().allSatisfy { SealSecrets.isSealed($0.key ?? []) })
    #expect(try await service.days.row(Server.day).flatMap(service.days.revealedDeals)?.codeText == code(service))
    // Without the secret, a server isn't ready, but can read what is public.
    let other = start(server, [])
    #expect(try await other.games.game(begun.key)?.moves.count == 1)
  }
}
