import GameCore
import JSON
import SessionSupport

/// The game server that the player has chosen. Its stored format:
///
///     server/1
///     address https://parlor.example
///     api api/v1
public struct ServerChoice: SavedValue, Hashable, Sendable {
  /// The storage key.
  public static let key = "parlor.house.server-address"

  /// The address of the server's site.
  public let address: ServerAddress

  /// The path of the API below the site's address: `api/v1`.
  public let apiPath: String

  /// The default path of the API.
  public static let defaultAPIPath = "api/v1"

  /// Creates a choice, or returns `nil` if `apiPath` isn't a valid path below `address`.
  public init?(_ address: ServerAddress, apiPath: String = defaultAPIPath) {
    guard (try? ServerAddress(typed: address.text + "/" + apiPath))?.text == address.text + "/" + apiPath else {
      return nil
    }
    self.address = address
    self.apiPath = apiPath
  }

  /// The address of the API, without a slash at its end.
  var apiAddress: String { address.text + "/" + apiPath }

  /// The request to a site whose reply `init(_:reply:)` parses.
  static let request = ServerRequest(.get, "server.json")

  /// The reason why a site has no server.
  public enum Absence: Error, Hashable, Sendable {
    /// The site reports that it has no server.
    case noServer
    /// The reply isn't that of a Parlor site.
    case malformedReply
  }

  /// Parses a site's reply to `server.json`. Throws the reason why the site has no server.
  public init(_ address: ServerAddress, reply: RankedReply) throws(Absence) {
    guard reply.status == 200, let text = JSONValue(reply.body), case .object(let members) = text,
      members.contains(where: { $0.name.elementsEqual("api".utf8) })
    else { throw .malformedReply }
    guard let api = text["api"] else { throw .noServer }
    guard let bytes = api.bytes, let place = ServerChoice(address, apiPath: String(decoding: bytes, as: UTF8.self))
    else {
      throw .malformedReply
    }
    self = place
  }

  private static let header: StaticString = "server/1"

  /// The choice in the stored format.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    lines.add("address", Array(address.text.utf8))
    lines.add("api", Array(apiPath.utf8))
    return lines.text
  }

  /// Reads the choice that any release stored, or returns `nil` if the text isn't one.
  public init?(text: [UInt8]) {
    guard let lines = SettingLines(text, header: Self.header), let address = lines["address"], let api = lines["api"],
      let read = try? ServerAddress(typed: String(decoding: address, as: UTF8.self)),
      Array(read.text.utf8) == address,
      let choice = ServerChoice(read, apiPath: String(decoding: api, as: UTF8.self))
    else { return nil }
    self = choice
  }
}
