import DailyGames
import DayAPI
import Games
import HTTP
import Ledger
import NumberedGame
import Play

extension ParlorAPI {
  var standingsRoutes: [Route] {
    DailyGame.all.flatMap { kind in
      [
        route(.standings(kind), query: ["top", "around", "table", "cursor"]) { call in
          let player = try await player(call)
          try limits.standings.admit(player)
          return try await standings(DayGame(day: day(call), kind: kind), for: player, call)
        },
        route(.recordedGames(kind), takesLong: true) { call in
          let day = try day(call)
          guard let row = try await authority.days.row(day) else { throw Problem.noSuchDay }
          guard row.mark == .revealed else { throw Problem.notRevealed }
          return try await recordings.content(of: DayGame(day: day, kind: kind)).answer(to: call)
        },
        route(.coachGame(kind)) { call in
          let day = try day(call)
          guard let row = try await authority.days.row(day) else { throw Problem.noSuchDay }
          guard row.mark == .revealed else { throw Problem.notRevealed }
          guard let game = try await authority.coachGame(of: DayGame(day: day, kind: kind)) else {
            throw Problem.noCoachGame
          }
          return try StoredContent(
            Array("\(game.line)\n".utf8), type: "text/plain; charset=utf-8", cacheControl: "public, max-age=600"
          ).answer(to: call)
        },
      ]
    }
  }

  private func standings(_ games: DayGame, for player: PlayerID, _ call: Call) async throws -> Answer {
    guard let row = try await authority.days.row(games.day), authority.days.state(of: row) != .coming else {
      throw Problem.noSuchDay
    }
    let request = try await request(call, for: player)
    let standings = try await authority.standings(of: games, for: player, request)
    let answer = StandingsAnswer(
      finished: standings.finished,
      rows: standings.rows.map { row in
        StandingsAnswer.Row(
          rank: row.rank, name: Array(row.name.utf8),
          result: GameResult(games.kind, place: row.game.place, skill: row.game.skill), isOwn: row.isMine)
      }, coach: standings.coach.map { GameResult(games.kind, place: $0.place, skill: $0.skill) },
      histogram: Self.classes(standings.tally, games.kind),
      cursor: standings.next.map { Array("\($0.place).\($0.player)".utf8) })
    return Answer.json { answer.write(games.kind, hasRanges: games.kind.served.barWidth > 1, to: &$0) }
  }

  private func request(_ call: Call, for player: PlayerID) async throws -> StandingsRequest {
    var request = StandingsRequest()
    if let top = call.query["top"] {
      guard let number = Int(top), 0...100 ~= number, String(number) == top else {
        throw Problem.badQuery("top has to be a number from 0 to 100.")
      }
      request.top = number
    }
    if let around = call.query["around"] {
      guard around == "me" else { throw Problem.badQuery("around has to be me.") }
      request.includesNeighbors = true
    }
    if let cursor = call.query["cursor"] {
      let parts = cursor.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, let place = Int64(parts[0]), let last = Int64(parts[1]), last >= 0 else {
        throw Problem.badQuery("cursor has to be one that an answer gave.")
      }
      request.after = Ledger.Position(place: place, player: last)
    }
    if let code = call.query["table"] {
      guard try await authority.circles.details(of: code, for: player) != nil else { throw Problem.noSuchCircle }
      request.circle = code
    }
    return request
  }

  /// Returns the classes of results that have games, from the lowest figure up. Games without a figure come last.
  private static func classes(
    _ tally: [(place: Int64, games: Int)], _ kind: DailyGame
  ) -> [StandingsAnswer.ResultClass] {
    let type = kind.served
    var counts: [(start: Int?, games: Int)] = []
    for (place, games) in kind.isBetter(2, than: 1) ? tally.reversed() : tally {
      let start = type.figure(ofPlace: place).map { $0 / type.barWidth * type.barWidth }
      if let last = counts.last, last.start == start {
        counts[counts.count - 1].games += games
      } else {
        counts.append((start, games))
      }
    }
    return counts.map { count in
      StandingsAnswer.ResultClass(figures: count.start.map { $0...$0 + type.barWidth - 1 }, games: count.games)
    }
  }
}

extension GameResult {
  init(_ kind: DailyGame, place: Int64, skill: Int64?) {
    self.init(figure: kind.served.figure(ofPlace: place), skill: skill.map { Int($0) })
  }
}
