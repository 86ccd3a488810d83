/// Which creatures become one: the rule of the game itself.
enum MergeRule {
  /// Sums end here, far beyond what anybody has the patience for, and far below what an `Int` of 32 bits holds.
  static let largestValue = 3 << 24

  /// What two creatures make together, or `nil` when they only bump into each other.
  static func sum(_ first: Int, _ second: Int) -> Int? {
    if first + second == 3 { return 3 }
    return first == second && first >= 3 && first < largestValue ? first + second : nil
  }

  /// How many merges deep a value is: 0 for 1 and 2, 1 for 3, 2 for 6, …
  static func rank(of value: Int) -> Int {
    var rank = 0
    var rest = value
    while rest >= 3 {
      rank += 1
      rest /= 2
    }
    return rank
  }
}
