import HTTP
import Ledger

/// Limits on the rate of calls. Each server process counts calls separately.
public struct RateLimits: Sendable {
  /// What a player's call counts toward.
  enum Kind: CaseIterable {
    case moves, standings
    /// All other calls.
    case calls
  }

  /// The average time until a refused call is answered.
  let refusalDelay: Duration
  private let moves: RateLimiter<PlayerID>
  private let standings: RateLimiter<PlayerID>
  private let calls: RateLimiter<PlayerID>
  /// The limit on all calls from an address. The burst suits a class whose lesson begins.
  let callsPerAddress: AddressLimiter
  /// The limit on calls with unknown tokens. Each makes the database search.
  let unknownTokens: AddressLimiter
  /// The limit on new players.
  let newPlayers: AddressLimiter
  /// The limit on a player's wrong codes. Players who share an address, such as a school's, don't share it.
  private let wrongCodesPerPlayer = RateLimiter<PlayerID>(rate: 10.0 / 3600, burst: 10)
  /// The limit on wrong codes. Those with a token count only toward the network's.
  let wrongCodes = AddressLimiter(rate: 10.0 / 3600, burst: 10)
  /// The limit on a player's reports of names.
  private let reportsPerPlayer = RateLimiter<PlayerID>(rate: 10.0 / 3600, burst: 10)
  /// The limit on reports of names.
  private let reports = AddressLimiter(rate: 30.0 / 3600, burst: 30)
  /// The limit on a household's invitation requests. The burst suits a class that follows a link from one address.
  let invitations = RateLimiter<[UInt8]>(rate: 1, burst: 60)
  /// The limit on a household's requests for recorded games.
  let recordings = RateLimiter<[UInt8]>(rate: 1, burst: 120)
  /// The limit on requests for recorded games that have to be written first.
  let newRecordings = AddressLimiter(rate: 20.0 / 3600, burst: 20, networkFactor: 2)

  /// Creates limits. `movesPerSecond`, `standingsPerSecond`, and `callsPerSecond` for other calls apply to each player.
  /// `callsPerSecondAndAddress` applies to each household. `playersPerHour` and the burst `playersAtOnce`, by default
  /// enough for a class, apply to the new players from each household. `unknownTokensPerSecond` applies to each
  /// household, with a burst of 60. `refusalDelay` is the average time until a refused call is answered.
  public init(
    movesPerSecond: Double = 20, standingsPerSecond: Double = 2, callsPerSecond: Double = 5,
    callsPerSecondAndAddress: Double = 300, unknownTokensPerSecond: Double = 2, playersPerHour: Double = 30,
    playersAtOnce: Int = 60, refusalDelay: Duration = .seconds(1)
  ) {
    self.refusalDelay = refusalDelay
    moves = RateLimiter(rate: movesPerSecond, burst: max(1, Int(2 * movesPerSecond)))
    standings = RateLimiter(rate: standingsPerSecond, burst: max(1, Int(5 * standingsPerSecond)))
    calls = RateLimiter(rate: callsPerSecond, burst: max(1, Int(10 * callsPerSecond)))
    callsPerAddress = AddressLimiter(
      rate: callsPerSecondAndAddress, burst: max(1, Int(10 * callsPerSecondAndAddress)))
    unknownTokens = AddressLimiter(rate: unknownTokensPerSecond, burst: 60)
    newPlayers = AddressLimiter(rate: playersPerHour / 3600, burst: playersAtOnce)
  }

  /// Throws a `Problem` of status 429 if a player makes too many calls of a kind.
  func admit(_ player: PlayerID, _ kind: Kind) throws(Problem) {
    switch kind {
    case .moves: try moves.admit(player)
    case .standings: try standings.admit(player)
    case .calls: try calls.admit(player)
    }
  }

  /// Throws a `Problem` of status 429 if a player or a network sent too many wrong codes.
  func checkCode(of player: PlayerID, from address: ClientAddress?) throws(Problem) {
    let wait = AddressLimiter.longest(wrongCodesPerPlayer.timeUntilToken(player), wrongCodes.networkWait(address))
    if let wait { throw .tooManyRequests(wait: wait) }
  }

  /// Throws a `Problem` of status 429 if a player or an address has reported too many names.
  func checkReport(by player: PlayerID, from address: ClientAddress?) throws(Problem) {
    let wait = AddressLimiter.longest(reportsPerPlayer.timeUntilToken(player), reports.wait(address))
    if let wait { throw .tooManyRequests(wait: wait) }
  }

  /// Counts a player's report.
  func countReport(by player: PlayerID, from address: ClientAddress?) {
    reportsPerPlayer.forceConsume(player)
    reports.count(address)
  }

  /// Counts a player's wrong code.
  func countWrongCode(of player: PlayerID, from address: ClientAddress?) {
    wrongCodesPerPlayer.forceConsume(player)
    wrongCodes.countForNetwork(address)
  }
}
