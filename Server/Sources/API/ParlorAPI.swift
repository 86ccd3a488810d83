import DailyGames
import DayAPI
import GameCore
import GameService
import Games
import HTTP
import Ledger

/// The API of the daily games: the routes below `/api/v1` that `openapi.yaml` describes.
public struct ParlorAPI: Sendable {
  let service: DailyGameService
  let limits: RateLimits
  let recordedGameCache: RecordedGameCache
  let revealedDayCache = RevealedDayCache()

  /// Creates the API for a service. `recordings` is the folder for the recorded games of revealed days.
  public init(_ service: DailyGameService, limits: RateLimits, recordings: ContentFolder) {
    self.service = service
    self.limits = limits
    recordedGameCache = RecordedGameCache(service, folder: recordings)
  }

  static let root = "/api/v1"

  /// The maximum number of days in a response.
  static let maxDayCount = 60

  /// All routes of the API.
  public var routes: [Route] {
    descriptionRoutes + playerRoutes + dayRoutes + DailyGame.all.flatMap { gameRoutes($0) } + standingsRoutes
      + circleRoutes + reportRoutes
  }

  /// A route for benchmarks, which isn't in `openapi.yaml`. Its calls are as large as a move's, and it checks the token
  /// and the rate limit, but it plays no game.
  public var constantRoute: Route {
    route("POST", "/constant", requiresBody: true) { call in
      let player = try await player(call, limit: .moves)
      let kind = DailyGame.first
      let body = try call.object(allowing: ["index", "\(kind.moveKey)"])
      let index = try body.integer("index")
      let move = PlayedMove(action: try body.text(kind.moveKey), outcome: "1a", score: 100)
      let key = GameKey(day: service.days.clock.today, player: player, kind: kind)
      let game = GameSnapshot(key: key, opening: "", score: 100)
      return Response.json { json in
        json.member("index", index)
        kind.servedType.writeResponse(to: move, isLast: false, in: game, to: &json)
      }
    }
  }

  /// Creates the route of an endpoint for players. The route finds the player by the token, and counts the call toward
  /// a limit of the player and toward that of the address. It converts errors from the ledger and the service to
  /// problems. If it plays a game, the store does its work before that of other routes.
  func route(
    _ endpoint: Endpoint, limit: RateLimits.Kind, requiresBody: Bool = false, queryNames: Set<String> = [],
    playsGame: Bool = false, handler: @escaping @Sendable (Call, PlayerID) async throws -> Response
  ) -> Route {
    route(endpoint.method.name, "/" + endpoint.pattern, requiresBody: requiresBody, queryNames: queryNames) { call in
      try await CallPriority.$isForGame.withValue(playsGame) {
        try await handler(call, player(call, limit: limit))
      }
    }
  }

  /// Creates the route of an endpoint without a token, for which only the limits of an address count.
  func openRoute(
    _ endpoint: Endpoint, requiresBody: Bool = false, queryNames: Set<String> = [], isSlow: Bool = false,
    handler: @escaping @Sendable (Call) async throws -> Response
  ) -> Route {
    route(
      endpoint.method.name, "/" + endpoint.pattern, requiresBody: requiresBody, queryNames: queryNames, isSlow: isSlow,
      handler: handler)
  }

  /// Creates a route from its method and path. Call it directly only for a route that isn't an `Endpoint`.
  func route(
    _ method: String, _ path: String, requiresBody: Bool = false, queryNames: Set<String> = [], isSlow: Bool = false,
    handler: @escaping @Sendable (Call) async throws -> Response
  ) -> Route {
    Route(method, Self.root + path, requiresBody: requiresBody, queryNames: queryNames, isSlow: isSlow) { call in
      do {
        try limits.callsPerAddress.admit(call.address)
        return try await handler(call)
      } catch let problem as Problem where problem.status == 429 {
        // A client that repeats refused calls without a pause must not take the processor from the others. The delays
        // differ, so that the calls of many connections that were refused together don't return together.
        try? await Task.sleep(for: limits.refusalDelay * Double.random(in: 0.5...1.5))
        throw problem
      } catch let error as LedgerError {
        throw Problem(error)
      } catch let error as Refusal {
        throw Problem(error)
      }
    }
  }

  /// Returns the player with the call's token, and counts the call toward a limit of the player. Throws `LedgerError`,
  /// or a `Problem` with status 401 if there is no such player, or with status 429.
  private func player(_ call: Call, limit: RateLimits.Kind) async throws -> PlayerID {
    guard let token = call.token else { throw Problem.unauthorized }
    // A player who has called before isn't locked out by others at the same address.
    let player = try await service.players.player(
      token: token, willSearch: { try limits.unknownTokens.check(call.address) },
      didFail: { limits.unknownTokens.count(call.address) })
    guard let player else { throw Problem.unauthorized }
    try limits.admit(player, limit)
    return player
  }

  /// Returns the day in the address of a call. Throws a `Problem` with status 404 if it isn't a valid day.
  func day(_ call: Call) throws -> CalendarDay {
    guard let text = call.parameters["day"], let day = try? CalendarDay(text: text.utf8) else {
      throw Problem.noSuchDay
    }
    return day
  }

  /// Returns the number in a call's query, or `nil` if there is none. Throws a `Problem` of status 400 unless it is in
  /// the range and has its usual form.
  static func number(_ name: String, in call: Call, range: ClosedRange<Int>) throws -> Int? {
    guard let text = call.query[name] else { return nil }
    guard let number = Int(text), range ~= number, String(number) == text else {
      throw Problem.invalidQuery("\(name) has to be a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}
