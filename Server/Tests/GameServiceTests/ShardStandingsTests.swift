import DailyGames
import GameCore
import Games
import Ledger
import Testing

@testable import GameService

/// A ledger in three databases shows the same standings as a ledger in one.
@Suite struct ShardStandingsTests {
  private static let kind = DailyGame.codeBreaker
  private let games = DayGames(day: Server.day, kind: Self.kind)
  private let players = (0..<60).map { PlayerID(Int64($0) * 1_234_567_891_234_567)! }

  /// Creates a server with the players' games, of which many share a place. Every tenth player has not finished.
  private func makeServer(shardCount: Int) async throws -> Server {
    let server = try await Server(shardCount: shardCount)
    try await server.insertDay(.test())
    for (number, player) in players.enumerated() {
      let hash = [UInt8(number)]
      try await server.ledger.insert(player, name: "Player \(number)", tokenHash: hash, now: Int64(number))
      let key = GameKey(day: Server.day, player: player, kind: Self.kind)
      let opening = MoveRow(key: key, index: -1, action: "", outcome: "", score: 0, digest: 1, parentDigest: 0)
      #expect(try await server.ledger.begin(opening, by: server.clock.clock))
      let move = MoveRow(key: key, index: 0, action: "0", outcome: "1", score: 0, digest: 2, parentDigest: 1)
      let place = Int64(number * number % 17) * 1_000_000
      let result = FinishedGame(key: key, moveCount: 1, score: 0, line: "line \(number)", sortKey: place)
      if number % 10 > 0 { #expect(try await server.ledger.finish(move, result)) }
    }
    #expect(
      try await server.ledger.insertCircle(code: "A", name: "Club", creator: players[1], maxCircleCount: 9, now: 0))
    for (time, number) in [55, 4, 23, 3, 7, 41, 30, 12, 13, 14, 15].enumerated() {
      let outcome = try await server.ledger.join(
        "A", player: players[number], maxMemberCount: 99, maxCircleCount: 9, now: Int64(time))
      #expect(outcome == .member)
    }
    return server
  }

  private func text(_ standings: Standings) -> String {
    let rows = standings.rows.map { "\($0.rank) \($0.name) \($0.isOwn) \($0.game.player)" }
    let tally = standings.tally.map { "\($0.sortKey): \($0.gameCount)" }
    return "\(standings.finishedCount) \(rows) \(tally) \(String(describing: standings.nextCursor))"
  }

  @Test func standingsAreTheSame() async throws {
    let (one, three) = (try await makeServer(shardCount: 1), try await makeServer(shardCount: 3))
    for viewer in [players[0], players[1], players[23], players[55]] {
      for circle in [nil, "A"] {
        for (maxRowCount, includesNeighbors) in [(0, true), (7, false), (7, true), (100, false)] {
          var request = StandingsRequest()
          request.maxRowCount = maxRowCount
          request.includesNeighbors = includesNeighbors
          request.circle = circle
          var pageCount = 0
          while true {
            let expected = try await one.service.standings(of: games, for: viewer, request)
            let found = try await three.service.standings(of: games, for: viewer, request)
            #expect(text(found) == text(expected))
            pageCount += 1
            guard let cursor = expected.nextCursor, pageCount < 20 else { break }
            request.cursor = cursor
          }
        }
      }
    }
  }

  @Test func ranksAndLinesAndCirclesAreTheSame() async throws {
    let (one, three) = (try await makeServer(shardCount: 1), try await makeServer(shardCount: 3))
    func facts(_ server: Server) async throws -> [String] {
      var facts: [String] = []
      for player in players {
        let row = try #require(try await server.ledger.game(GameKey(day: Server.day, player: player, kind: Self.kind)))
        var snapshot = GameSnapshot(key: row.key, opening: "", score: 0)
        snapshot.state = row.state
        snapshot.sortKey = row.sortKey
        facts.append("\(String(describing: try await server.service.rank(of: snapshot)))")
      }
      var lines: [UInt8] = []
      try await server.service.writeLines(of: games) { lines += $0 }
      facts.append(String(decoding: lines, as: UTF8.self))
      for viewer in [players[1], players[30]] {
        facts += try await server.service.circles.games("A", days: Server.day...Server.day, for: viewer).map { entry in
          "\(entry.games.day) \(entry.row.player) \(entry.row.name) \(entry.row.sortKey)"
        }
      }
      facts += try await server.ledger.members(of: "A").map { "\($0.player) \($0.name)" }
      return facts
    }
    #expect(try await facts(three) == facts(one))
  }

  @Test func ranksReturnOnceTheFirstDatabaseIsReady() async throws {
    let server = try await makeServer(shardCount: 3)
    func rank() async throws -> Int? { try await server.ledger.rank(of: 0, in: games, ownBetterCount: 0) }
    server.ledger.setShard(0, isDown: true)
    #expect(try await rank() == nil)
    #expect(await server.service.readiness.check() == nil)
    #expect(try await rank() == 1)
  }

  @Test func newPlayersAreInDatabasesThatAreUp() async throws {
    let server = try await Server(shardCount: 3)
    server.ledger.setShard(1, isDown: true)
    for _ in 1...30 {
      let player = try await server.service.players.register().player
      #expect(server.ledger.shardIndex(of: player) != 1)
    }
    server.ledger.setShard(1, isDown: false)
    await server.ledger.shards[1].close()
    for _ in 1...30 {
      let player = try await server.service.players.register().player
      #expect(server.ledger.shardIndex(of: player) != 1)
    }
  }
}
