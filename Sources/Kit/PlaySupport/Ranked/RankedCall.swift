import NumberedGame

/// A call of a server of the game of the day, as a front end makes it for a session. Every call can be made again: what it
/// changes it changes once (but for the one that makes a player, and a player without a game costs nobody anything).
public struct RankedCall: Equatable, Sendable {
  /// What is to be done with what the address names.
  public enum Method: Hashable, Sendable {
    /// Reading it.
    case get
    /// Making it, or finding it.
    case put
    /// Adding to it.
    case post
    /// Changing a part of it.
    case patch
    /// Removing it.
    case delete

    /// The method as HTTP writes it.
    public var name: String {
      switch self {
      case .get: "GET"
      case .put: "PUT"
      case .post: "POST"
      case .patch: "PATCH"
      case .delete: "DELETE"
      }
    }
  }

  /// Which call of its seat it is. A reply to another one is none to this.
  public let number: Int

  /// The method.
  public let method: Method

  /// The address below that of the API: `days/2026-11-21/triples`.
  public let path: String

  /// What is sent, as JSON; nothing where there is nothing to send.
  public let body: String?

  /// What proves the player, if there is one yet.
  public let token: String?

  /// How long to wait before it is made, in milliseconds: longer each time there was no answer.
  public let pause: Int

  /// Calls of one source with the same number are the same call.
  public static func == (left: RankedCall, right: RankedCall) -> Bool { left.number == right.number }

  /// How long to wait before the player is told that the server is slow.
  var slowness: Wait { Wait(.slowServer, number: number, milliseconds: pause + 1_000) }
}

/// What came of a call: a status of HTTP and a body.
public struct RankedReply: Sendable {
  /// The status, such as 200.
  public let status: Int

  /// The body, which may be anything.
  public let body: [UInt8]

  /// Makes a reply of its parts.
  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
