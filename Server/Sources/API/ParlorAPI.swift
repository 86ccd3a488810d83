import DailyGames
import DayAPI
import Games
import HTTP
import Ledger
import NumberedGame
import Play
import Synchronization

/// The API of the game of the day: what stands below `/api/v1`, as `openapi.yaml` describes it.
public struct ParlorAPI: Sendable {
  let authority: Authority
  let limits: Limits
  let recordings: Recordings
  let revealedDays = RevealedDays()
  private let dayReader = DayReader()

  /// The API of an authority.
  ///
  /// - Parameter folder: where it may put files that have no name and end with the process; it is made where there is none.
  public init(_ authority: Authority, limits: Limits, folder: String) {
    self.authority = authority
    self.limits = limits
    recordings = Recordings(authority, folder: folder)
  }

  static let root = "/api/v1"

  /// All that the API does.
  public var routes: [Route] {
    descriptionRoutes + playerRoutes + dayRoutes + DailyGame.all.flatMap { gameRoutes($0) } + standingsRoutes
      + circleRoutes
  }

  /// A call of the size of a move, which proves who calls and touches no ledger. It is there to be measured against, and no part
  /// of what openapi.yaml describes.
  public var constantRoute: Route {
    route("POST", "/constant", takesBody: true) { call in
      let player = try await player(call)
      try limits.moves.admit(player)
      let kind = DailyGame.first
      let body = try call.object(["index", "\(kind.moveKey)"])
      let index = try body.integer("index")
      let move = PlayedMove(action: try body.text(kind.moveKey), outcome: "1a", score: 100)
      let game = GameSnapshot(
        key: GameKey(day: authority.days.clock.today, player: player, kind: kind), opening: "", moves: [move],
        score: 100,
        state: .open, isGivenUp: false, place: nil, skill: nil, rank: nil)
      return Answer.json { json in
        json.member("index", index)
        kind.served.writeAnswer(to: move, isLast: false, in: game, to: &json)
      }
    }
  }

  /// Creates a route of a call of the API.
  ///
  /// - Parameter answer: Answers the call. An error of the ledger or the authority becomes a problem.
  func route(
    _ endpoint: Endpoint, takesBody: Bool = false, query: Set<String> = [], takesLong: Bool = false,
    answer: @escaping @Sendable (Call) async throws -> Answer
  ) -> Route {
    route(
      endpoint.method.name, "/" + endpoint.pattern, takesBody: takesBody, query: query, takesLong: takesLong,
      answer: answer)
  }

  /// Creates a route of a call that only a test or an operator makes.
  func route(
    _ method: String, _ path: String, takesBody: Bool = false, query: Set<String> = [], takesLong: Bool = false,
    answer: @escaping @Sendable (Call) async throws -> Answer
  ) -> Route {
    Route(method, Self.root + path, takesBody: takesBody, query: query, takesLong: takesLong) { call in
      do {
        return try await answer(call)
      } catch let error as LedgerError {
        throw Problem(error)
      } catch let error as Refusal {
        throw Problem(error)
      }
    }
  }

  /// The player whose token came with a call.
  ///
  /// - Throws: `Problem` of status 401 where there is none; `LedgerError`.
  func player(_ call: Call) async throws -> PlayerID {
    guard let token = call.token, let player = try await authority.players.player(token: token) else {
      throw Problem.unauthorized
    }
    return player
  }

  /// The day in the address of a call.
  ///
  /// - Throws: `Problem` of status 404 where it is none.
  func day(_ call: Call) throws -> CalendarDay {
    guard let text = call.parameters["day"], let day = dayReader.read(text) else { throw Problem.noSuchDay }
    return day
  }
}

/// Reads days. Nearly all calls are about the same one, which is then read once.
private final class DayReader: Sendable {
  private let last = Mutex<(text: String, day: CalendarDay)?>(nil)

  func read(_ text: String) -> CalendarDay? {
    if let last = last.withLock({ $0 }), last.text == text { return last.day }
    guard let day = try? CalendarDay(text: text.utf8) else { return nil }
    last.withLock { $0 = (text, day) }
    return day
  }
}

/// How often what may be done. A server counts for itself.
public struct Limits: Sendable {
  /// Moves of a player.
  public let moves: RateLimiter<PlayerID>
  /// Standings that a player asks for.
  public let standings: RateLimiter<PlayerID>
  /// New players of a household.
  public let newPlayers: RateLimiter<[UInt8]>
  /// New players of what a provider hands out together.
  public let newPlayersOfProvider: RateLimiter<[UInt8]>
  /// Codes that were wrong, of a household.
  public let wrongCodes: RateLimiter<[UInt8]>
  /// Invitations that a household looks at. A class that follows one link shares an address.
  public let invitations = RateLimiter<[UInt8]>(rate: 1, burst: 60)

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - movesPerSecond: how many moves a player may make in a second; 20 are usual.
  ///   - standingsPerSecond: how many standings a player may ask for in a second; 2 are usual.
  ///   - playersPerHour: how many new players a household may have in an hour in the long run; 30 are usual.
  ///   - playersAtOnce: and how many at once; 60 are usual, as a class shares an address.
  public init(
    movesPerSecond: Double = 20, standingsPerSecond: Double = 2, playersPerHour: Double = 30, playersAtOnce: Int = 60
  ) {
    moves = RateLimiter(rate: movesPerSecond, burst: max(1, Int(2 * movesPerSecond)))
    standings = RateLimiter(rate: standingsPerSecond, burst: max(1, Int(5 * standingsPerSecond)))
    newPlayers = RateLimiter(rate: playersPerHour / 3600, burst: playersAtOnce)
    newPlayersOfProvider = RateLimiter(rate: playersPerHour / 360, burst: 10 * playersAtOnce)
    wrongCodes = RateLimiter(rate: 10.0 / 3600, burst: 10)
  }
}
