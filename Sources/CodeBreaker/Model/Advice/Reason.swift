import GameCore

/// A fact that is true of one guess and false of another, and so a reason to prefer one of them.
///
/// A reason follows from the answers so far and from the codes that fit them. It needs no search.
public enum Reason: Hashable, Sendable {
  /// One code is left, and only the better guess is that code.
  case onlyCode
  /// Two codes are left, and only the better guess is one of them.
  case oneOfTwo
  /// Only the better guess gets a different answer from each of the codes left. `canBeCode` says whether it is one.
  case tellsApart(codeCount: Int, canBeCode: Bool)
  /// No code left has this color, and only the other guess has it.
  case excludedColor(UInt8)
  /// All codes left have this color at this place, 0 for the first, and only the better guess has it there.
  case certainPeg(place: Int, color: UInt8)
  /// Only the other guess can't be the code. If it were, this attempt, 1 for the first, would have had this answer.
  case contradiction(attempt: Int, counts: MatchCounts)
  /// The other guess leaves more codes on average.
  case average(better: Rational, other: Rational)
  /// More different answers to the better guess are possible.
  case answers(better: Int, other: Int)
  /// The other guess can leave more codes at worst.
  case largestPart(better: Int, other: Int)

  /// The fact of a reason, without its numbers. The cases are in the order in which reasons are chosen: first what a
  /// player can check peg by peg, then how the codes split, and within both by measured worth, which is how often a fact
  /// that separates the best guess from a mistake speaks for the best one. The article of the coach has the figures.
  public enum Kind: CaseIterable, Hashable, Sendable {
    case onlyCode, oneOfTwo, tellsApart, excludedColor, certainPeg, contradiction, average, answers, largestPart

    /// The name of the fact in JSON and tables.
    public var name: String {
      switch self {
      case .onlyCode: "onlyCode"
      case .oneOfTwo: "oneOfTwo"
      case .tellsApart: "tellsApart"
      case .excludedColor: "excludedColor"
      case .certainPeg: "certainPeg"
      case .contradiction: "contradiction"
      case .average: "average"
      case .answers: "answers"
      case .largestPart: "largestPart"
      }
    }
  }

  /// The fact.
  public var kind: Kind {
    switch self {
    case .onlyCode: .onlyCode
    case .oneOfTwo: .oneOfTwo
    case .tellsApart: .tellsApart
    case .excludedColor: .excludedColor
    case .certainPeg: .certainPeg
    case .contradiction: .contradiction
    case .average: .average
    case .answers: .answers
    case .largestPart: .largestPart
    }
  }
}
