import HTTP
import Ledger
import NumberedGame
import Play

extension ParlorAPI {
  var playerRoutes: [Route] {
    [
      route("POST", "/players", takesBody: true) { try await register($0) },
      route("GET", "/players/me") { call in
        let player = try await player(call)
        return try await profile(of: player)
      },
      route("PATCH", "/players/me", takesBody: true) { call in
        let player = try await player(call)
        guard let name = PlayerName(try call.object(["name"]).text("name")) else { throw Problem.badName }
        guard try await authority.players.rename(player, to: name) else { throw Problem.unauthorized }
        return try await profile(of: player)
      },
      route("DELETE", "/players/me") { call in
        guard try await authority.players.delete(player(call)) else { throw Problem.unauthorized }
        return Answer(status: 204)
      },
      route("POST", "/players/me/code") { call in
        let player = try await player(call)
        guard let (code, expires) = try await authority.players.makeTransferCode(of: player) else {
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

  /// Creates a player, or a token for a player of another device.
  private func register(_ call: Call) async throws -> Answer {
    let code = try call.object(["code"]).optionalText("code")
    let credentials: Players.Credentials
    if let code {
      let address = call.address?.prefix ?? []
      if let wait = limits.wrongCodes.waitingTime(address) { throw Problem.tooMany(wait: wait) }
      guard let found = try await authority.players.redeem(transferCode: code) else {
        limits.wrongCodes.spend(address)
        throw Problem.noSuchCode
      }
      credentials = found
    } else {
      if let address = call.address {
        try limits.newPlayersOfProvider.admit(address.provider)
        try limits.newPlayers.admit(address.prefix)
      }
      credentials = try await authority.players.register()
    }
    return Answer.json(status: 201) { json in
      json.member("player", credentials.player.description)
      json.member("token", credentials.token)
      json.member("name", credentials.name)
    }
  }

  private func profile(of player: PlayerID) async throws -> Answer {
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
