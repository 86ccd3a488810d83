import DayAPI
import GameCore
import GameService
import HTTP
import Ledger

extension ParlorAPI {
  var playerRoutes: [Route] {
    [
      openRoute(.createPlayer, requiresBody: true) { try await register($0) },
      route(.profile, limit: .calls) { _, player in
        try await profile(of: player)
      },
      route(.renamePlayer, limit: .calls, requiresBody: true) { call, player in
        guard let name = PlayerName(try call.object(allowing: ["name"]).text("name")) else { throw Problem.invalidName }
        guard try await service.players.rename(player, to: name) else { throw Problem.unauthorized }
        return try await profile(of: player)
      },
      route(.deletePlayer, limit: .calls) { _, player in
        guard try await service.players.delete(player) else { throw Problem.unauthorized }
        return Response(status: 204)
      },
      route(.createTransferCode, limit: .calls) { _, player in
        guard let (code, expirationTime) = try await service.players.makeTransferCode(of: player) else {
          throw Problem.unauthorized
        }
        let response = TransferCodeResponse(
          code: Array(code.utf8), expirationTime: Array(Timestamp.text(expirationTime).utf8))
        return Response.json(status: 201) { response.write(to: &$0) }
      },
      route(.replaceTokens, limit: .calls) { _, player in
        guard let token = try await service.players.renewToken(of: player) else { throw Problem.unauthorized }
        return Response.json(status: 201) { $0.member("token", token) }
      },
    ]
  }

  /// Creates a player. If the call has a transfer code, creates a token for that code's player instead.
  private func register(_ call: Call) async throws -> Response {
    let code = try call.object(allowing: ["code"]).optionalText("code")
    let credentials: Players.Credentials
    if let code {
      try limits.wrongCodes.check(call.address)
      guard let found = try await service.players.redeem(transferCode: code) else {
        limits.wrongCodes.count(call.address)
        throw Problem.noSuchTransferCode
      }
      credentials = found
    } else {
      try limits.newPlayers.admit(call.address)
      credentials = try await service.players.register()
    }
    let response = CredentialsResponse(
      playerID: Array(credentials.player.description.utf8), token: Array(credentials.token.utf8),
      name: Array(credentials.name.utf8))
    return Response.json(status: 201) { response.write(to: &$0) }
  }

  private func profile(of player: PlayerID) async throws -> Response {
    guard let row = try await service.players.row(player) else { throw Problem.unauthorized }
    let circles = try await service.circles.circles(of: player)
    let streak = Streak(of: try await service.daysPlayed(by: player), today: service.days.clock.today)
    let response = ProfileResponse(
      playerID: Array(player.description.utf8), name: Array(row.name.utf8), currentStreak: streak.current,
      bestStreak: streak.best, circles: circles.map { Self.circleIdentity($0.code, $0.name) })
    return Response.json { response.write(to: &$0) }
  }
}
