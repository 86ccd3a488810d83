/// A code, or a guess with missing pegs, packed so that two can be compared in a few instructions.
public struct PackedCode: Hashable, Sendable {
  /// The colors in four bits per peg, with the first peg in the lowest bits.
  let packedPegs: UInt32

  /// Five bits for each color. As many of them are set as the code has pegs of that color, so the number of bits that
  /// two codes share is the number of all matches. A sixth peg of a color has no bit, but if both codes have six equal
  /// pegs, all matches are exact, and `matchCounts` counts them.
  let colors: UInt64

  /// Packs the colors of a code.
  ///
  /// - Parameter pegs: Up to six colors below 12, or `CodeText.missingColor`, which matches nothing.
  public init(_ pegs: some Sequence<UInt8>) {
    var packedPegs: UInt32 = 0
    var colors: UInt64 = 0
    var shift: UInt32 = 0
    for peg in pegs {
      packedPegs |= UInt32(peg & 15) &<< shift
      shift &+= 4
      guard peg < 12 else { continue }
      let field = UInt64(peg) &* 5
      let mine = (colors &>> field) & 31
      colors |= ((mine << 1 | 1) & 31) &<< field
    }
    self.packedPegs = packedPegs
    self.colors = colors
  }

  /// Returns the number of exact matches and of all matches of this guess with a code.
  @inline(__always)
  package func matchCounts(against code: PackedCode, pegCount: Int) -> (exact: Int, common: Int) {
    let difference = packedPegs ^ code.packedPegs
    let folded = difference | (difference &>> 1)
    let different = (folded | (folded &>> 2)) & 0x0011_1111
    let exact = pegCount &- different.nonzeroBitCount
    return (exact, max(exact, (colors & code.colors).nonzeroBitCount))
  }

  /// Returns the number of the answer to this guess if `secret` is the code.
  public func answer(against secret: PackedCode, _ answers: Answers) -> Int {
    let (exact, common) = matchCounts(against: secret, pegCount: answers.pegCount)
    return answers.index(exact: exact, inexact: common &- exact) ?? 0
  }
}

/// A guess with its number and colors, for lists of up to millions of guesses.
struct ListedGuess {
  let code: UInt32

  /// The colors in four bits per peg, with the first peg in the lowest bits.
  let packedPegs: UInt32

  @inline(__always)
  init(code: UInt32, packedPegs: UInt32) {
    self.code = code
    self.packedPegs = packedPegs
  }

  init(_ code: Int, _ space: CodeSpace) {
    self.init(code: UInt32(code), packedPegs: PackedCode(space.pegs(of: code)).packedPegs)
  }

  @inline(__always)
  func peg(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: packedPegs &>> UInt32(truncatingIfNeeded: index &* 4) & 15)
  }

  @inline(__always)
  func writePegs(count pegCount: Int, to pegs: UnsafeMutablePointer<UInt8>) {
    for index in 0..<pegCount { pegs[index] = peg(index) }
  }
}
