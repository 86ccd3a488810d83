import JSON

/// Why a call is not answered as it was meant: RFC 9457, "Problem Details for HTTP APIs".
public struct Problem: Error, Sendable {
  /// The status code, 400…599.
  public let status: Int

  /// The kind of problem, such as `not-begun`. It becomes the last part of `type`, behind `/problems/`.
  public let kind: String

  /// The kind in words. Nothing that a client sent stands in it.
  public let title: String

  /// Header fields that go with it, such as `Retry-After`.
  public var headers: [(name: String, value: String)]

  /// Further members of the object, as JSON: `"game"` with the text of an object, say.
  public var members: [(name: String, json: [UInt8])]

  /// Makes a problem.
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

  /// The answer that says so: `application/problem+json`.
  public var answer: Answer {
    var json = JSONWriter()
    json.object { object in
      object.member("type", "/problems/" + kind)
      object.member("title", title)
      object.member("status", status)
      for member in members { object.member(member.name, json: member.json) }
    }
    return Answer(
      status: status, headers: [("Content-Type", "application/problem+json")] + headers, body: json.bytes)
  }
}

// What is wrong with a request whatever it asks for.
extension Problem {
  /// 400: it cannot be understood.
  static func badRequest(_ title: String) -> Problem {
    Problem(status: 400, kind: "bad-request", title: title)
  }

  /// 413: the body is too long.
  static func bodyTooLarge(_ limit: Int) -> Problem {
    Problem(status: 413, kind: "body-too-large", title: "A body has \(limit) bytes at most.")
  }

  /// 431: the header is too long.
  static var headersTooLarge: Problem {
    Problem(status: 431, kind: "headers-too-large", title: "The header is too long.")
  }

  /// 408: it took too long to come.
  static var tooSlow: Problem {
    Problem(status: 408, kind: "too-slow", title: "The request did not come in time.")
  }

  /// 404: there is no such address.
  static var noSuchAddress: Problem {
    Problem(status: 404, kind: "no-such-address", title: "There is nothing at this address.")
  }

  /// 405: the address knows other methods.
  static func wrongMethod(_ allowed: String) -> Problem {
    Problem(
      status: 405, kind: "wrong-method", title: "This address does not know this method.", headers: [("Allow", allowed)]
    )
  }

  /// 500: whatever it was, it was not the client.
  static var fault: Problem {
    Problem(status: 500, kind: "fault", title: "Something is wrong with this server. It has been noted.")
  }

  /// 429: too much was asked.
  ///
  /// - Parameter wait: how long it is until it may be asked again. The client is told in whole seconds, one at least.
  public static func tooMany(wait: Duration) -> Problem {
    let seconds = max(1, wait.components.seconds + (wait.components.attoseconds > 0 ? 1 : 0))
    return Problem(
      status: 429, kind: "too-many", title: "This was asked too often.", headers: [("Retry-After", String(seconds))])
  }
}
