import DailyGames
import GameCore
import Ledger
import Testing

@testable import GameService

/// Tests of who can report the name in a row of the standings.
@Suite struct NameReportTests {
  private let games = DayGames(day: Server.day, kind: .triples)

  /// Registers a player, who plays moves of Triples and ends the game.
  private func player(_ name: String, moves: Int, _ server: Server) async throws -> PlayerID {
    let player = try await server.registerPlayer()
    #expect(try await server.service.players.rename(player, to: try #require(PlayerName(name))))
    let key = GameKey(day: Server.day, player: player, kind: .triples)
    var game = try await server.service.games.begin(key).game
    for _ in 0..<moves { game = try #require(try await playFirstMove(in: game, server.service)) }
    if moves > 0 { _ = try await server.service.games.play(key, index: moves, action: nil) }
    return player
  }

  @Test func nameInARowOfAnotherPlayerCanBeReported() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let ada = try await player("Ada", moves: 3, server)
    let bob = try await player("Bob", moves: 1, server)
    let rows = try await server.service.standings(of: games, for: bob, StandingsRequest()).rows
    var ids: [String] = []
    for row in rows { ids.append(try await server.service.rowID(of: row.game, in: games)) }
    let id = try #require(ids.first)
    #expect(rows.map(\.game.player) == [ada, bob])
    #expect(!ids.joined().contains("\(ada.value)"))
    #expect(Set(ids).count == 2)

    #expect(try await server.service.report(rowID: id, of: games, by: bob) == true)
    #expect(try await server.service.report(rowID: id, of: games, by: bob) == false)
    #expect(try await server.service.report(rowID: ids[1], of: games, by: bob) == nil, "it is the player's own row")
    let others = DayGames(day: Server.day, kind: .codeBreaker)
    for (text, games) in [("", games), ("1.2", games), ("x", games), (id, others)] {
      #expect(try await server.service.report(rowID: text, of: games, by: bob) == nil)
    }
    let cyd = try await player("Cyd", moves: 0, server)
    #expect(try await server.service.report(rowID: id, of: games, by: cyd) == nil, "who is still playing sees no rows")
    let names = try await server.ledger.reportedNames(maxCount: 9)
    #expect(names.map(\.subject) == [.player(ada)])
    #expect(names.map(\.name) == ["Ada"])
  }
}
