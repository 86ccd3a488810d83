import JSON

/// An error response as defined in RFC 9457, "Problem Details for HTTP APIs".
public struct Problem: Error, Sendable {
  /// The status code, from 400 to 599.
  public let status: Int

  /// The kind of problem, such as `not-begun`. It is the last part of the member `type`, after `/problems/`.
  public let kind: String

  /// The problem as a sentence. It must not contain anything that a client sent.
  public let title: String

  /// Header fields of the response, such as `Retry-After`.
  public var headers: [(name: String, value: String)]

  /// Further members of the JSON object, such as `game`, each with its value as JSON.
  public var members: [(name: String, json: [UInt8])]

  /// Creates a problem.
  public init(
    status: Int, kind: String, title: String, headers: [(name: String, value: String)] = [],
    members: [(name: String, json: [UInt8])] = []
  ) {
    self.status = status
    self.kind = kind
    self.title = title
    self.headers = headers
    self.members = members
  }

  /// The response, of type `application/problem+json`.
  public var response: Response {
    var json = JSONWriter()
    json.object { object in
      object.member("type", "/problems/" + kind)
      object.member("title", title)
      object.member("status", status)
      for member in members { object.member(member.name, json: member.json) }
    }
    return Response(
      status: status, headers: [("Content-Type", "application/problem+json")] + headers, body: json.bytes)
  }
}

// Problems that can occur with any request.
extension Problem {
  static func badRequest(_ title: String) -> Problem {
    Problem(status: 400, kind: "bad-request", title: title)
  }

  static func bodyTooLarge(_ limit: Int) -> Problem {
    Problem(status: 413, kind: "body-too-large", title: "A body has \(limit) bytes at most.")
  }

  static var headersTooLarge: Problem {
    Problem(status: 431, kind: "headers-too-large", title: "The header is too long.")
  }

  static var tooSlow: Problem {
    Problem(status: 408, kind: "too-slow", title: "The request did not come in time.")
  }

  static var tooManyConnections: Problem {
    Problem(
      status: 429, kind: "too-many-connections", title: "This address has too many open connections.",
      headers: [("Retry-After", "1")])
  }

  static var noSuchAddress: Problem {
    Problem(status: 404, kind: "no-such-address", title: "There is nothing at this address.")
  }

  static func wrongMethod(_ allowed: String) -> Problem {
    Problem(
      status: 405, kind: "wrong-method", title: "This address does not know this method.", headers: [("Allow", allowed)]
    )
  }

  static var internalError: Problem {
    Problem(status: 500, kind: "fault", title: "Something is wrong with this server. It has been noted.")
  }

  /// Returns a problem of status 429 with the time until the next permitted request, in whole seconds, rounded up.
  public static func tooManyRequests(wait: Duration) -> Problem {
    let seconds = max(1, wait.components.seconds + (wait.components.attoseconds > 0 ? 1 : 0))
    return Problem(
      status: 429, kind: "too-many", title: "This was asked too often.", headers: [("Retry-After", String(seconds))])
  }
}
