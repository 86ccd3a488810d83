import GameCore

/// The address of a site with a game server, such as `https://parlor.example/games`. It uses HTTPS or leads
/// to this device, so that no third party can read the player's token.
public struct ServerAddress: Hashable, Sendable {
  /// The reason why a string isn't a valid server address.
  public enum Fault: Error, Hashable, Sendable {
    /// The text isn't the address of a web server.
    case notAnAddress
    /// The connection isn't secure, so others could read the player's token.
    case notSecure
    /// The text contains a user name, a query, or a fragment.
    case hasExtraParts

    /// A sentence that describes the fault.
    public var sentence: String {
      switch self {
      case .notAnAddress: "This isn’t a server’s address. One looks like this: https://parlor.example"
      case .notSecure: "The address must begin with https, so that no one else can play as you."
      case .hasExtraParts: "The address can’t have @, ?, or # in it."
      }
    }
  }

  /// The address without a slash at its end. Equivalent addresses have equal strings.
  public let text: String

  /// Parses an address that the player typed. Removes spaces and slashes at the end, and lowercases the scheme and
  /// host. The scheme defaults to `https`, or to `http` for this device. Throws the reason why the text isn't valid.
  public init(typed: String) throws(Fault) {
    var text = typed.utf8.filter { $0 > UInt8(ascii: " ") }
    guard text.allSatisfy({ $0 < 0x7F }) else { throw .notAnAddress }
    if text.contains(where: { Self.forbiddenCharacters.contains($0) }) { throw .hasExtraParts }
    var scheme: [UInt8]?
    if let end = text.firstRange(of: Array("://".utf8)) {
      scheme = text[..<end.lowerBound].map { Self.lowercased($0) }
      text.removeSubrange(..<end.upperBound)
    }
    let slash = text.firstIndex(of: UInt8(ascii: "/")) ?? text.endIndex
    guard let place = HostAndPort(text[..<slash].map { Self.lowercased($0) }) else { throw .notAnAddress }
    var path = Array(text[slash...])
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    guard Self.isPath(path) else { throw .notAnAddress }
    let isSecure: Bool
    switch scheme {
    case Array("https".utf8): isSecure = true
    case Array("http".utf8): isSecure = false
    case nil: isSecure = !place.isLocal
    default: throw .notAnAddress
    }
    guard isSecure || place.isLocal else { throw .notSecure }
    let usual = isSecure ? 443 : 80
    let port = place.port.flatMap { $0 == usual ? nil : Array(":\($0)".utf8) } ?? []
    self.text = String(
      decoding: Array((isSecure ? "https://" : "http://").utf8) + place.host + port + path, as: UTF8.self)
  }

  private static let forbiddenCharacters = Array("@?#\\".utf8)

  private static func lowercased(_ letter: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter ? letter + 32 : letter
  }

  /// Returns whether a path is empty or each segment has only unreserved characters (RFC 3986), not only dots.
  private static func isPath(_ path: [UInt8]) -> Bool {
    guard !path.isEmpty else { return true }
    let parts = path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part.contains { $0 != UInt8(ascii: ".") }
        && part.allSatisfy { isLetterOrDigit(lowercased($0)) || Array("-._~".utf8).contains($0) }
    }
  }

  fileprivate static func isLetterOrDigit(_ letter: UInt8) -> Bool {
    isDigit(letter) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
  }

  fileprivate static func isDigit(_ letter: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= letter }
}

/// A host and its port, in lowercase letters.
private struct HostAndPort {
  let host: [UInt8]
  let port: Int?

  init?(_ text: [UInt8]) {
    var host = text
    var port: Int?
    // An IPv6 address in brackets contains colons, so look for the port after the brackets.
    let end = text.lastIndex(of: UInt8(ascii: "]")) ?? text.startIndex
    if let colon = text[end...].firstIndex(of: UInt8(ascii: ":")) {
      let digits = text[(colon + 1)...]
      guard 1...5 ~= digits.count, digits.allSatisfy({ ServerAddress.isDigit($0) }),
        let number = Int(String(decoding: digits, as: UTF8.self)), 1...65_535 ~= number
      else { return nil }
      host = Array(text[..<colon])
      port = number
    }
    guard Self.isName(host) || Self.isBracketed(host) else { return nil }
    self.host = host
    self.port = port
  }

  var isLocal: Bool {
    if host == Array("localhost".utf8) || host == Array("[::1]".utf8) { return true }
    let numbers = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0].elementsEqual("127".utf8)
      && numbers.allSatisfy { UInt8(String(decoding: $0, as: UTF8.self)) != nil }
  }

  private static func isName(_ host: [UInt8]) -> Bool {
    let parts = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let dash = UInt8(ascii: "-")
    return host.count <= 253
      && parts.allSatisfy { part in
        1...63 ~= part.count && part.first != dash && part.last != dash
          && part.allSatisfy { ServerAddress.isLetterOrDigit($0) || $0 == dash }
      }
  }

  private static func isBracketed(_ host: [UInt8]) -> Bool {
    host.count >= 4 && host.first == UInt8(ascii: "[") && host.last == UInt8(ascii: "]")
      && host.dropFirst().dropLast().allSatisfy {
        ServerAddress.isDigit($0) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 || $0 == UInt8(ascii: ":")
      }
  }
}
