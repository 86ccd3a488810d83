import Foundation
import PlaySupport

/// A call of a server as it goes over the network.
public struct ServerRequest: Hashable, Sendable {
  /// A line of the head.
  public struct Header: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// What it says.
    public let value: String
  }

  /// The whole address.
  public let url: URL

  /// The method of HTTP.
  public let method: String

  /// What stands in the head besides what every request has.
  public let headers: [Header]

  /// What is sent, if anything is.
  public let body: [UInt8]?

  /// How long the whole answer may take, in seconds, as in the browser.
  public static let patience = 10.0

  /// Puts together a call.
  ///
  /// - Parameters:
  ///   - call: what is asked.
  ///   - place: the server that is called, and the only one that is told who plays.
  /// - Returns: nothing where that is no address.
  public init?(_ call: RankedCall, at place: ServerPlace) {
    guard let url = Self.url(place.address.text + "/" + place.api + "/" + call.path) else { return nil }
    self.url = url
    method = call.method.name
    var headers: [Header] = []
    if let token = call.token { headers.append(Header(name: "Authorization", value: "Bearer \(token)")) }
    if call.body != nil { headers.append(Header(name: "Content-Type", value: "application/json")) }
    self.headers = headers
    body = call.body.map { Array($0.utf8) }
  }

  /// Asks for something that a server tells everybody, also whoever is no player.
  ///
  /// - Parameters:
  ///   - path: the address below that of the API.
  ///   - mostBytes: how many bytes are asked for at most, from the first on; all where nothing is said.
  ///   - place: the server.
  /// - Returns: nothing where that is no address.
  public init?(reading path: String, mostBytes: Int? = nil, at place: ServerPlace) {
    guard let url = Self.url(place.address.text + "/" + place.api + "/" + path) else { return nil }
    self.url = url
    method = "GET"
    // A part is one of the text itself: what stands between must not compress it first.
    headers =
      mostBytes.map {
        [
          Header(name: "Range", value: "bytes=0-\(max(1, $0) - 1)"),
          Header(name: "Accept-Encoding", value: "identity"),
        ]
      } ?? []
    body = nil
  }

  /// Asks whether a server stands behind a site: what `ServerPlace.init(_:answer:)` reads.
  ///
  /// - Returns: nothing where that is no address.
  public init?(placeAt address: ServerAddress) {
    guard let url = Self.url(address.text + "/server.json") else { return nil }
    self.url = url
    method = "GET"
    headers = []
    body = nil
  }

  /// An address with nothing in it that would be written in another way.
  private static func url(_ text: String) -> URL? {
    guard text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    return URL(string: text)
  }
}

/// Takes an answer as it comes, and says whether it is a whole one that may be read.
public struct ServerAnswer: Sendable {
  /// How many bytes an answer may have; no answer of such a server has more.
  public static let mostBytes = 4_000_000

  private var status: Int?
  private var body: [UInt8] = []
  private var isRefused = false

  /// Takes nothing yet.
  public init() {}

  /// Takes the head.
  ///
  /// - Parameters:
  ///   - status: the status; nothing where the answer is none of HTTP.
  ///   - length: how many bytes are to follow, as far as that is told: less than 0 where it is not.
  /// - Returns: whether the rest is wanted.
  public mutating func begin(status: Int?, length: Int64) -> Bool {
    self.status = status
    // One that leads elsewhere is none: the token is for one server alone.
    let isAnswer = status.map { 200...299 ~= $0 || 400...599 ~= $0 } ?? false
    if !isAnswer || length > Int64(Self.mostBytes) { isRefused = true }
    return !isRefused
  }

  /// Takes some of the body.
  ///
  /// - Returns: whether the rest is wanted.
  public mutating func add(_ bytes: some Collection<UInt8>) -> Bool {
    if body.count + bytes.count > Self.mostBytes { isRefused = true }
    if !isRefused { body += bytes }
    return !isRefused
  }

  /// What has come, once nothing more is to come.
  ///
  /// - Parameter isWhole: whether it came to its end by itself.
  /// - Returns: nothing where it is not to be read.
  public func reply(isWhole: Bool) -> RankedReply? {
    guard isWhole, !isRefused, let status else { return nil }
    return RankedReply(status: status, body: body)
  }
}
