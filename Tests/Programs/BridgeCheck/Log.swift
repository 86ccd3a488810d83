import DOM
import NumberedGame

/// What this program tells the tests: lines of text in the page's log.
enum Log {
  nonisolated(unsafe) private static var text: [UInt8] = []

  /// Adds a line.
  static func say(_ line: String) {
    text += line.utf8Bytes
    text.append(UInt8(ascii: "\n"))
    Element.find("#log")?.setText(String(decoding: text, as: UTF8.self))
  }

  /// Adds a line of a name and bytes.
  static func say(_ name: String, _ bytes: [UInt8]?) {
    say("\(name) \(bytes.map { String(decoding: $0, as: UTF8.self) } ?? "none")")
  }
}
