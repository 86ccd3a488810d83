/// What can be wrong with advice as text, in the order in which it is looked for.
public enum AdviceFault: Error, Hashable, Sendable {
  /// The text does not begin with the name and version of the only form that can be read.
  case unsupportedForm
  /// A word, counted from 1 after the form's name, is not a move's letter, or not a number in its range.
  case malformedWord(Int)
  /// A move, counted from 1, stands there twice, or before a better one.
  case moveOutOfOrder(Int)
}

extension AdviceFault: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .unsupportedForm: "this is not advice on Triples, version 1"
    case .malformedWord(let word): "word \(word) of the advice is malformed"
    case .moveOutOfOrder(let move): "move \(move) of the advice is out of order"
    }
  }
}
