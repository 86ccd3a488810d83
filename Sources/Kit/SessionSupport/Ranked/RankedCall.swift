import GameCore

/// A request to a game server, with its number and the pause before it.
public struct RankedCall: Equatable, Sendable {
  /// The number of the call within its source. The source ignores replies to other numbers.
  public let number: Int

  /// The request to send, without the server's address.
  public let request: ServerRequest

  /// The time to wait before sending the request, in milliseconds. It grows with each failure.
  public let pauseMilliseconds: Int

  /// Returns whether two calls have the same number, which a source never reuses.
  public static func == (left: RankedCall, right: RankedCall) -> Bool { left.number == right.number }

  /// The delay after which the server counts as slow: one second more than the pause.
  var slowServerWait: Wait { Wait(.slowServer, number: number, milliseconds: pauseMilliseconds + 1_000) }
}

/// A server's reply to a request.
public struct RankedReply: Sendable {
  /// The HTTP status code, such as 200.
  public let status: Int

  /// The body, which can be any bytes.
  public let body: [UInt8]

  /// Creates a reply. Doesn't look at the body.
  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
