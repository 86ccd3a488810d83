/// What can be wrong with advice as text, in the order in which it is looked for.
public enum AdviceFault: Error, Hashable, Sendable {
  /// The text does not begin with the name and version of the only form that can be read, or has not its five words.
  case unsupportedForm
  /// The number of codes is malformed, or is not one that the game can have.
  case candidateCount
  /// The way in which it was found is none.
  case method
  /// A guess or what it is worth is malformed, or one that the game cannot have.
  case guessValue
  /// The codes are malformed, or not as many as there must be, or contradict an answer.
  case codes
}

extension AdviceFault: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .unsupportedForm: "this is not advice on CodeBreaker, version 1"
    case .candidateCount: "the number of codes in the advice is wrong"
    case .method: "the advice was found in no way that is known"
    case .guessValue: "a guess in the advice is not one of this game"
    case .codes: "the codes in the advice are not those of this game"
    }
  }
}
