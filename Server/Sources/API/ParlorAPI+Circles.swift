import DailyGames
import DayAPI
import GameCore
import GameService
import HTTP
import Ledger

extension ParlorAPI {
  var circleRoutes: [Route] {
    [
      route(.createCircle, limit: .calls, requiresBody: true) { call, player in
        guard let name = PlayerName(try call.object(allowing: ["name"]).text("name")) else { throw Problem.invalidName }
        do {
          let code = try await service.circles.create(name, by: player)
          return Response.json(status: 201) { Self.circleIdentity(code, name.text).write(to: &$0) }
        } catch is CircleLimitError {
          throw Problem(.tooManyCircles)
        }
      },
      route(.circle, limit: .standings, queryNames: ["days"]) { call, player in
        let dayCount = try Self.number("days", in: call, range: 1...Self.maxDayCount) ?? 30
        return try await response(call, for: player, dayCount: dayCount)
      },
      route(.deleteCircle, limit: .calls) { call, player in
        let circle = try await circle(call, for: player)
        guard circle.row.creator == player else { throw Problem.notTheCreator }
        try await service.circles.delete(circle.row.code)
        return Response(status: 204)
      },
      // An invitation must work before its recipient is a registered player, so this call needs no token.
      openRoute(.invitation) { call in
        try limits.invitations.admit(call.address?.prefix ?? [])
        try limits.wrongCodes.check(call.address)
        guard let invitation = try await service.circles.invitation(call.parameters["code"] ?? "") else {
          limits.wrongCodes.count(call.address)
          throw Problem.noSuchCircle
        }
        guard !invitation.isFull else { throw Problem(.circleIsFull) }
        let circle = Self.circleIdentity(invitation.row.code, invitation.row.name)
        let host = Array(Self.shownName(of: invitation.host).utf8)
        return Response.json { InvitationResponse(circle: circle, host: host).write(to: &$0) }
      },
      route(.joinCircle, limit: .calls) { call, player in
        try limits.checkCode(of: player, from: call.address)
        let outcome = try await service.circles.join(call.parameters["code"] ?? "", player: player)
        if outcome == .noCircle { limits.countWrongCode(of: player, from: call.address) }
        guard outcome == .member else { throw Problem(outcome) }
        return Response(status: 204)
      },
      route(.leaveCircle, limit: .calls) { call, player in
        let circle = try await circle(call, for: player)
        guard try await service.circles.leave(circle.row.code, player: player) else { throw Problem.noSuchCircle }
        return Response(status: 204)
      },
      route(.removeMember, limit: .calls) { call, player in
        let circle = try await circle(call, for: player)
        guard circle.row.creator == player else { throw Problem.notTheCreator }
        guard let member = call.parameters["player"].flatMap({ PlayerID($0) }), member != player,
          circle.members.contains(where: { $0.player == member })
        else { throw Problem.noSuchMember }
        guard let code = try await service.circles.remove(member, from: circle.row.code) else {
          throw Problem.noSuchCircle
        }
        return Response.json { Self.circleIdentity(code, circle.row.name).write(to: &$0) }
      },
    ]
  }

  /// Returns the name that others see: the member's name, or a default name if an operator has hidden it.
  private static func shownName(of member: MemberRow) -> String {
    member.isNameHidden ? PlayerName(of: member.player).text : member.name
  }

  /// Returns the circle in the address of a call. Throws a `Problem` with status 404 if the player isn't in it.
  func circle(_ call: Call, for player: PlayerID) async throws -> Circles.Details {
    guard let circle = try await service.circles.details(of: call.parameters["code"] ?? "", for: player) else {
      throw Problem.noSuchCircle
    }
    return circle
  }

  /// Returns a circle's members, with their games of the last `dayCount` days that `player` may see.
  private func response(_ call: Call, for player: PlayerID, dayCount: Int) async throws -> Response {
    let circle = try await circle(call, for: player)
    let today = service.days.clock.today
    let first = today.adding(days: 1 - dayCount) ?? CalendarDay.range.lowerBound
    let results = try await service.circles.games(circle.row.code, days: first...today, for: player)
    let resultsByPlayer = Dictionary(grouping: results) { $0.row.player }
    let name = Self.circleIdentity(circle.row.code, circle.row.name)
    let members = circle.members.map { member in
      CircleResponse.Member(
        playerID: Array(member.player.description.utf8), name: Array(Self.shownName(of: member).utf8),
        isOwn: member.player == player,
        games: resultsByPlayer[member.player, default: []].map { entry in
          CircleResponse.Game(
            day: entry.games.day, kind: entry.games.kind,
            result: GameResult(entry.games.kind, sortKey: entry.row.sortKey, loss: entry.row.loss))
        })
    }
    return Response.json {
      CircleResponse(circle: name, isCreator: circle.row.creator == player, members: members).write(to: &$0)
    }
  }

  /// Returns the code and name of a circle for a response. The ledger has only valid ones, so they aren't checked.
  static func circleIdentity(_ code: String, _ name: String) -> CircleIdentity {
    CircleIdentity(code: Array(code.utf8), name: Array(name.utf8))
  }
}

extension Problem {
  static let notTheCreator = Problem(
    status: 403, kind: .notTheCreator, title: "Only the player who created the circle can do this.")

  static let noSuchMember = Problem(status: 404, kind: .noSuchMember, title: "The circle has no such member.")

  init(_ outcome: JoinOutcome) {
    self =
      switch outcome {
      case .member, .noCircle: .noSuchCircle
      case .circleIsFull:
        Problem(status: 409, kind: .circleIsFull, title: "The circle is full.")
      case .tooManyCircles:
        Problem(status: 409, kind: .tooManyCircles, title: "You’ve joined as many circles as you can.")
      }
  }
}
