import DayAPI
import GameCore

/// A request to a game server, without the server's address, which the front end adds.
public struct ServerRequest: Sendable {
  /// The HTTP methods of the API, as `Endpoint` declares them.
  public typealias Method = Endpoint.Method

  /// The HTTP method.
  public let method: Method

  /// The path below the API's address, with the query, such as `days/2026-11-21/triples`.
  public let path: String

  /// The JSON to send, or `nil`.
  public let body: String?

  /// The token of the player, or `nil` if the request needs no player.
  public let token: String?

  /// The number of bytes to request from the start of the content, or `nil` for all.
  public let byteCount: Int?

  /// Creates a request. `byteCount` must be at least 1, or `nil` for the whole content.
  public init(
    _ method: Method, _ path: String, body: String? = nil, token: String? = nil, byteCount: Int? = nil
  ) {
    self.method = method
    self.path = path
    self.body = body
    self.token = token
    self.byteCount = byteCount
  }

  /// Creates a request for an endpoint. `values` replace its placeholders. `byteCount` is at least 1, or `nil` for all.
  public init(
    _ endpoint: Endpoint, _ values: [String] = [], query: String = "", body: [UInt8]? = nil, token: [UInt8]? = nil,
    byteCount: Int? = nil
  ) {
    self.init(
      endpoint.method, endpoint.path(values, query: query), body: body.map { String(decoding: $0, as: UTF8.self) },
      token: token.map { String(decoding: $0, as: UTF8.self) }, byteCount: byteCount)
  }

  /// The header fields of this request, in addition to those of every request.
  package var headers: [(name: String, value: String)] {
    var headers: [(name: String, value: String)] = []
    if let token { headers.append(("Authorization", "Bearer \(token)")) }
    if body != nil { headers.append(("Content-Type", "application/json")) }
    if let byteCount {
      headers.append(("Range", "bytes=0-\(byteCount - 1)"))
      // The range counts bytes of the uncompressed text.
      headers.append(("Accept-Encoding", "identity"))
    }
    return headers
  }

  /// Returns the address of the request below `base`, the API's address without a slash at the end, or `nil` if it
  /// would contain a character that isn't allowed in one.
  package func address(below base: String) -> String? {
    let address = "\(base)/\(path)"
    return address.utf8Bytes.allSatisfy { 0x21...0x7E ~= $0 } ? address : nil
  }
}
