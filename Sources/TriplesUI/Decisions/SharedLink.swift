/// The addresses by which shared games open in the app.
enum SharedLink {
  /// What comes before `#` in a link that the app shares. The app package registers this scheme.
  static let page = "parlor-triples://game"

  /// The part of a link that says what to open: all that follows the first `#`, in the app's own links as in the web
  /// site's. A link without `#` leads to nothing more than the game.
  static func address(in link: String) -> [UInt8] {
    let bytes = Array(link.utf8)
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "#")) else { return [] }
    return Array(bytes[(mark + 1)...])
  }
}
