import CodeBreakerModel
import DailyGames
import FairDay
import Games
import Ledger
import NumberedGame
import Testing

@testable import Play

@Suite struct StandingsTests {
  private let triples = DayGames(day: Server.day, kind: .triples)

  private func play(_ server: Server, _ player: PlayerID, moves: Int) async throws -> GameSnapshot {
    let key = GameKey(day: Server.day, player: player, kind: .triples)
    var game = try await server.authority.games.begin(key).game
    for _ in 0..<moves { game = try #require(try await playFirstMove(in: game, server.authority)) }
    return try await server.authority.games.play(key, index: moves, action: nil)
  }

  @Test func countsStayCorrectOnDeletionAndRecountRepairsThem() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    var players: [PlayerID] = []
    for moves in [0, 1, 2, 2, 5, 9] {
      let player = try await server.registerPlayer()
      _ = try await play(server, player, moves: moves)
      players.append(player)
    }
    #expect(try await server.ledger.tally(of: triples).map(\.gameCount).reduce(0, +) == 5)
    #expect(try await server.ledger.recount(triples, repairs: false) == 0)
    // Deleting a player adjusts the counts, and recounting corrects wrong ones.
    #expect(try await server.authority.players.delete(players[2]))
    #expect(try await server.ledger.recount(triples, repairs: false) == 0)
    try await server.ledger.store.write { connection in
      try connection.run("UPDATE tally SET games = games + 3", [])
    }
    let sortKeys = try await server.ledger.tally(of: triples).count
    #expect(try await server.ledger.recount(triples, repairs: true) == sortKeys)
    #expect(try await server.ledger.recount(triples, repairs: false) == 0)
    #expect(try await server.ledger.tally(of: triples).map(\.gameCount).reduce(0, +) == 4)
  }

  @Test func standingsIncludeTopRowsAndFiveOnEitherSideOfThePlayer() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    var players: [PlayerID] = []
    for moves in 1...20 {
      let player = try await server.registerPlayer()
      _ = try await play(server, player, moves: moves)
      players.append(player)
    }
    var request = StandingsRequest()
    request.maxRowCount = 2
    request.includesNeighbors = true
    // More moves score more points, so the last player ranks first.
    let standings = try await server.authority.standings(of: triples, for: players[9], request)
    #expect(standings.finishedCount == 20)
    #expect(standings.rows.map(\.rank) == [1, 2] + Array(6...16))
    #expect(standings.rows.filter(\.isOwn).map(\.rank) == [11])
    #expect(standings.tally.map(\.gameCount).reduce(0, +) == 20)
    let first = try await server.authority.standings(of: triples, for: players[19], request)
    #expect(first.rows.map(\.rank) == Array(1...6) && first.rows[0].isOwn)
  }

  /// CodeBreaker has a different size on each weekday. The number of codes grows from Monday to Sunday.
  @Test(arguments: 0..<7) func gamesAreRankedByGuessesAndThenSkill(weekday: Int) async throws {
    let day = try #require(Server.day.adding(days: weekday))
    let server = try await Server(day)
    try await server.insertDay(.test(), day)
    let deals = try #require(try await server.authority.days.deals(of: day))
    let deal = deals.deal(CodeBreaker.DayDeal.self)
    let code = String(decoding: deal.code.text(in: deal.setup.theme), as: UTF8.self)
    let pegs = deal.setup.pegCount
    let games = DayGames(day: day, kind: .codeBreaker)
    // Before guessing the code, one player makes a poor guess, and one makes a good guess. A third player gives up.
    for guesses in [[String(repeating: "0", count: pegs), code], [String("012340".prefix(pegs)), code]] {
      let key = GameKey(day: day, player: try await server.registerPlayer(), kind: .codeBreaker)
      _ = try await server.authority.games.begin(key)
      for (index, guess) in guesses.enumerated() {
        _ = try await server.authority.games.play(key, index: index, action: guess)
      }
      #expect(try await server.authority.games.game(key)?.sortKey == nil, "the game isn't ranked yet")
    }
    let key = GameKey(day: day, player: try await server.registerPlayer(), kind: .codeBreaker)
    _ = try await server.authority.games.begin(key)
    _ = try await server.authority.games.play(key, index: 0, action: String(repeating: "1", count: pegs))
    _ = try await server.authority.games.play(key, index: 1, action: nil)
    try await server.authority.housekeeper.rankGames()
    let rows = try await server.authority.standings(of: games, for: key.player, StandingsRequest()).rows
    #expect(rows.map(\.rank) == [1, 2, 3])
    #expect(rows.map { ServedCodeBreaker.figure(ofSortKey: $0.game.sortKey) } == [2, 2, nil])
    let losses = rows.compactMap(\.game.loss)
    #expect(losses.count == 3 && losses[0] < losses[1])
    #expect(rows[2].isOwn)
  }

  @Test func coachIsShownWithoutARank() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    try await server.makeAnotherAuthority(coachNodeCount: 20).housekeeper.playCoachGames()
    let player = try await server.registerPlayer()
    let game = try await play(server, player, moves: 3)
    let standings = try await server.authority.standings(of: triples, for: player, StandingsRequest())
    let coach = try #require(standings.coach)
    #expect(coach.score > game.score && standings.rows.map(\.rank) == [1] && standings.finishedCount == 1)
  }

  @Test func coachSolvesTheCodeWithoutLoss() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    try await server.makeAnotherAuthority(coachNodeCount: 20).housekeeper.playCoachGames()
    let code = try #require(try await server.ledger.coachGame(of: DayGames(day: Server.day, kind: .codeBreaker)))
    #expect(code.moveCount <= 8 && code.loss == 0)
  }
}
