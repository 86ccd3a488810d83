/// A guess by its number and its colours, as it stands in lists that may be millions long.
struct ListedGuess {
  /// The number of the code.
  let code: UInt32

  /// Four bits a peg, the first one lowest.
  let places: UInt32

  /// A guess by its number and its colours, which have to be the same.
  @inline(__always)
  init(code: UInt32, places: UInt32) {
    self.code = code
    self.places = places
  }

  /// A guess by its number.
  init(_ code: Int, _ space: CodeSpace) {
    self.init(code: UInt32(code), places: PackedCode(space.pegs(of: code)).places)
  }

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
