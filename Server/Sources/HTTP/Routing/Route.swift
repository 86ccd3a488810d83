/// A call of the API, as the one that answers it sees it.
public struct Call: Sendable {
  /// The parts of the path that the route leaves open, by name, decoded.
  public var parameters: [String: String] = [:]

  /// What stands behind the question mark, decoded; each name once.
  public var query: [String: String] = [:]

  /// The token of `Authorization: Bearer`, if there is one.
  public var token: String?

  /// The whole body. A route without a body is never called with one.
  public var body: [UInt8] = []

  /// The header fields that a route may ask for, by lower-case name: `if-none-match`, `range`, `if-range`, `accept-encoding`.
  public var conditions: [String: String] = [:]

  /// Where the call comes from, behind the proxies of the configuration: what a limit counts.
  public var address: ClientAddress?

  /// What the logs call this request.
  public var requestID = ""

  /// A call of nothing.
  public init() {}
}

/// The answer to a call.
public struct Answer: Sendable {
  /// The status code.
  public var status: Int

  /// Header fields, by name. The length and what every answer has are not among them.
  public var headers: [(name: String, value: String)]

  /// The body.
  public var body: [UInt8]

  /// A stored body that need not be copied, or `nil`. It replaces `body`.
  var storedBody: BodySource?

  /// Makes an answer.
  public init(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// One thing that the API does: a method at an address.
public struct Route: Sendable {
  /// `GET`, `PUT`, `POST`, `PATCH` or `DELETE`. `HEAD` is answered wherever `GET` is.
  public let method: String

  /// The address with its open parts in braces: `/api/v1/days/{day}/triples`.
  public let path: String

  /// Whether the body is JSON, which then must be there.
  public let takesBody: Bool

  /// The names that may stand behind the question mark. Another one is a fault of the request.
  public let query: Set<String>

  /// Whether an answer may take long to work out, so that others of the same event loop must not wait for it.
  public let takesLong: Bool

  /// Answers a call.
  public let answer: @Sendable (Call) async throws -> Answer

  /// Makes a route.
  ///
  /// - Parameter answer: answers. What it throws becomes an answer too: a `Problem` what it says, anything else status 500.
  public init(
    _ method: String, _ path: String, takesBody: Bool = false, query: Set<String> = [], takesLong: Bool = false,
    answer: @escaping @Sendable (Call) async throws -> Answer
  ) {
    self.method = method
    self.path = path
    self.takesBody = takesBody
    self.query = query
    self.takesLong = takesLong
    self.answer = answer
  }
}
