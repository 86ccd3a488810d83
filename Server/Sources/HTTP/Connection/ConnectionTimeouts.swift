/// The timeouts of a connection's phases.
public struct ConnectionTimeouts: Sendable {
  /// The time from the first byte of a header to its end, and from the start of a connection to its first byte.
  public var header: Duration = .seconds(10)

  /// The time for a body, counted from the end of its header. Arriving bytes don't extend it.
  public var body: Duration = .seconds(10)

  /// The maximum time for the client to receive a response. A response from a file gets this time for each 256 KB.
  public var response: Duration = .seconds(30)

  /// The maximum time between a response and the next request.
  public var idle: Duration = .seconds(75)

  /// The maximum time between a connection's last response and the client's end of the connection.
  public var linger: Duration = .seconds(1)

  /// Creates the default timeouts.
  public init() {}
}
