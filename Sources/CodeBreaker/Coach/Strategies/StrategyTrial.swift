/// How a strategy does against all codes.
public struct StrategyTrial: Hashable, Sendable {
  /// How many codes are found with one guess, with two, and so on.
  public private(set) var histogram: [Int] = []

  /// A trial against no codes so far.
  public init() {}

  /// Counts a code that was found with so many guesses.
  mutating func add(_ guessCount: Int) {
    while histogram.count < guessCount { histogram.append(0) }
    histogram[guessCount - 1] += 1
  }

  /// The guesses for all codes together.
  public var total: Int {
    var total = 0
    for (index, count) in histogram.enumerated() { total += (index + 1) * count }
    return total
  }

  /// The most guesses that a code needs.
  public var max: Int { histogram.count }

  /// How many codes there are.
  public var codeCount: Int { histogram.reduce(0, +) }
}
