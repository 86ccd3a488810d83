import NumberedGame

/// What can be wrong with a review, in the order in which it is looked for.
public enum ReviewFault: Error, Hashable, Sendable {
  /// The text does not begin with the name and version of the only form that can be read.
  case unsupportedForm
  /// The game in it is no legal game.
  case malformedGame
  /// The advice for a position, counted from 0 before the first move, cannot be read.
  case malformedAdvice(Int)
  /// There is not one piece of advice for each position of the game.
  case wrongCount
  /// The advice for a position, counted from 0 before the first move, does not fit what can be played there.
  case foreignAdvice(Int)
}

extension ReviewFault: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .unsupportedForm: "this is not a review of a game of Triples, version 1"
    case .malformedGame: "the game that it reviews is not a legal one"
    case .malformedAdvice(let position): "the advice for position \(position) is malformed"
    case .wrongCount: "there is not one piece of advice for each position"
    case .foreignAdvice(let position): "the advice for position \(position) belongs to another one"
    }
  }
}
