import CodeBreakerModel

/// Rates many games with the same setup: computes how many guesses each game lost against the coach's play.
///
/// Games with the same code often begin with the same guesses, so the rater caches early positions. The work per position
/// is limited, and a cached position has the same result as a new one, so a rating depends only on the game. The limits
/// are lower than for a review, so a rating may differ from the loss in a ``Coach/review(_:workLimit:)`` by a few
/// hundredths of a guess.
///
/// A rater isn't thread-safe, and needs up to 30 MB.
public final class GameRater {
  /// The maximum work to find the exact best guess of a position, in the units of ``Coach``.
  public static let exactWork: Int64 = 6_000_000

  /// The maximum work to estimate the best guess of a position that is too large to be searched.
  public static let estimateWork: Int64 = 4_000_000

  /// The number of guesses from which on positions aren't cached, because they hardly repeat.
  private static let firstUncachedGuessCount = 3

  /// The maximum number of candidates in all cached positions together, which limits the memory to 16 MB.
  private static let maxCachedCandidateCount = 4_000_000

  /// What the rater knows of a position.
  private struct KnownPosition {
    let position: Position
    /// Whether the best guess can't be found exactly with the rater's work.
    var isTooLarge = false
    /// The estimated best guess, or `nil` if it hasn't been needed yet.
    var estimate: GuessValue?
    var losses: [[UInt8]: Double] = [:]
  }

  private let exactWork: Int64
  private let estimateWork: Int64
  private let coach = Coach()
  private var knownPositions: [[Position.Attempt]: KnownPosition] = [:]
  private var cachedCandidateCount = 0

  /// Creates a rater with an empty cache.
  public init(exactWork: Int64 = GameRater.exactWork, estimateWork: Int64 = GameRater.estimateWork) {
    self.exactWork = exactWork
    self.estimateWork = estimateWork
  }

  /// Returns the number of guesses that a game lost: the sum, over its guesses, of the expected number of further
  /// guesses beyond that of the best guess. Returns `nil` if the game has no attempts or no code fits its answers.
  public func loss(of game: CodeBreaker) -> Double? {
    guard var position = Position(CoachQuestion(game, attemptCount: 0)), !game.attempts.isEmpty else { return nil }
    var sum = 0.0
    for attempt in game.attempts {
      let guess = CoachQuestion.colors(of: attempt, game.pegChoices)
      let counts = MatchCounts(attempt.matches ?? [])
      guard let answer = position.space.answers.index(exact: counts.exact, inexact: counts.inexact) else { return nil }
      sum += loss(of: guess, in: position)
      let history = position.attempts + [Position.Attempt(guess: guess, answer: answer)]
      position = knownPositions[history]?.position ?? position.position(after: guess, answer: answer)
      guard !position.candidates.isEmpty else { return nil }
    }
    return sum
  }

  private func loss(of guess: [UInt8], in position: Position) -> Double {
    var known = knownPositions[position.attempts] ?? KnownPosition(position: position)
    if let loss = known.losses[guess] { return loss }
    let (best, value) = exactValues(of: guess, in: &known) ?? estimatedValues(of: guess, in: &known)
    let loss = Double(max(0, value.total - best.total)) / Double(position.candidates.count)
    known.losses[guess] = loss
    if knownPositions[position.attempts] != nil {
      knownPositions[position.attempts] = known
    } else if position.attempts.count < Self.firstUncachedGuessCount,
      cachedCandidateCount + position.candidates.count <= Self.maxCachedCandidateCount
    {
      cachedCandidateCount += position.candidates.count
      knownPositions[position.attempts] = known
    }
    return loss
  }

  /// Returns the exact values of the best guess and of `guess`, or `nil` if they need too much work.
  private func exactValues(of guess: [UInt8], in known: inout KnownPosition) -> (best: GuessValue, value: GuessValue)? {
    let position = known.position
    if let analysis = coach.bookAnalysis(position, [guess]) { return (analysis.best, analysis.values[0]) }
    guard !known.isTooLarge else { return nil }
    // In a small game, one search serves all positions, so it may take long, but only once. Its values are all exact.
    // Otherwise, they would depend on the games that were rated earlier.
    var work = position.space.count <= Coach.maxWholeGameCodeCount ? CoachQuestion.reviewWork : exactWork
    guard let (search, best) = coach.exactBestGuess(position, &work) else {
      known.isTooLarge = true
      return nil
    }
    return coach.exactAnalysis(position, [guess], best, search, &work).map { (best, $0.values[0]) }
  }

  private func estimatedValues(of guess: [UInt8], in known: inout KnownPosition) -> (
    best: GuessValue, value: GuessValue
  ) {
    let best = known.estimate ?? coach.estimate(known.position, [], workLimit: estimateWork).best
    known.estimate = best
    return (best, coach.estimatedValue(of: guess, known.position, best.method))
  }
}
