import NumberedGame

/// Something that is saved as a text and read again. Each content has exactly one text, and any other text is none:
/// damaged, or of a later version.
public protocol SavedText: Equatable {
  /// Reads what `text` writes, or nothing if this is not such a text.
  init?(text: [UInt8])

  /// The content as it is saved.
  var text: [UInt8] { get }
}

/// A text of the form that most saved texts have: a first line that names the form and its version, then lines that each
/// begin with a word, in a fixed order. A line that has nothing to say is left out, so that each content has one form.
public struct SavedLines {
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  private var lines: [[UInt8]] = []
  private let header: [UInt8]

  /// Begins a text whose first line is `header`.
  public init(header: StaticString) {
    self.header = Self.bytes(header)
  }

  /// Takes a text apart, to be read with `take`. A text with another first line is of another form, and none.
  public init?(_ text: [UInt8], header: StaticString) {
    self.init(header: header)
    lines = text.split(separator: Self.newline, omittingEmptySubsequences: false).map { Array($0) }
    guard lines.removeFirst() == self.header else { return nil }
  }

  /// Adds a line: the word, a space, the value.
  @inline(never)
  public mutating func add(_ word: StaticString, _ value: [UInt8]) {
    lines.append(Self.bytes(word) + [Self.space] + value)
  }

  /// Takes the next line away if it begins with that word, and answers its value.
  ///
  /// - Returns: the value, or `nil` if the next line begins with another word or there is none.
  @inline(never)
  public mutating func take(_ word: StaticString) -> [UInt8]? {
    let prefix = Self.bytes(word) + [Self.space]
    guard let line = lines.first, line.starts(with: prefix) else { return nil }
    lines.removeFirst()
    return Array(line.dropFirst(prefix.count))
  }

  /// Whether every line has been taken, or none added.
  public var isEmpty: Bool { lines.isEmpty }

  /// The whole text, without a newline at its end.
  @inline(never)
  public var text: [UInt8] {
    ([header] + lines).joined(by: Self.newline)
  }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }
}
