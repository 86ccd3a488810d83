/// A coach's advice for a position: the number of possible codes, the best guess, and the value of a requested guess.
///
/// The coach's worker sends it as text to the page, which stores it with the game.
public struct Advice: Hashable, Sendable {
  /// The maximum number of codes to list.
  public static let maxListedCodes = 200

  /// The number of possible codes, 1 or more.
  public let candidateCount: Int

  /// The possible codes in ascending order. If there are more than `maxListedCodes`, only that many, evenly spaced.
  public let codes: [[UInt8]]

  /// The best guess that the coach found.
  public let best: GuessValue

  /// The value of the requested guess, computed with the same method as `best`, or `nil` if there is none.
  public let requestedGuess: GuessValue?

  /// Creates advice from its parts.
  public init(candidateCount: Int, codes: [[UInt8]], best: GuessValue, requestedGuess: GuessValue?) {
    self.candidateCount = candidateCount
    self.codes = codes
    self.best = best
    self.requestedGuess = requestedGuess
  }
}
