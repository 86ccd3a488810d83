/// Reads the numbers of a network file: groups of seven bits, the lowest first, each but the last with the eighth bit set.
struct NumberReader {
  /// What is read.
  let bytes: [UInt8]

  /// Where the next number begins.
  var position: Int

  /// Where the numbers end.
  let end: Int

  /// Whether all numbers have been read.
  var isAtEnd: Bool { position == end }

  /// The next number, or `nil` if there is none, or none below 2²⁸.
  mutating func next() -> Int? {
    var number = 0
    for shift in [0, 7, 14, 21] {
      guard position < end else { return nil }
      let byte = bytes[position]
      position += 1
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }
}
