/// A request to a route.
public struct Call: Sendable {
  /// The decoded parameters of the path, keyed by name.
  public var parameters: [String: String] = [:]

  /// The decoded values of the query, keyed by name.
  public var query: [String: String] = [:]

  /// The token of `Authorization: Bearer`, or `nil` if there is none.
  public var token: String?

  /// The body. It is empty if the route takes none.
  public var body: [UInt8] = []

  /// The header fields for routes by lowercase name: `if-none-match`, `range`, `if-range`, and `accept-encoding`.
  public var headerFields: [String: String] = [:]

  /// The client's address behind the trusted proxies, for rate limits, or `nil` if it is unknown.
  public var address: ClientAddress?

  /// The identifier of the request in the logs.
  public var requestID = ""

  /// Creates an empty call.
  public init() {}
}

/// The response to a call.
public struct Response: Sendable {
  /// The status code.
  public var status: Int

  /// The header fields, except the length and the fields that every response has.
  public var headers: [(name: String, value: String)]

  /// The body.
  public var body: [UInt8]

  /// A stored body to send instead of `body`, without copying it, or `nil`.
  var storedBody: BodySource?

  /// Creates a response.
  public init(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// A method at an address, and the closure that answers its calls.
public struct Route: Sendable {
  /// The method: `GET`, `PUT`, `POST`, `PATCH`, or `DELETE`. A `GET` route also answers `HEAD`.
  public let method: String

  /// The address with its parameters in braces, such as `/api/v1/days/{day}/triples`.
  public let path: String

  /// Whether the route requires a JSON body. If not, a request with a body is refused.
  public let requiresBody: Bool

  /// The permitted names in the query. A request with any other name is refused.
  public let queryNames: Set<String>

  /// Whether a response takes long to compute and so must not be computed on the connection's event loop.
  public let isSlow: Bool

  /// The closure that answers a call.
  public let handler: @Sendable (Call) async throws -> Response

  /// Creates a route. If `handler` throws a `Problem`, that is the response. Any other error causes status 500.
  public init(
    _ method: String, _ path: String, requiresBody: Bool = false, queryNames: Set<String> = [], isSlow: Bool = false,
    handler: @escaping @Sendable (Call) async throws -> Response
  ) {
    self.method = method
    self.path = path
    self.requiresBody = requiresBody
    self.queryNames = queryNames
    self.isSlow = isSlow
    self.handler = handler
  }
}
