import DOM
import GameCore

/// A log on the page, which the tests read.
enum Log {
  nonisolated(unsafe) private static var text: [UInt8] = []

  static func write(_ line: String) {
    text += line.utf8Bytes
    text.append(UInt8(ascii: "\n"))
    Element.find("#log")?.setText(String(decoding: text, as: UTF8.self))
  }

  /// Appends a line with a name, followed by the bytes as text, or by `none`.
  static func write(_ name: String, _ bytes: [UInt8]?) {
    write("\(name) \(bytes.map { String(decoding: $0, as: UTF8.self) } ?? "none")")
  }
}
