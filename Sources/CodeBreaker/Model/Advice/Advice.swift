/// What the coach says of one position: how many codes are still possible, the best guess, and what another one is worth.
///
/// The coach and whoever asks it are strangers to each other; this is the language that both speak. As text it crosses
/// from the coach's worker to the page, and is kept with the game.
public struct Advice: Hashable, Sendable {
  /// How many codes are listed at most.
  public static let mostListed = 200

  /// How many codes are still possible, 1 or more.
  public let candidateCount: Int

  /// Some of these codes, in their order: all of them up to `mostListed`, or else so many, evenly chosen.
  public let codes: [[UInt8]]

  /// The best guess that the coach knows.
  public let best: GuessValue

  /// What the guess is worth that was asked about, found in the same way as `best`, or nothing where none was.
  public let asked: GuessValue?

  /// Makes advice from its parts.
  public init(candidateCount: Int, codes: [[UInt8]], best: GuessValue, asked: GuessValue?) {
    self.candidateCount = candidateCount
    self.codes = codes
    self.best = best
    self.asked = asked
  }
}
