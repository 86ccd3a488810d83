/// What each guess of a game was worth, and what was skill and what was luck.
///
/// With *E* for the expected number of further guesses from a position if all of them are the best ones, and *V* for the
/// same if the first of them is the player's, a guess costs *V* − *E* in skill, and the answer 1 + *E′* − *V* in luck, *E′*
/// being that of the position after it. In a sum over the game everything cancels but the guesses used and the two ends:
/// skill and luck together are what the game took more than was to be expected. That holds exactly, whether the numbers
/// themselves are exact or estimates.
public struct Review: Hashable, Sendable {
  /// How many codes `AttemptReview.remaining` holds at most.
  public static let mostListed = 200

  /// The attempts, first to last.
  public let attempts: [AttemptReview]

  /// The number of guesses to be expected before the first one.
  public let optimum: Rational

  /// The number of further guesses to be expected after the last one; 0 where the code was found.
  public let remaining: Rational

  /// Whether all numbers are exact, and none an estimate.
  public let isExact: Bool

  /// The guesses used and those still to be expected, less the optimum: what skill and luck together come to.
  public var balance: Rational? {
    Rational(Int64(attempts.count)).adding(remaining)?.adding(optimum.negated)
  }

  /// The guesses lost by all guesses together, to the precision of a floating-point number.
  public var skill: Double { attempts.reduce(0) { $0 + $1.skill.value } }

  /// The guesses that chance took, or gave, to the precision of a floating-point number.
  public var luck: Double { Double(attempts.count) + remaining.value - optimum.value - skill }
}
