import NumberedGame

/// A request to a server of daily games that a session needs answered.
public struct RankedCall: Equatable, Sendable {
  /// The number of the call among those of its source. A reply to another number is ignored.
  public let number: Int

  /// The request.
  public let request: ServerRequest

  /// The time to wait before the request is sent, in milliseconds. It grows with each failure.
  public let pause: Int

  /// Calls of one source with the same number are the same call.
  public static func == (left: RankedCall, right: RankedCall) -> Bool { left.number == right.number }

  /// The time to wait before the player is told that the server is slow.
  var slowness: Wait { Wait(.slowServer, number: number, milliseconds: pause + 1_000) }
}

/// A server's reply to a request.
public struct RankedReply: Sendable {
  /// The status of HTTP, such as 200.
  public let status: Int

  /// The body, which can be anything.
  public let body: [UInt8]

  /// Creates a reply.
  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
