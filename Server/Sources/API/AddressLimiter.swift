import HTTP

/// A pair of rate limits for client addresses: one for a household, which is an IPv4 address or an IPv6 /64, and a
/// higher one for a network, which is an IPv4 address or an IPv6 /48, because a provider may assign one to a single
/// customer.
///
/// The household is asked first, so that calls that exceed its limit don't use up the limit that it shares with others
/// in its network. All clients whose address is unknown count as one household.
struct AddressLimiter: Sendable {
  private let households: RateLimiter<[UInt8]>
  private let networks: RateLimiter<[UInt8]>

  /// Creates limits of `rate` calls per second with a burst for each household. A network's limits are `networkFactor`
  /// times as high.
  init(rate: Double, burst: Int, networkFactor: Int = 10) {
    households = RateLimiter(rate: rate, burst: burst)
    networks = RateLimiter(rate: rate * Double(networkFactor), burst: burst * networkFactor)
  }

  /// Counts a call. Throws a `Problem` of status 429 if the household or the network makes too many.
  func admit(_ address: ClientAddress?) throws(Problem) {
    try households.admit(Self.household(address))
    try networks.admit(Self.network(address))
  }

  /// Returns the time until a call is permitted, or `nil` if one is, without counting it. Use it with `count(_:)` to
  /// count only failures.
  func wait(_ address: ClientAddress?) -> Duration? {
    Self.longest(households.timeUntilToken(Self.household(address)), networkWait(address))
  }

  /// Returns the time until the network's limit permits a call, or `nil` if it does, without counting it.
  func networkWait(_ address: ClientAddress?) -> Duration? {
    networks.timeUntilToken(Self.network(address))
  }

  /// Throws a `Problem` of status 429 if `wait(_:)` returns a time.
  func check(_ address: ClientAddress?) throws(Problem) {
    if let wait = wait(address) { throw .tooManyRequests(wait: wait) }
  }

  /// Counts a failure, even if it exceeds a limit.
  func count(_ address: ClientAddress?) {
    households.forceConsume(Self.household(address))
    countForNetwork(address)
  }

  /// Counts a failure only toward the network's limit.
  func countForNetwork(_ address: ClientAddress?) {
    networks.forceConsume(Self.network(address))
  }

  /// Returns the longer of two times, each of which may be missing.
  static func longest(_ one: Duration?, _ other: Duration?) -> Duration? {
    [one, other].compactMap { $0 }.max()
  }

  private static func household(_ address: ClientAddress?) -> [UInt8] { address?.prefix ?? [] }

  private static func network(_ address: ClientAddress?) -> [UInt8] { address?.providerPrefix ?? [] }
}
