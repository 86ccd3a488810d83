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
      + circleRoutes
  }

  /// A route for benchmarks, which isn't in `openapi.yaml`. Its calls are as large as a move's, and it checks the token
  /// and the rate limit, but it plays no game.
  public var constantRoute: Route {
    route("POST", "/constant", requiresBody: true) { call in
      let player = try await player(call)
      try limits.moves.admit(player)
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

  /// Creates the route of an endpoint. The route converts errors from the ledger and the service to problems. If it plays a
  /// game, the store does its work before that of other routes.
  func route(
    _ endpoint: Endpoint, requiresBody: Bool = false, queryNames: Set<String> = [], isSlow: Bool = false,
    playsGame: Bool = false, handler: @escaping @Sendable (Call) async throws -> Response
  ) -> Route {
    route(
      endpoint.method.name, "/" + endpoint.pattern, requiresBody: requiresBody, queryNames: queryNames, isSlow: isSlow
    ) { call in
      try await CallPriority.$isForGame.withValue(playsGame) { try await handler(call) }
    }
  }

  /// Creates a route from its method and path. Call it directly only for a route that isn't an `Endpoint`.
  private func route(
    _ method: String, _ path: String, requiresBody: Bool, queryNames: Set<String> = [], isSlow: Bool = false,
    handler: @escaping @Sendable (Call) async throws -> Response
  ) -> Route {
    Route(method, Self.root + path, requiresBody: requiresBody, queryNames: queryNames, isSlow: isSlow) { call in
      do {
        return try await handler(call)
      } catch let error as LedgerError {
        throw Problem(error)
      } catch let error as Refusal {
        throw Problem(error)
      }
    }
  }

  /// Returns the player with the call's token. Throws `LedgerError`, or a `Problem` with status 401 if there is none.
  func player(_ call: Call) async throws -> PlayerID {
    guard let token = call.token, let player = try await service.players.player(token: token) else {
      throw Problem.unauthorized
    }
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

/// Limits on the rate of calls. Each server process counts calls separately.
public struct RateLimits: Sendable {
  /// The limit on a player's moves.
  public let moves: RateLimiter<PlayerID>
  /// The limit on a player's requests for standings.
  public let standings: RateLimiter<PlayerID>
  /// The limit on new players from a household, which is an IPv4 address or an IPv6 /64.
  public let newPlayers: RateLimiter<[UInt8]>
  /// The limit on new players from an IPv4 address, or from an IPv6 range that a provider may assign to one customer.
  public let newPlayersPerNetwork: RateLimiter<[UInt8]>
  /// The limit on a player's wrong codes. Players who share an address, such as a school's, don't share it.
  private let wrongCodesPerPlayer = RateLimiter<PlayerID>(rate: 10.0 / 3600, burst: 10)
  /// The limit on wrong codes from a household, without a token.
  private let wrongCodes = RateLimiter<[UInt8]>(rate: 10.0 / 3600, burst: 10)
  /// The limit on wrong codes from an IPv4 address, or from an IPv6 range that a provider may assign to one customer.
  private let wrongCodesPerNetwork = RateLimiter<[UInt8]>(rate: 100.0 / 3600, burst: 100)
  /// The limit on a household's invitation requests. The burst suits a class that follows a link from one address.
  public let invitations = RateLimiter<[UInt8]>(rate: 1, burst: 60)
  /// The limit on a household's requests for recorded games.
  let recordings = RateLimiter<[UInt8]>(rate: 1, burst: 120)
  /// The limit on a household's requests for recorded games that have to be written first.
  private let newRecordings = RateLimiter<[UInt8]>(rate: 20.0 / 3600, burst: 20)
  /// The limit on requests for such games from an IPv4 address, or from an IPv6 range that a provider may assign to one
  /// customer.
  private let newRecordingsPerNetwork = RateLimiter<[UInt8]>(rate: 40.0 / 3600, burst: 40)

  /// Creates limits. `movesPerSecond` and `standingsPerSecond` apply to each player. `playersPerHour` and the burst
  /// `playersAtOnce`, by default enough for a class, apply to the new players from each household.
  public init(
    movesPerSecond: Double = 20, standingsPerSecond: Double = 2, playersPerHour: Double = 30, playersAtOnce: Int = 60
  ) {
    moves = RateLimiter(rate: movesPerSecond, burst: max(1, Int(2 * movesPerSecond)))
    standings = RateLimiter(rate: standingsPerSecond, burst: max(1, Int(5 * standingsPerSecond)))
    newPlayers = RateLimiter(rate: playersPerHour / 3600, burst: playersAtOnce)
    newPlayersPerNetwork = RateLimiter(rate: playersPerHour / 360, burst: 10 * playersAtOnce)
  }

  /// Throws a `Problem` of status 429 if a household or network sent too many wrong codes. An unknown address is `nil`.
  func admitCode(from address: ClientAddress?) throws(Problem) {
    let waits = [
      wrongCodes.timeUntilToken(address?.prefix ?? []),
      wrongCodesPerNetwork.timeUntilToken(address?.providerPrefix ?? []),
    ]
    if let wait = waits.compactMap({ $0 }).max() { throw .tooManyRequests(wait: wait) }
  }

  /// Throws a `Problem` of status 429 if a household or network caused too many files of recorded games to be written.
  func admitNewRecording(from address: ClientAddress?) throws(Problem) {
    try newRecordings.admit(address?.prefix ?? [])
    try newRecordingsPerNetwork.admit(address?.providerPrefix ?? [])
  }

  /// Throws a `Problem` of status 429 if a player or a network sent too many wrong codes.
  func admitCode(of player: PlayerID, from address: ClientAddress?) throws(Problem) {
    let waits = [
      wrongCodesPerPlayer.timeUntilToken(player), wrongCodesPerNetwork.timeUntilToken(address?.providerPrefix ?? []),
    ]
    if let wait = waits.compactMap({ $0 }).max() { throw .tooManyRequests(wait: wait) }
  }

  /// Counts a player's wrong code.
  func countWrongCode(of player: PlayerID, from address: ClientAddress?) {
    wrongCodesPerPlayer.forceConsume(player)
    wrongCodesPerNetwork.forceConsume(address?.providerPrefix ?? [])
  }

  /// Counts a wrong code from a client. `address` is `nil` if it is unknown.
  func countWrongCode(from address: ClientAddress?) {
    wrongCodes.forceConsume(address?.prefix ?? [])
    wrongCodesPerNetwork.forceConsume(address?.providerPrefix ?? [])
  }
}
