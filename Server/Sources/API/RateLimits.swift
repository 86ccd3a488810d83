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

  /// The time until a refused call is answered.
  let refusalDelay: Duration
  private let moves: RateLimiter<PlayerID>
  private let standings: RateLimiter<PlayerID>
  private let calls: RateLimiter<PlayerID>
  /// The limit on all calls from a household. The burst suits a class whose lesson begins.
  private let callsPerHousehold: RateLimiter<[UInt8]>
  /// The limit on all calls from an IPv4 address, or from an IPv6 range that a provider may assign to one customer.
  private let callsPerNetwork: RateLimiter<[UInt8]>
  /// The limit on calls with unknown tokens from a household. Each makes the database search.
  private let unknownTokens: RateLimiter<[UInt8]>
  /// The limit on such calls from an IPv4 address, or from an IPv6 range that a provider may assign to one customer.
  private let unknownTokensPerNetwork: RateLimiter<[UInt8]>
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

  /// Creates limits. `movesPerSecond`, `standingsPerSecond`, and `callsPerSecond` for other calls apply to each player.
  /// `callsPerSecondAndAddress` applies to each household. `playersPerHour` and the burst `playersAtOnce`, by default
  /// enough for a class, apply to the new players from each household.
  /// `unknownTokensPerSecond` applies to each household, with a burst of 60. `refusalDelay` is the time until a refused call
  /// is answered.
  public init(
    movesPerSecond: Double = 20, standingsPerSecond: Double = 2, callsPerSecond: Double = 5,
    callsPerSecondAndAddress: Double = 300, unknownTokensPerSecond: Double = 2, playersPerHour: Double = 30,
    playersAtOnce: Int = 60, refusalDelay: Duration = .seconds(1)
  ) {
    self.refusalDelay = refusalDelay
    moves = RateLimiter(rate: movesPerSecond, burst: max(1, Int(2 * movesPerSecond)))
    standings = RateLimiter(rate: standingsPerSecond, burst: max(1, Int(5 * standingsPerSecond)))
    calls = RateLimiter(rate: callsPerSecond, burst: max(1, Int(10 * callsPerSecond)))
    callsPerHousehold = RateLimiter(rate: callsPerSecondAndAddress, burst: max(1, Int(10 * callsPerSecondAndAddress)))
    callsPerNetwork = RateLimiter(
      rate: 10 * callsPerSecondAndAddress, burst: max(1, Int(100 * callsPerSecondAndAddress)))
    unknownTokens = RateLimiter(rate: unknownTokensPerSecond, burst: 60)
    unknownTokensPerNetwork = RateLimiter(rate: 10 * unknownTokensPerSecond, burst: 600)
    newPlayers = RateLimiter(rate: playersPerHour / 3600, burst: playersAtOnce)
    newPlayersPerNetwork = RateLimiter(rate: playersPerHour / 360, burst: 10 * playersAtOnce)
  }

  /// Throws a `Problem` of status 429 if a player makes too many calls of a kind.
  func admit(_ player: PlayerID, _ kind: Kind) throws(Problem) {
    switch kind {
    case .moves: try moves.admit(player)
    case .standings: try standings.admit(player)
    case .calls: try calls.admit(player)
    }
  }

  /// Throws a `Problem` of status 429 if a household or network makes too many calls. An unknown address is `nil`.
  func admitCall(from address: ClientAddress?) throws(Problem) {
    try callsPerHousehold.admit(address?.prefix ?? [])
    try callsPerNetwork.admit(address?.providerPrefix ?? [])
  }

  /// Throws a `Problem` of status 429 if a household or network sent too many unknown tokens.
  func admitToken(from address: ClientAddress?) throws(Problem) {
    let waits = [
      unknownTokens.timeUntilToken(address?.prefix ?? []),
      unknownTokensPerNetwork.timeUntilToken(address?.providerPrefix ?? []),
    ]
    if let wait = waits.compactMap({ $0 }).max() { throw .tooManyRequests(wait: wait) }
  }

  /// Counts an unknown token.
  func countUnknownToken(from address: ClientAddress?) {
    unknownTokens.forceConsume(address?.prefix ?? [])
    unknownTokensPerNetwork.forceConsume(address?.providerPrefix ?? [])
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
