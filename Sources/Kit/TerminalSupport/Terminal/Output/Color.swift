/// A colour, in three editions: for terminals that show any colour, for those with a table of 256, and for those with
/// eight. The editions are chosen by hand, since what is nearest may not keep apart what must be told apart.
package struct Color: Hashable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// The colour's place in xterm's table of 256, from 16 on: the first 16 each player sets to taste.
  package let indexed: UInt8

  /// One of the eight: 0 black, 1 red, 2 green, 3 yellow, 4 blue, 5 magenta, 6 cyan, 7 white.
  package let basic: UInt8

  /// Makes a colour; `hex` is red, green and blue as in `0xFF8000`.
  package init(_ hex: UInt32, indexed: UInt8, basic: UInt8) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.indexed = indexed
    self.basic = basic
  }
}
