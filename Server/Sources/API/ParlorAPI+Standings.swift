import DailyGames
import DayAPI
import GameCore
import GameService
import Games
import HTTP
import Ledger

extension ParlorAPI {
  var standingsRoutes: [Route] {
    DailyGame.all.flatMap { kind in
      [
        route(.standings(kind), limit: .standings, queryNames: ["top", "around", "table", "cursor"]) { call, player in
          try await standings(DayGames(day: day(call), kind: kind), for: player, call)
        },
        openRoute(.recordedGames(kind), isSlow: true) { call in
          try limits.recordings.admit(call.address?.prefix ?? [])
          let games = DayGames(day: try await revealedDay(call), kind: kind)
          return try await recordedGameCache.content(of: games) {
            try limits.newRecordings.admit(call.address)
          }.response(to: call)
        },
        openRoute(.coachGame(kind)) { call in
          let games = DayGames(day: try await revealedDay(call), kind: kind)
          guard let game = try await service.coachGame(of: games) else { throw Problem.noCoachGame }
          return try StoredContent(
            Array("\(game.line)\n".utf8), type: "text/plain; charset=utf-8", cacheControl: "public, max-age=600"
          ).response(to: call)
        },
      ]
    }
  }

  private func revealedDay(_ call: Call) async throws -> CalendarDay {
    guard let row = try await service.days.row(day(call)) else { throw Problem.noSuchDay }
    try await requireNotVoid(row.day)
    guard row.progress == .revealed else { throw Problem.notRevealed }
    return row.day
  }

  private func standings(_ games: DayGames, for player: PlayerID, _ call: Call) async throws -> Response {
    guard let row = try await service.days.row(games.day),
      DayResponse.State(of: row, at: service.days.clock.now()) != .coming
    else { throw Problem.noSuchDay }
    try await requireNotVoid(row.day)
    let request = try await request(call, games, for: player)
    let standings = try await service.standings(of: games, for: player, request)
    var cursor: [UInt8]?
    if let position = standings.nextCursor {
      cursor = Array(try await service.cursorCipher().cursor(of: position, in: games).utf8)
    }
    var rows: [StandingsResponse.Row] = []
    for row in standings.rows {
      // A name that the server gave needs no report.
      let canReport = !row.isOwn && row.name != PlayerName(of: row.game.player).text
      rows.append(
        StandingsResponse.Row(
          rank: row.rank, name: Array(row.name.utf8),
          result: GameResult(games.kind, sortKey: row.game.sortKey, loss: row.game.loss), isOwn: row.isOwn,
          reportID: canReport ? Array(try await service.rowID(of: row.game, in: games).utf8) : nil))
    }
    let response = StandingsResponse(
      finishedCount: standings.finishedCount, rows: rows,
      coach: standings.coach.map { GameResult(games.kind, sortKey: $0.sortKey, loss: $0.loss) },
      histogram: Self.histogram(standings.tally, games.kind),
      cursor: cursor,
      unratedCount: Self.unratedCount(standings.tally, games.kind))
    return Response.json { response.write(games.kind, hasRanges: games.kind.servedType.binWidth > 1, to: &$0) }
  }

  private func request(
    _ call: Call, _ games: DayGames, for player: PlayerID
  ) async throws -> StandingsRequest {
    var request = StandingsRequest()
    if let top = try Self.number("top", in: call, range: 0...100) { request.maxRowCount = top }
    if let around = call.query["around"] {
      guard around == "me" else { throw Problem.invalidQuery("around has to be me.") }
      request.includesNeighbors = true
    }
    if let cursor = call.query["cursor"] {
      guard let position = try await service.cursorCipher().position(ofCursor: cursor, in: games) else {
        throw Problem.invalidQuery("The cursor must come from a response.")
      }
      request.cursor = position
    }
    if let code = call.query["table"] {
      guard try await service.circles.details(of: code, for: player) != nil else { throw Problem.noSuchCircle }
      request.circle = code
    }
    return request
  }

  /// Returns the number of games without a rating, which rank behind rated games with as many guesses.
  private static func unratedCount(_ tally: [(sortKey: Int64, gameCount: Int)], _ kind: DailyGame) -> Int {
    tally.reduce(0) { $0 + (kind.servedType.awaitsRating(sortKey: $1.sortKey) ? $1.gameCount : 0) }
  }

  /// Returns the histogram's nonempty bins, in ascending order of their figures. Games without a figure come last.
  private static func histogram(
    _ tally: [(sortKey: Int64, gameCount: Int)], _ kind: DailyGame
  ) -> [StandingsResponse.ResultClass] {
    let type = kind.servedType
    var counts: [(start: Int?, games: Int)] = []
    for (sortKey, games) in kind.isBetter(2, than: 1) ? tally.reversed() : tally {
      let start = type.figure(ofSortKey: sortKey).map { $0 / type.binWidth * type.binWidth }
      if let last = counts.last, last.start == start {
        counts[counts.count - 1].games += games
      } else {
        counts.append((start, games))
      }
    }
    return counts.map { count in
      StandingsResponse.ResultClass(figures: count.start.map { $0...$0 + type.binWidth - 1 }, gameCount: count.games)
    }
  }
}

extension GameResult {
  init(_ kind: DailyGame, sortKey: Int64, loss: Int64?) {
    self.init(figure: kind.servedType.figure(ofSortKey: sortKey), loss: loss.map { Int($0) })
  }
}
