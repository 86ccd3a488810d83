import CodeBreakerModel

/// What is wrong with a strategy, or with its text. Lines are counted from 1.
public enum StrategyFault: Error, Hashable, Sendable {
  /// The text does not begin with `codebreaker-strategy/1`, the number of pegs and the number of colours.
  case header
  /// A line is not an answer and a guess, as deep as its place in the tree asks for.
  case line(Int)
  /// A line's guess is not a code of the game.
  case guess(line: Int)
  /// A line's answer cannot be given, or is the one that ends the game.
  case answer(line: Int)
  /// A guess says twice how to go on after an answer.
  case repeatedAnswer(line: Int)
  /// The strategy does not say how to go on until this code, given by its colours, is found.
  case unfinished(code: [UInt8])
}

extension StrategyFault: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .header: "the first line must be codebreaker-strategy/1, the number of pegs and the number of colors"
    case .line(let line): "line \(line) must be an answer and a guess, one space deeper at most than the line before"
    case .guess(let line): "line \(line) has a guess that is not a code of this game"
    case .answer(let line): "line \(line) has an answer that no guess can get, or after which nothing is left to guess"
    case .repeatedAnswer(let line): "line \(line) repeats an answer to the same guess"
    case .unfinished(let code): "the strategy does not find \(String(decoding: CodeText.text(code), as: UTF8.self))"
    }
  }
}
