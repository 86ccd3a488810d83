import CodeBreakerModel
import DailyGames
import GameCore
import Games
import Testing
import VerifiableDeals

@testable import GameService
@testable import Ledger

@Suite struct StandingsTests {
  private let triples = DayGames(day: Server.day, kind: .triples)

  private func play(_ server: Server, _ player: PlayerID, moves: Int, _ day: CalendarDay = Server.day) async throws
    -> GameSnapshot
  {
    let key = GameKey(day: day, player: player, kind: .triples)
    var game = try await server.service.games.begin(key).game
    for _ in 0..<moves { game = try #require(try await playFirstMove(in: game, server.service)) }
    return try await server.service.games.play(key, index: moves, action: nil)
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
    #expect(try await server.service.players.delete(players[2]))
    #expect(try await server.ledger.recount(triples, repairs: false) == 0)
    let counts = try await server.ledger.forEachShard { shard in
      try await shard.write { try $0.run("UPDATE tally SET games = games + 3", []) }
    }
    #expect(try await server.ledger.recount(triples, repairs: true) == counts.reduce(0, +))
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
    let standings = try await server.service.standings(of: triples, for: players[9], request)
    #expect(standings.finishedCount == 20)
    #expect(standings.rows.map(\.rank) == [1, 2] + Array(6...16))
    #expect(standings.rows.filter(\.isOwn).map(\.rank) == [11])
    #expect(standings.tally.map(\.gameCount).reduce(0, +) == 20)
    let first = try await server.service.standings(of: triples, for: players[19], request)
    #expect(first.rows.map(\.rank) == Array(1...6) && first.rows[0].isOwn)
  }

  @Test func everyonesStandingsNamePlayersFromTheirSecondDayOn() async throws {
    let server = try await Server()
    let next = try #require(Server.day.adding(days: 1))
    try await server.insertDay(.test())
    try await server.insertDay(.test(8), next)
    let ada = try await server.registerPlayer()
    let bob = try await server.registerPlayer()
    for (player, name) in [(ada, "Ada"), (bob, "Bob")] {
      #expect(try await server.service.players.rename(player, to: try #require(PlayerName(name))))
    }
    let circle = try await server.service.circles.create(try #require(PlayerName("Club")), by: ada)
    #expect(try await server.service.circles.join(circle, player: bob) == .member)
    _ = try await play(server, ada, moves: 3)
    server.clock.now = next.openingTime + 3_600_000
    _ = try await play(server, ada, moves: 9, next)
    _ = try await play(server, bob, moves: 1, next)
    func names(for player: PlayerID, in circle: String? = nil) async throws -> [String] {
      var request = StandingsRequest()
      request.circle = circle
      let games = DayGames(day: next, kind: .triples)
      return try await server.service.standings(of: games, for: player, request).rows.map(\.name)
    }
    #expect(try await names(for: ada) == ["Ada", PlayerName(of: bob).text])
    #expect(try await names(for: bob) == ["Ada", "Bob"], "players see their own names")
    #expect(try await names(for: ada, in: circle) == ["Ada", "Bob"], "members of a circle know each other")
  }

  /// Plays guesses of CodeBreaker as a new player. Gives up after the last one if it isn't the code.
  private func guess(_ guesses: [String], _ server: Server, _ day: CalendarDay) async throws -> GameKey {
    let key = GameKey(day: day, player: try await server.registerPlayer(), kind: .codeBreaker)
    var game = try await server.service.games.begin(key).game
    for (index, guess) in guesses.enumerated() {
      game = try await server.service.games.play(key, index: index, action: guess)
    }
    if !game.isOver { _ = try await server.service.games.play(key, index: guesses.count, action: nil) }
    return key
  }

  /// CodeBreaker has a different size on each weekday. The number of codes grows from Monday to Sunday.
  @Test(arguments: 0..<7) func gamesAreRankedByGuessesAtOnceAndLaterBySkill(weekday: Int) async throws {
    let day = try #require(Server.day.adding(days: weekday))
    let server = try await Server(day)
    try await server.insertDay(.test(), day)
    let deals = try #require(try await server.service.days.deals(of: day))
    let setup = deals.deal(CodeBreaker.DayDeal.self).setup
    let games = DayGames(day: day, kind: .codeBreaker)
    func row(_ key: GameKey) async throws -> Standings.Row {
      try #require(
        try await server.service.standings(of: games, for: key.player, StandingsRequest()).rows.first { $0.isOwn })
    }
    // Before guessing the code, one player makes a poor guess, and one makes a good guess. A third player gives up.
    let poor = try await guess([String(repeating: "0", count: setup.pegCount), deals.codeText], server, day)
    let good = try await guess([String("012340".prefix(setup.pegCount)), deals.codeText], server, day)
    let unsolved = try await guess([String(repeating: "1", count: setup.pegCount)], server, day)
    #expect(try await [row(poor).rank, row(good).rank, row(unsolved).rank] == [1, 1, 3])
    #expect(try await server.service.rank(of: #require(server.service.games.game(good))) == 1)
    #expect(try await server.ledger.recount(games, repairs: false) == 0)

    try await server.service.housekeeper.rateGames()
    #expect(try await [row(good).rank, row(poor).rank, row(unsolved).rank] == [1, 2, 3])
    let losses = (try await row(good).game.loss, try await row(poor).game.loss)
    #expect(try #require(losses.0) < #require(losses.1))
    #expect(try await row(unsolved).game.loss == nil, "unsolved games aren't rated")
    #expect(try await server.service.rank(of: #require(server.service.games.game(poor))) == 2)
    // The counts have moved with the games.
    #expect(try await server.ledger.recount(games, repairs: false) == 0)
    #expect(try await server.ledger.tally(of: games).map(\.gameCount) == [1, 1, 1])
  }

  @Test func dayIsRevealedBeforeItsGamesAreRated() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let code = try #require(try await server.service.days.deals(of: Server.day)).codeText
    let key = try await guess(["0000", code], server, Server.day)
    server.clock.now = Server.day.revealTime
    try await server.service.housekeeper.run()
    #expect(try await server.ledger.day(Server.day)?.progress == .revealed)
    #expect(try await server.service.games.game(key)?.loss == nil)
    try await server.service.housekeeper.rateGames()
    let game = try #require(try await server.service.games.game(key))
    #expect(game.loss != nil)
    #expect(game.sortKey == game.loss.map { 2_000_000 + $0 })
    #expect(try await server.ledger.recount(DayGames(day: Server.day, kind: .codeBreaker), repairs: false) == 0)
  }

  @Test func gamesAreSharedAmongProcesses() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let code = try #require(try await server.service.days.deals(of: Server.day)).codeText
    var keys: [GameKey] = []
    for first in 0..<40 { keys.append(try await guess(["000\(first % 6)", code], server, Server.day)) }
    // A process that has ended held some of the games, which are rated when its lease is over.
    func share(of key: GameKey) -> RatingShare {
      RatingShare(shardIndex: server.ledger.shardIndex(of: key.player), number: key.player.value >> 59)
    }
    let leased = share(of: keys[0])
    let now = server.clock.now
    #expect(try await server.ledger.leaseShare(leased, now: now, until: now + 60_000) != nil)
    let processes = [server.service, server.makeAnotherService(), server.makeAnotherService()]
    func rate() async throws {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for process in processes { group.addTask { try await process.housekeeper.rateGames() } }
        try await group.waitForAll()
      }
    }
    func unratedKeys() async throws -> [GameKey] {
      var unrated: [GameKey] = []
      for key in keys where try await server.ledger.game(key)?.loss == nil { unrated.append(key) }
      return unrated
    }
    try await rate()
    #expect(try await unratedKeys() == keys.filter { share(of: $0) == leased })
    server.clock.now += 60_000
    try await rate()
    #expect(try await unratedKeys().isEmpty)
    #expect(try await server.ledger.recount(DayGames(day: Server.day, kind: .codeBreaker), repairs: false) == 0)
  }

  /// Release 0.2.0 ranked games only with their ratings.
  @Test func gamesThatRelease020LeftUnrankedAreRanked() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    let code = try #require(try await server.service.days.deals(of: Server.day)).codeText
    let keys = [try await guess([code], server, Server.day), try await guess(["0000", code], server, Server.day)]
    _ = try await server.ledger.forEachShard { shard in
      try await shard.write { connection in
        try connection.run("UPDATE game SET place = NULL", [])
        try connection.run("DELETE FROM tally", [])
      }
    }
    let restarted = server.makeAnotherService()
    try await restarted.housekeeper.run()
    let games = DayGames(day: Server.day, kind: .codeBreaker)
    #expect(try await server.ledger.tally(of: games).map(\.sortKey) == [1_999_999, 2_999_999])
    #expect(try await server.ledger.recount(games, repairs: false) == 0)
    try await restarted.housekeeper.rateGames()
    for key in keys { #expect(try await restarted.games.game(key)?.loss != nil) }
    #expect(try await server.ledger.recount(games, repairs: false) == 0)
  }

  @Test func coachIsShownWithoutARank() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    try await server.makeAnotherService(coachNodeCount: 20).housekeeper.playCoachGames()
    let player = try await server.registerPlayer()
    let game = try await play(server, player, moves: 3)
    let standings = try await server.service.standings(of: triples, for: player, StandingsRequest())
    let coach = try #require(standings.coach)
    #expect(coach.score > game.score)
    #expect(standings.rows.map(\.rank) == [1])
    #expect(standings.finishedCount == 1)
  }

  @Test func coachSolvesTheCodeWithoutLoss() async throws {
    let server = try await Server()
    try await server.insertDay(.test())
    try await server.makeAnotherService(coachNodeCount: 20).housekeeper.playCoachGames()
    let code = try #require(try await server.ledger.coachGame(of: DayGames(day: Server.day, kind: .codeBreaker)))
    #expect(code.moveCount <= 8)
    #expect(code.loss == 0)
  }
}
