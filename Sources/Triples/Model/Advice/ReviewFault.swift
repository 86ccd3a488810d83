import GameCore

/// A fault of a review. The cases are in the order in which they are checked.
public enum ReviewFault: Error, Hashable, Sendable {
  /// The text doesn't begin with the name and version of the supported format.
  case unsupportedFormat
  /// The reviewed game is malformed or illegal.
  case malformedGame
  /// The advice for a position is malformed. Position 0 is before the first move.
  case malformedAdvice(Int)
  /// The number of advice lines differs from the number of positions.
  case wrongAdviceCount
  /// The advice for a position doesn't match the legal moves there. Position 0 is before the first move.
  case mismatchedAdvice(Int)
}

extension ReviewFault: CustomStringConvertible {
  /// A sentence without a period that describes the fault.
  public var description: String {
    switch self {
    case .unsupportedFormat: "this is not a review of a game of Triples, version 1"
    case .malformedGame: "the game that it reviews is not a legal one"
    case .malformedAdvice(let position): "the advice for position \(position) is malformed"
    case .wrongAdviceCount: "the review needs one piece of advice per position"
    case .mismatchedAdvice(let position): "the advice for position \(position) belongs to another one"
    }
  }
}
