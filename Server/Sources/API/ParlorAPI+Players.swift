import HTTP
import Ledger
import NumberedGame
import Play

extension ParlorAPI {
  var playerRoutes: [Route] {
    [
      route("POST", "/players", takesBody: true) { try await enter($0) },
      route("GET", "/players/me") { call in
        let player = try await player(call)
        return try await tell(player)
      },
      route("PATCH", "/players/me", takesBody: true) { call in
        let player = try await player(call)
        guard let name = PlayerName(try call.object(["name"]).text("name")) else { throw Problem.badName }
        guard try await authority.players.rename(player, to: name) else { throw Problem.unauthorized }
        return try await tell(player)
      },
      route("DELETE", "/players/me") { call in
        guard try await authority.players.delete(player(call)) else { throw Problem.unauthorized }
        return Answer(status: 204)
      },
      route("POST", "/players/me/code") { call in
        let player = try await player(call)
        guard let (code, expires) = try await authority.players.makeMovingCode(of: player) else {
          throw Problem.unauthorized
        }
        return Answer.json(status: 201) { json in
          json.member("code", code)
          json.member("expires", Timestamp.text(expires))
        }
      },
      route("POST", "/players/me/token") { call in
        guard let token = try await authority.players.renewToken(of: player(call)) else { throw Problem.unauthorized }
        return Answer.json(status: 201) { $0.member("token", token) }
      },
    ]
  }

  /// Takes a new player in, or one from another device.
  private func enter(_ call: Call) async throws -> Answer {
    let code = try call.object(["code"]).optionalText("code")
    let entry: Players.Entry
    if let code {
      let address = call.address?.prefix ?? []
      if let wait = limits.wrongCodes.waitingTime(address) { throw Problem.tooMany(wait: wait) }
      guard let found = try await authority.players.enter(movingCode: code) else {
        limits.wrongCodes.spend(address)
        throw Problem.noSuchCode
      }
      entry = found
    } else {
      if let address = call.address {
        try limits.newPlayersOfProvider.admit(address.provider)
        try limits.newPlayers.admit(address.prefix)
      }
      entry = try await authority.players.enter()
    }
    return Answer.json(status: 201) { json in
      json.member("player", entry.player.description)
      json.member("token", entry.token)
      json.member("name", entry.name)
    }
  }

  private func tell(_ player: PlayerID) async throws -> Answer {
    guard let row = try await authority.players.row(player) else { throw Problem.unauthorized }
    let circles = try await authority.circles.circles(of: player)
    let streak = Streak(of: try await authority.daysPlayed(by: player), today: authority.days.clock.today)
    return Answer.json { json in
      json.member("player", player.description)
      json.member("name", row.name)
      json.object("streak") { json in
        json.member("current", streak.current)
        json.member("best", streak.best)
      }
      json.array("tables", circles) { json, circle in
        json.object { json in
          json.member("code", circle.code)
          json.member("name", circle.name)
        }
      }
    }
  }
}
