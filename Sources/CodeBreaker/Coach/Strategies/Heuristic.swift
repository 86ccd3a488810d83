/// A rule of thumb for the next guess, by the sizes of the parts into which the guess splits the candidates.
///
/// Where two guesses are equally good, one that may be the code itself comes first, and then the one that stands first
/// in the order of the codes.
public enum Heuristic: String, CaseIterable, Hashable, Sendable {
  /// The largest part shall be as small as possible (D. E. Knuth, "The Computer as Master Mind", Journal of
  /// Recreational Mathematics 9, 1976).
  case minimax
  /// The same, and where the largest parts are equal the second largest one shall be as small as possible, and so on.
  /// The part that is the guess itself does not count.
  case sorted
  /// The part that the code is in shall be as small as possible on average (R. W. Irving, "Towards an Optimum
  /// Mastermind Strategy", Journal of Recreational Mathematics 11, 1978).
  case expected
  /// The answer shall tell as much as possible (E. Neuwirth, "Some Strategies for Mastermind", Zeitschrift für
  /// Operations Research 26, 1982). A candidate is preferred more strongly than by the others: as if it had a part of
  /// two codes less, and among equals the first one is taken.
  case entropy
  /// There shall be as many parts as possible (B. Kooi, "Yet Another Mastermind Strategy", ICGA Journal 28, 2005).
  case parts

  /// How good a guess is; less is better. Of `sorted`, only the largest part is told.
  ///
  /// - Parameters:
  ///   - sizes: how many candidates get each answer, `count` numbers, the last one of them 1 for a candidate.
  ///   - logarithms: of all these numbers.
  @inline(__always)
  func score(_ sizes: UnsafePointer<UInt32>, _ count: Int, _ logarithms: Logarithms) -> UInt64 {
    var sum: UInt64 = 0
    switch self {
    case .minimax, .sorted: for index in 0..<count { sum = max(sum, UInt64(sizes[index])) }
    case .expected: for index in 0..<count { sum &+= UInt64(sizes[index]) &* UInt64(sizes[index]) }
    case .entropy: for index in 0..<count { sum &+= logarithms.weighted(sizes[index]) }
    case .parts: for index in 0..<count { sum &+= sizes[index] == 0 ? 0 : 1 }
    }
    return score(sum: sum, isCandidate: sizes[count &- 1] > 0, count, logarithms)
  }

  /// What a part adds to the sum for a guess when it grows by one candidate. Not for those that go by the largest part.
  func step(from size: Int, _ logarithms: Logarithms) -> UInt64 {
    switch self {
    case .minimax, .sorted: 0
    case .expected: UInt64(2 * size + 1)
    case .entropy: logarithms.weighted(UInt32(size + 1)) &- logarithms.weighted(UInt32(size))
    case .parts: size == 0 ? 1 : 0
    }
  }

  /// How good a guess is, from its sum over the parts.
  @inline(__always)
  func score(sum: UInt64, isCandidate: Bool, _ count: Int, _ logarithms: Logarithms) -> UInt64 {
    let preference: UInt64 = isCandidate ? 0 : 1
    switch self {
    case .sorted: return sum
    case .entropy: return sum &+ preference &* logarithms.weighted(2)
    case .parts: return (UInt64(count) &- sum) &<< 1 | preference
    case .minimax, .expected: return sum &<< 1 | preference
    }
  }
}
