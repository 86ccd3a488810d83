import HTTP
import Ledger
import NumberedGame
import Play

extension ParlorAPI {
  /// Over how many days a table's games are told, at most.
  private static let mostDays = 60

  var tableRoutes: [Route] {
    [
      route("POST", "/tables", takesBody: true) { call in
        let player = try await player(call)
        guard let name = PlayerName(try call.object(["name"]).text("name")) else { throw Problem.badName }
        do {
          let code = try await authority.circles.make(name, by: player)
          return Answer.json(status: 201) { json in
            json.member("code", code)
            json.member("name", name.text)
          }
        } catch is CircleLimit {
          throw Problem(.tooManyCircles)
        }
      },
      route("GET", "/tables/{code}", query: ["days"]) { call in
        let player = try await player(call)
        try limits.standings.admit(player)
        var days = 30
        if let text = call.query["days"] {
          guard let number = Int(text), 1...Self.mostDays ~= number, String(number) == text else {
            throw Problem.badQuery("days has to be a number from 1 to \(Self.mostDays).")
          }
          days = number
        }
        return try await tell(call, for: player, days: days)
      },
      route("DELETE", "/tables/{code}") { call in
        let player = try await player(call)
        let table = try await table(call, for: player)
        guard table.circle.maker == player else { throw Problem.notTheMaker }
        try await authority.circles.delete(table.circle.code)
        return Answer(status: 204)
      },
      // An invitation must work before its recipient has a player, so this call takes no token.
      route("GET", "/tables/{code}/invitation") { call in
        let address = call.address?.prefix ?? []
        try limits.invitations.admit(address)
        if let wait = limits.wrongCodes.waitingTime(address) { throw Problem.tooMany(wait: wait) }
        guard let invitation = try await authority.circles.invitation(call.parameters["code"] ?? "") else {
          limits.wrongCodes.spend(address)
          throw Problem.noSuchTable
        }
        guard !invitation.isFull else { throw Problem(.circleIsFull) }
        return Answer.json { json in
          json.member("code", invitation.circle.code)
          json.member("name", invitation.circle.name)
          json.member("host", Self.shownName(of: invitation.host))
        }
      },
      route("PUT", "/tables/{code}/members/me") { call in
        let player = try await player(call)
        let address = call.address?.prefix ?? []
        if let wait = limits.wrongCodes.waitingTime(address) { throw Problem.tooMany(wait: wait) }
        let joining = try await authority.circles.join(call.parameters["code"] ?? "", player: player)
        if joining == .noCircle { limits.wrongCodes.spend(address) }
        guard joining == .member else { throw Problem(joining) }
        return Answer(status: 204)
      },
      route("DELETE", "/tables/{code}/members/me") { call in
        let player = try await player(call)
        let table = try await table(call, for: player)
        try await authority.circles.leave(table.circle.code, player: player)
        return Answer(status: 204)
      },
      route("DELETE", "/tables/{code}/members/{player}") { call in
        let player = try await player(call)
        let table = try await table(call, for: player)
        guard table.circle.maker == player else { throw Problem.notTheMaker }
        guard let member = call.parameters["player"].flatMap({ PlayerID($0) }),
          table.members.contains(where: { $0.player == member })
        else { throw Problem.noSuchMember }
        try await authority.circles.leave(table.circle.code, player: member)
        return Answer(status: 204)
      },
    ]
  }

  /// The name that others see, which is the given one if an operator has hidden the player's own.
  private static func shownName(of member: MemberRow) -> String {
    member.isHidden ? PlayerName(of: member.player).text : member.name
  }

  private func table(_ call: Call, for player: PlayerID) async throws -> Circles.Table {
    guard let table = try await authority.circles.table(call.parameters["code"] ?? "", for: player) else {
      throw Problem.noSuchTable
    }
    return table
  }

  /// A table with what its members came to on the last days, as far as the asking player may know it.
  private func tell(_ call: Call, for player: PlayerID, days: Int) async throws -> Answer {
    let table = try await table(call, for: player)
    let today = authority.days.clock.today
    let first = today.adding(days: 1 - days) ?? CalendarDay.range.lowerBound
    let results = try await authority.circles.games(table.circle.code, days: first...today, for: player)
    return Answer.json { json in
      json.member("code", table.circle.code)
      json.member("name", table.circle.name)
      json.member("maker", table.circle.maker == player)
      json.array("members", table.members) { json, member in
        json.object { json in
          json.member("player", member.player.description)
          json.member("name", Self.shownName(of: member))
          json.member("me", member.player == player)
          json.array("games", results.filter { $0.row.player == member.player }) { json, entry in
            json.object { json in
              json.member("day", entry.games.day.description)
              json.member("kind", entry.games.kind.name)
              json.result(
                entry.games.kind, place: entry.row.place, score: entry.row.score, moves: entry.row.moveCount,
                entry.row.skill)
            }
          }
        }
      }
    }
  }
}

extension Problem {
  /// 403: only the maker of a table may do this.
  static let notTheMaker = Problem(status: 403, kind: "not-the-maker", title: "Only who made the table may do this.")

  /// 404: nobody of that name sits at the table.
  static let noSuchMember = Problem(status: 404, kind: "no-such-member", title: "No such player sits at the table.")

  /// Why a player does not get a place at a table.
  init(_ joining: Joining) {
    self =
      switch joining {
      case .member, .noCircle: .noSuchTable
      case .circleIsFull:
        Problem(status: 409, kind: "table-full", title: "The table has as many members as it may have.")
      case .tooManyCircles:
        Problem(status: 409, kind: "too-many-tables", title: "You sit at as many tables as you may.")
      }
  }
}
