/// A guess by its number and its colours, as it stands in lists that may be millions long.
struct ListedGuess {
  /// The number of the code.
  let code: UInt32

  /// Four bits a peg, the first one lowest.
  let places: UInt32

  /// The colour of a peg.
  @inline(__always)
  func peg(_ place: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: places &>> UInt32(truncatingIfNeeded: place &* 4) & 15)
  }

  /// Writes the colours out.
  @inline(__always)
  func write(_ pegCount: Int, to pegs: UnsafeMutablePointer<UInt8>) {
    for place in 0..<pegCount { pegs[place] = peg(place) }
  }
}
