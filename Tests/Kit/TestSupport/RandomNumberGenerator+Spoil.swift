extension RandomNumberGenerator {
  /// Returns a number from 0 to `bound - 1`.
  public mutating func numberBelow(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Returns a copy of the text with one byte changed, removed, or added. Half of the new bytes come from `alphabet`.
  public mutating func spoil(_ text: [UInt8], alphabet: [UInt8]) -> [UInt8] {
    var text = text
    let byte = numberBelow(2) == 0 ? alphabet[numberBelow(alphabet.count)] : UInt8(numberBelow(256))
    switch numberBelow(3) {
    case 0 where !text.isEmpty: text[numberBelow(text.count)] = byte
    case 1 where !text.isEmpty: text.remove(at: numberBelow(text.count))
    default: text.insert(byte, at: numberBelow(text.count + 1))
    }
    return text
  }
}
