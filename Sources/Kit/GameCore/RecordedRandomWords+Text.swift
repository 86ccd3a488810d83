extension RecordedRandomWords {
  private static let digitCount = 16

  /// Returns up to `count` of the next words as text, with 16 lowercase hexadecimal digits each.
  public func text(count: Int) -> [UInt8] {
    var rest = self
    return (0..<max(0, min(count, remainingCount))).flatMap { _ in Hexadecimal.text(rest.next()) }
  }

  /// Parses text in the format of `text(count:)`, or returns `nil` if the text isn't valid.
  public init?(text: some Collection<UInt8>) {
    let digits = Array(text)
    guard digits.count % Self.digitCount == 0 else { return nil }
    var words: [UInt64] = []
    for start in stride(from: 0, to: digits.count, by: Self.digitCount) {
      guard let word = Hexadecimal.number(digits[start..<start + Self.digitCount]) else { return nil }
      words.append(word)
    }
    self.init(words)
  }

  /// Creates a list of the big-endian 64-bit words in `bytes`. Ignores up to seven bytes at the end.
  public init(bytes: [UInt8]) {
    self.init(
      stride(from: 0, to: bytes.count - 7, by: 8).map { start in
        bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
      })
  }
}
