import GameCore
import Games
import Logging
import Synchronization
import Testing
import VerifiableDeals

@testable import GameService
@testable import Ledger

/// Tests of days with games that don't follow from their deal, such as after a fault of the disk.
@Suite struct UnreadableGameTests {
  private static let triples = DayGames(day: Server.day, kind: .triples)

  /// Plays a move for each of several players.
  private func beginGames(_ server: Server, count: Int) async throws -> [GameKey] {
    var keys: [GameKey] = []
    for _ in 0..<count {
      let key = GameKey(day: Server.day, player: try await server.registerPlayer(), kind: .triples)
      _ = try await playFirstMove(in: server.service.games.begin(key).game, server.service)
      keys.append(key)
    }
    return keys
  }

  private func damage(_ key: GameKey, _ server: Server) async throws {
    try await server.ledger.shard(of: key.player).write {
      let table = moveTable(of: key.day)
      _ = try $0.run("UPDATE \(table) SET outcome = 'x' WHERE place = 0 AND player = $1", [.integer(key.player.value)])
    }
  }

  @Test func openGameThatCannotBeReadIsSetAsideAndNamed() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let keys = try await beginGames(server, count: 3)
    try await damage(keys[1], server)
    server.clock.now = Server.day.revealTime
    // A server that was just started has no copy of the games in memory.
    let log = RecordedLog()
    let restarted = DailyGameService(server.ledger, clock: server.clock.clock, logger: log.logger)
    try await restarted.housekeeper.run()

    #expect(try await server.ledger.day(Server.day)?.progress == .revealed)
    #expect(try await server.ledger.tally(of: Self.triples).map(\.gameCount) == [2])
    let intact = try #require(try await restarted.games.game(keys[0]))
    #expect(try await restarted.rank(of: intact) == 1)
    #expect(try await restarted.housekeeper.unreadableGameCount() == 1)
    #expect(try await server.ledger.unreadableGameCounts() == [Server.day: 1])
    #expect(log.lines.contains { $0.contains("\(keys[1].player)") && $0.contains("\(Server.day)") })
    // The game keeps its moves for the operator, has no result, and still counts for the player's streak.
    let row = try #require(try await server.ledger.game(keys[1]))
    #expect(row.state == .unreadable)
    #expect(row.sortKey == nil)
    #expect(row.line?.contains("; 0 ") == true)
    await #expect(throws: LedgerError.self) { try await restarted.games.game(keys[1]) }
    #expect(try await restarted.daysPlayed(by: keys[1].player) == [Server.day])
    // Deleting the player deletes the game.
    #expect(try await restarted.players.delete(keys[1].player))
    #expect(try await restarted.housekeeper.unreadableGameCount() == 0)
  }

  @Test func dayOfWhichNoGameCanBeReadIsRevealed() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    for key in try await beginGames(server, count: 2) { try await damage(key, server) }
    server.clock.now = Server.day.revealTime
    try await server.makeAnotherService().housekeeper.run()
    #expect(try await server.ledger.day(Server.day)?.progress == .revealed)
    #expect(try await server.ledger.unreadableGameCounts() == [Server.day: 2])
  }

  /// Games are rated in the order of their players' numbers.
  @Test(arguments: [1, 199, 200, 250]) func gamesThatCannotBeRatedStopNoOthers(count: Int) async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let code = try #require(try await server.service.days.deals(of: Server.day)).codeText
    let key = GameKey(day: Server.day, player: try await server.registerPlayer(), kind: .codeBreaker)
    _ = try await server.service.games.begin(key)
    _ = try await server.service.games.play(key, index: 0, action: code)
    let day = Server.day.number
    for player in 0..<count {
      try await server.ledger.shard(of: PlayerID(Int64(player))!).write { connection in
        try connection.run(
          "INSERT INTO player (bucket, id, name, created) VALUES (\(player), \(player), '', 0)", [])
        try connection.run(
          """
          INSERT INTO game (bucket, day, player, kind, state, moves, place, line)
          VALUES (\(player), \(day), \(player), 1, 1, 3, 3999999, 'damaged')
          """, [])
      }
    }
    let log = RecordedLog()
    let service = DailyGameService(server.ledger, clock: server.clock.clock, logger: log.logger)
    try await service.housekeeper.rateGames()
    #expect(try await server.ledger.game(key)?.loss == 0)
    #expect(try await server.ledger.unreadableGameCounts() == [Server.day: count])
    #expect(log.lines.count { $0.contains("cannot rate a game") && $0.contains("\(Server.day)") } == count)
    #expect(log.lines.contains { $0.contains("\(PlayerID(Int64(count - 1))!)") })
    // Later runs don't try again.
    try await service.housekeeper.rateGames()
    #expect(log.lines.count == count)
  }

  /// A damaged key makes every game unreadable, but the games aren't at fault.
  @Test func gamesOfADayWithADamagedKeyAreNotSetAside() async throws {
    let server = try await Server()
    let next = try #require(Server.day.adding(days: 1))
    try await server.insertDay(.test())
    try await server.insertDay(.test(8), next)
    _ = try await beginGames(server, count: 1)
    try await server.ledger.store.write {
      _ = try $0.run("UPDATE day SET day_key = $1 WHERE day = $2", [.bytes([0]), .integer(Int64(Server.day.number))])
    }
    server.clock.now = next.revealTime
    let log = RecordedLog()
    let restarted = DailyGameService(server.ledger, clock: server.clock.clock, logger: log.logger)
    try await restarted.housekeeper.run()
    #expect(try await server.ledger.day(Server.day)?.progress == .void)
    #expect(try await server.ledger.unreadableGameCounts().isEmpty)
    #expect(log.lines.contains { $0.contains("\(Server.day)") })
    // The next day is revealed nevertheless.
    #expect(try await server.ledger.day(next)?.progress == .revealed)
  }
}
