import GameCore

/// The text of settings: a first line with the name and version of the format, then a line for each setting, with its
/// name, a space, and its value. Unlike the text of a game, it can be from an earlier or a later release: settings may
/// be missing, unknown, or in any order. A line changes only when its setting does, so that no release loses what
/// another one wrote.
public struct SettingLines: Hashable, Sendable {
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// All lines. The first one is the header.
  private var lines: [[UInt8]]

  /// Creates text that has only its first line, `header`.
  public init(header: StaticString) {
    lines = [Self.bytes(header)]
  }

  /// Reads text, or returns `nil` if the first line isn't `header`.
  public init?(_ text: [UInt8], header: StaticString) {
    lines = text.split(separator: Self.newline, omittingEmptySubsequences: false).map { Array($0) }
    guard lines[0] == Self.bytes(header) else { return nil }
  }

  /// The value of a setting, or `nil` if it has no line. A new line is inserted before those of the settings in `later`,
  /// because release 0.2.0 reads only lines in a fixed order.
  public subscript(name: [UInt8], before later: [StaticString] = []) -> [UInt8]? {
    get {
      lineIndex(name).map { Array(lines[$0].dropFirst(name.count + 1)) }
    }
    set {
      let index = lineIndex(name)
      if let newValue {
        let line = name + [Self.space] + newValue
        if let index {
          lines[index] = line
        } else {
          lines.insert(line, at: later.compactMap { lineIndex(Self.bytes($0)) }.min() ?? lines.count)
        }
      } else if let index {
        lines.remove(at: index)
      }
    }
  }

  /// The value of a setting, or `nil` if it has no line. A new line is inserted before those of the settings in `later`.
  public subscript(name: StaticString, before later: [StaticString] = []) -> [UInt8]? {
    get { self[Self.bytes(name)] }
    set { self[Self.bytes(name), before: later] = newValue }
  }

  /// The text with all lines, without a newline at the end.
  public var text: [UInt8] { lines.joined(by: Self.newline) }

  private func lineIndex(_ name: [UInt8]) -> Int? {
    let start = name + [Self.space]
    return lines.indices.dropFirst().first { lines[$0].starts(with: start) }
  }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }
}
