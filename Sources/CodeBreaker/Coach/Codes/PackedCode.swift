/// A code, or a guess with some pegs missing, in the form in which two are compared in a few instructions.
public struct PackedCode: Hashable, Sendable {
  /// Four bits a peg, the first one lowest.
  let places: UInt32

  /// Five bits a colour, as many of them set as the code has pegs of it. The number of bits that two codes share is then
  /// the number of pegs that match at all. A sixth peg of a colour has no bit, but then all pegs have that colour, and
  /// whatever matches matches exactly.
  let colors: UInt64

  /// Packs the colours of a code.
  ///
  /// - Parameter pegs: up to six colours below 12, or `CodeText.missing`, which matches nothing.
  public init(_ pegs: some Sequence<UInt8>) {
    var places: UInt32 = 0
    var colors: UInt64 = 0
    var shift: UInt32 = 0
    for peg in pegs {
      places |= UInt32(peg & 15) &<< shift
      shift &+= 4
      guard peg < 12 else { continue }
      let field = UInt64(peg) &* 5
      let mine = (colors &>> field) & 31
      colors |= ((mine << 1 | 1) & 31) &<< field
    }
    self.places = places
    self.colors = colors
  }

  /// How many pegs of this guess match another code exactly, and how many match it at all.
  @inline(__always)
  package func matches(_ code: PackedCode, pegCount: Int) -> (exact: Int, common: Int) {
    let difference = places ^ code.places
    let folded = difference | (difference &>> 1)
    let different = (folded | (folded &>> 2)) & 0x0011_1111
    let exact = pegCount &- different.nonzeroBitCount
    return (exact, max(exact, (colors & code.colors).nonzeroBitCount))
  }

  /// The answer that this guess gets when the other code is the secret one.
  public func answer(to secret: PackedCode, _ answers: Answers) -> Int {
    let (exact, common) = matches(secret, pegCount: answers.pegCount)
    return answers.index(exact: exact, inexact: common &- exact) ?? 0
  }
}

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
