extension RandomNumberGenerator {
  /// Returns a number from 0 to `bound - 1`.
  public mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Returns a copy of the text with one byte changed, removed, or added. Half of the new bytes come from `alphabet`.
  public mutating func spoil(_ text: [UInt8], alphabet: [UInt8]) -> [UInt8] {
    var text = text
    let byte = below(2) == 0 ? alphabet[below(alphabet.count)] : UInt8(below(256))
    switch below(3) {
    case 0 where !text.isEmpty: text[below(text.count)] = byte
    case 1 where !text.isEmpty: text.remove(at: below(text.count))
    default: text.insert(byte, at: below(text.count + 1))
    }
    return text
  }
}
