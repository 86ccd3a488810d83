import GameCore

/// A fault in a review. The cases are in the order of the checks.
public enum ReviewFault: Error, Hashable, Sendable {
  /// The text doesn't begin with the name and version of the supported format.
  case unsupportedFormat
  /// The reviewed game is malformed or illegal.
  case malformedGame
  /// The advice for a position is malformed. Position 0 is before the first attempt.
  case malformedAdvice(Int)
  /// The game has no attempts to review.
  case noAttempts
  /// The number of advice lines differs from the number of positions.
  case wrongCount
  /// The advice for a position doesn't match the game. Position 0 is before the first attempt.
  case mismatchedAdvice(Int)
}

extension ReviewFault: CustomStringConvertible {
  /// The fault as a sentence without a period.
  public var description: String {
    switch self {
    case .unsupportedFormat: "this is not a review of a game of CodeBreaker, version 1"
    case .malformedGame: "the game that it reviews is not a legal one"
    case .malformedAdvice(let position): "the advice for position \(position) is malformed"
    case .noAttempts: "the game has no attempts"
    case .wrongCount: "the review needs one piece of advice per position"
    case .mismatchedAdvice(let position): "the advice for position \(position) belongs to another one"
    }
  }
}
