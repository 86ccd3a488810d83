import GameCore
import JSON
import SessionSupport

/// The addresses that a server's operator has set, for players of the apps.
public struct ServerInfo: Hashable, Sendable {
  /// Where to report a name, `mailto:` or `https://`, or `nil`.
  public private(set) var contact: String?

  /// The page with the server's privacy policy, or `nil`.
  public private(set) var privacyPolicy: String?

  /// The page that says who operates the server, or `nil`.
  public private(set) var imprint: String?

  /// Creates information without addresses.
  public init() {}

  /// The address, relative to the site's, of an imprint that the server itself sends.
  private static let ownImprint = "imprint.txt"

  /// Parses a reply to `server.json` from the site with the address `site`. Ignores addresses of other kinds.
  init(_ reply: RankedReply, from site: ServerAddress) {
    guard let json = JSONValue(reply.body) else { return }
    contact = Self.address(json["contact"], ["mailto:", "https://"])
    privacyPolicy = Self.address(json["privacy"], ["https://"])
    imprint = Self.address(json["imprint"], ["https://"])
    if json["imprint"]?.bytes == Array(Self.ownImprint.utf8) { imprint = "\(site.text)/\(Self.ownImprint)" }
  }

  /// Returns the address for reporting a player's name. A mail gets the name as its subject.
  func reportAddress(of name: String) -> String? {
    guard let contact, contact.hasPrefix("mailto:"), !contact.contains("?") else { return contact }
    return contact + "?subject=" + "Name on Parlor: \(name)".utf8.map { Self.percentEncoded($0) }.joined()
  }

  private static func address(_ value: JSONValue?, _ beginnings: [String]) -> String? {
    guard let bytes = value?.bytes else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return beginnings.contains { text.hasPrefix($0) && text != $0 } ? text : nil
  }

  private static func percentEncoded(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      String(UnicodeScalar(byte))
    default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
