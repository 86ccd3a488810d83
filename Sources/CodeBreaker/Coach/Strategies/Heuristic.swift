/// A heuristic for the next guess, by the sizes of the parts into which it splits the candidates.
///
/// Between equally good guesses, a candidate is preferred, and then the first guess in the order of the codes.
public enum Heuristic: String, CaseIterable, Hashable, Sendable {
  /// Minimizes the largest part (D. E. Knuth, "The Computer as Master Mind", Journal of Recreational Mathematics 9,
  /// 1976).
  case minimax
  /// Minimizes the largest part, then the second largest, and so on. Ignores the part with only the guess itself.
  case sorted
  /// Minimizes the expected size of the part that contains the code (R. W. Irving, "Towards an Optimum Mastermind
  /// Strategy", Journal of Recreational Mathematics 11, 1978).
  case expected
  /// Maximizes the information of the answer (E. Neuwirth, "Some Strategies for Mastermind", Zeitschrift für Operations
  /// Research 26, 1982). A candidate gets a bonus of the score of a part with two codes; in the other heuristics, being
  /// a candidate only breaks ties. Of guesses with equal scores, the first is chosen.
  case entropy
  /// Maximizes the number of parts (B. Kooi, "Yet Another Mastermind Strategy", ICGA Journal 28, 2005).
  case parts

  /// Returns the score of a guess. Lower is better. For `sorted`, it is the size of the largest part.
  ///
  /// - Parameters:
  ///   - sizes: The number of candidates for each answer. The last number is 1 if the guess is a candidate.
  ///   - count: The number of answers.
  ///   - logarithms: The logarithms of all these numbers.
  @inline(__always)
  func score(_ sizes: UnsafePointer<UInt32>, _ count: Int, _ logarithms: Logarithms) -> UInt64 {
    var sum: UInt64 = 0
    switch self {
    case .minimax, .sorted: for index in 0..<count { sum = max(sum, UInt64(sizes[index])) }
    case .expected: for index in 0..<count { sum &+= UInt64(sizes[index]) &* UInt64(sizes[index]) }
    case .entropy: for index in 0..<count { sum &+= logarithms.weightedLogarithm(sizes[index]) }
    case .parts: for index in 0..<count { sum &+= sizes[index] == 0 ? 0 : 1 }
    }
    return score(sum: sum, isCandidate: sizes[count &- 1] > 0, count, logarithms)
  }

  /// Returns the increase of a guess's sum when a part of this size grows by one, or 0 if only the largest part counts.
  func sumIncrease(from size: Int, _ logarithms: Logarithms) -> UInt64 {
    switch self {
    case .minimax, .sorted: 0
    case .expected: UInt64(2 * size + 1)
    case .entropy: logarithms.weightedLogarithm(UInt32(size + 1)) &- logarithms.weightedLogarithm(UInt32(size))
    case .parts: size == 0 ? 1 : 0
    }
  }

  @inline(__always)
  func score(sum: UInt64, isCandidate: Bool, _ count: Int, _ logarithms: Logarithms) -> UInt64 {
    let preference: UInt64 = isCandidate ? 0 : 1
    switch self {
    case .sorted: return sum
    case .entropy: return sum &+ preference &* logarithms.weightedLogarithm(2)
    case .parts: return (UInt64(count) &- sum) &<< 1 | preference
    case .minimax, .expected: return sum &<< 1 | preference
    }
  }
}
