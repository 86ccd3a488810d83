import JSON
import NumberedGame
import PlaySupport

/// A server of the game of the day that a player has chosen, as it is kept:
///
///     server/1
///     address https://parlor.example
///     api api/v1
public struct ServerPlace: SavedText, Hashable, Sendable {
  /// The key that it is kept under.
  public static let key = "parlor.house.server-address"

  /// Where its site is.
  public let address: ServerAddress

  /// Where it takes calls, seen from there: `api/v1`.
  public let api: String

  /// Where servers take calls as long as they have not said otherwise.
  public static let usualAPI = "api/v1"

  /// Makes a place of its parts; nothing where the second is no way down from the first.
  public init?(_ address: ServerAddress, api: String = usualAPI) {
    guard (try? ServerAddress(typed: address.text + "/" + api))?.text == address.text + "/" + api else { return nil }
    self.address = address
    self.api = api
  }

  /// The address of the API, without a slash at its end.
  var base: String { address.text + "/" + api }

  /// The request, below the address of a site, whose reply `init(_:answer:)` reads.
  static let request = ServerRequest(.get, "server.json")

  /// Why there is no server behind a site that answers.
  public enum Absence: Error, Hashable, Sendable {
    /// The site says so.
    case none
    /// What answers is something else.
    case nonsense
  }

  /// Reads what a site answers to `server.json`.
  ///
  /// - Throws: why it has no server.
  public init(_ address: ServerAddress, answer: RankedReply) throws(Absence) {
    guard answer.status == 200, let text = JSONValue(answer.body), case .object(let members) = text,
      members.contains(where: { $0.name.elementsEqual("api".utf8) })
    else { throw .nonsense }
    guard let api = text["api"] else { throw .none }
    guard let bytes = api.bytes, let place = ServerPlace(address, api: String(decoding: bytes, as: UTF8.self)) else {
      throw .nonsense
    }
    self = place
  }

  private static let header: StaticString = "server/1"

  /// The place as it is saved.
  public var text: [UInt8] {
    var lines = SavedLines(header: Self.header)
    lines.add("address", Array(address.text.utf8))
    lines.add("api", Array(api.utf8))
    return lines.text
  }

  /// Reads what `text` writes, or nothing if this is not such a text.
  public init?(text: [UInt8]) {
    guard var lines = SavedLines(text, header: Self.header), let address = lines.take("address"),
      let api = lines.take("api"), lines.isEmpty,
      let read = try? ServerAddress(typed: String(decoding: address, as: UTF8.self)),
      let place = ServerPlace(read, api: String(decoding: api, as: UTF8.self)), place.text == text
    else { return nil }
    self = place
  }
}
