extension WordList {
  private static let digitCount = 16

  /// Returns up to `count` of the next words as text, with 16 lowercase hexadecimal digits each.
  public func text(count: Int) -> [UInt8] {
    var rest = self
    var text: [UInt8] = []
    for _ in 0..<max(0, min(count, remainingCount)) {
      let word = rest.next()
      for digit in 0..<Self.digitCount {
        let value = UInt8(truncatingIfNeeded: word >> UInt64(4 * (Self.digitCount - 1 - digit))) & 15
        text.append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
      }
    }
    return text
  }

  /// Parses text in the format of `text(count:)`, or returns `nil` if the text isn't valid.
  public init?(text: some Collection<UInt8>) {
    guard text.count % Self.digitCount == 0 else { return nil }
    var words: [UInt64] = []
    var word: UInt64 = 0
    for (place, digit) in text.enumerated() {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): word = word << 4 | UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): word = word << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
      if place % Self.digitCount == Self.digitCount - 1 {
        words.append(word)
        word = 0
      }
    }
    self.init(words)
  }
}
