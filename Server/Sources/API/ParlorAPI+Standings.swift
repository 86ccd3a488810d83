import DailyGames
import Games
import HTTP
import JSON
import Ledger
import NumberedGame
import Play

extension ParlorAPI {
  var standingsRoutes: [Route] {
    DailyGame.all.flatMap { kind in
      [
        route(
          "GET", "/days/{day}/\(kind.folder)/standings", query: ["top", "around", "table", "cursor"]
        ) { call in
          let player = try await player(call)
          try limits.standings.admit(player)
          return try await standings(DayGame(day: day(call), kind: kind), for: player, call)
        },
        route("GET", "/days/{day}/\(kind.folder)/games.txt", takesLong: true) { call in
          let day = try day(call)
          guard let row = try await authority.days.row(day) else { throw Problem.noSuchDay }
          guard row.mark == .revealed else { throw Problem.notRevealed }
          return try await recordings.content(of: DayGame(day: day, kind: kind)).answer(to: call)
        },
        route("GET", "/days/{day}/\(kind.folder)/coach.txt") { call in
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
    return Answer.json { json in
      json.member("finished", standings.finished)
      json.array("rows", standings.rows) { json, row in
        json.object { json in
          json.member("rank", row.rank)
          json.member("name", row.name)
          json.result(games.kind, place: row.game.place, skill: row.game.skill)
          json.member("me", row.isMine)
        }
      }
      if let coach = standings.coach {
        json.object("coach") { $0.result(games.kind, place: coach.place, skill: coach.skill) }
      } else {
        json.memberNull("coach")
      }
      json.array("histogram", Self.bars(standings.tally, games.kind)) { json, bar in
        json.object { json in
          let width = games.kind.served.barWidth
          if width > 1 {
            json.member("from", bar.start)
            json.member("to", bar.start.map { $0 + width - 1 })
          } else {
            json.member("\(games.kind.figureKey)", bar.start)
          }
          json.member("games", bar.games)
        }
      }
      json.member("cursor", standings.next.map { "\($0.place).\($0.player)" })
    }
  }

  /// Reads the request for standings from a call's query.
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
      request.isAroundMe = true
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

  /// A bar of the histogram.
  private struct Bar {
    /// The lowest figure in the bar, or `nil` for the games without a figure.
    let start: Int?
    var games: Int
  }

  /// The histogram, from the lowest figure up. Games without a figure come last.
  private static func bars(_ tally: [(place: Int64, games: Int)], _ kind: DailyGame) -> [Bar] {
    let type = kind.served
    var bars: [Bar] = []
    for (place, games) in kind.isBetter(2, than: 1) ? tally.reversed() : tally {
      let start = type.figure(ofPlace: place).map { $0 / type.barWidth * type.barWidth }
      if let last = bars.last, last.start == start {
        bars[bars.count - 1].games += games
      } else {
        bars.append(Bar(start: start, games: games))
      }
    }
    return bars
  }
}

extension JSONWriter {
  /// Writes the members with the result of a game.
  mutating func result(_ kind: DailyGame, place: Int64, skill: Int64?) {
    member("\(kind.figureKey)", kind.served.figure(ofPlace: place))
    if kind.hasSkill { memberHundredths("skill", skill) }
  }
}
