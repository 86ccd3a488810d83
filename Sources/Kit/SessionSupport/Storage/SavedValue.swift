import GameCore

/// A value that is saved as text. Text that can't be read is damaged or from a later version.
public protocol SavedValue: Equatable {
  /// Parses text in the format of the property `text`, or returns `nil` if the text isn't valid.
  init?(text: [UInt8])

  /// The value as text.
  var text: [UInt8] { get }
}

/// The format of saved games and records: a first line with the name and version of the format, then lines that each begin
/// with a word, in a fixed order. Lines without a value are left out, so that each content has exactly one form.
public struct SavedLines {
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  private var lines: [[UInt8]] = []
  private let header: [UInt8]

  /// Creates text that has only its first line, `header`.
  public init(header: StaticString) {
    self.header = Self.bytes(header)
  }

  /// Splits text into lines for `read`. Returns `nil` if the first line isn't `header`.
  public init?(_ text: [UInt8], header: StaticString) {
    self.init(header: header)
    lines = text.split(separator: Self.newline, omittingEmptySubsequences: false).map { Array($0) }
    guard lines.removeFirst() == self.header else { return nil }
  }

  /// Appends a line with `word`, a space, and `value`.
  public mutating func add(_ word: StaticString, _ value: [UInt8]) {
    add(Self.bytes(word), value)
  }

  /// Appends a line with `word`, a space, and `value`.
  package mutating func add(_ word: [UInt8], _ value: [UInt8]) {
    lines.append(word + [Self.space] + value)
  }

  /// Removes the next line and returns its value if the line begins with `word`. Otherwise, returns `nil`.
  public mutating func read(_ word: StaticString) -> [UInt8]? {
    read(Self.bytes(word))
  }

  /// Removes the next line and returns its value if the line begins with `word`. Otherwise, returns `nil`.
  package mutating func read(_ word: [UInt8]) -> [UInt8]? {
    let prefix = word + [Self.space]
    guard let line = lines.first, line.starts(with: prefix) else { return nil }
    lines.removeFirst()
    return Array(line.dropFirst(prefix.count))
  }

  /// Removes the next line and returns its number if the line begins with `word` and the number is in `range`.
  /// Otherwise, returns `nil`. A line with another number stays, so that `isEmpty` is `false` in the end.
  package mutating func readNumber(_ word: StaticString, in range: Range<Int64> = 0..<Int64.max) -> Int64? {
    var rest = self
    guard let digits = rest.read(word), let number = DecimalText.read(digits), range ~= number else { return nil }
    self = rest
    return number
  }

  /// Reads a number like `readNumber`.
  package mutating func readCount(_ word: StaticString, in range: Range<Int>) -> Int? {
    readNumber(word, in: Int64(range.lowerBound)..<Int64(range.upperBound)).map { Int($0) }
  }

  /// Whether no line is left.
  public var isEmpty: Bool { lines.isEmpty }

  /// The text with all lines, without a newline at the end.
  public var text: [UInt8] {
    ([header] + lines).joined(by: Self.newline)
  }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }
}
