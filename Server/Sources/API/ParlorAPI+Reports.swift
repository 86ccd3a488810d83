import DailyGames
import DayAPI
import GameService
import HTTP
import Ledger

extension ParlorAPI {
  var reportRoutes: [Route] {
    DailyGame.all.map { kind in
      route(.reportRow(kind), limit: .calls, requiresBody: true) { call, player in
        let row = try call.object(allowing: ["row"]).text("row")
        let games = DayGames(day: try day(call), kind: kind)
        try await requireNotVoid(games.day)
        return try await report(by: player, call, none: .noSuchRow) {
          try await service.report(rowID: row, of: games, by: player)
        }
      }
    } + [
      route(.reportInCircle, limit: .calls, requiresBody: true) { call, player in
        let text = try call.object(allowing: ["player"]).optionalText("player")
        let circle = try await circle(call, for: player)
        guard let text else {
          return try await report(by: player, call, none: .noSuchCircle) {
            try await service.report(.circle(circle.row.code), by: player)
          }
        }
        guard let member = PlayerID(text), member != player, circle.members.contains(where: { $0.player == member })
        else {
          throw Problem.noSuchMember
        }
        return try await report(by: player, call, none: .noSuchMember) {
          try await service.report(.player(member), by: player)
        }
      }
    ]
  }

  /// Performs a report, which returns whether it is new, or `nil` if there is no such name. Only new ones count toward
  /// the limits.
  private func report(
    by player: PlayerID, _ call: Call, none: Problem, _ body: () async throws -> Bool?
  ) async throws -> Response {
    try limits.checkReport(by: player, from: call.address)
    guard let isNew = try await body() else { throw none }
    if isNew { limits.countReport(by: player, from: call.address) }
    return Response(status: 204)
  }
}
