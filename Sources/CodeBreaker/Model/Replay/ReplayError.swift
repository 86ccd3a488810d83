import NumberedGame

/// The first fault of a replay line, reading from the left. Attempts are counted from 1.
public enum ReplayError: Error, Hashable, Sendable {
  /// The line is not of the form `codebreaker/1 <game number> <setup> <attempts>`.
  case malformed(ReplayLineFault)
  /// The line ends after the game number.
  case missingSetup
  /// The setup does not begin with a number of pegs from 3 to 6.
  case pegCount
  /// No theme of that name follows the number of pegs.
  case unknownTheme
  /// What follows the theme is not a limit of attempts from 1 to 99, written without leading zeros.
  case attemptLimit
  /// The line goes on after the setup with a space, but no attempt follows.
  case trailingSpace
  /// A byte among the pegs of an attempt is neither a choice of the theme nor `-`.
  case unknownPeg(UInt8, attempt: Int)
  /// An attempt has another number of pegs than a code of the game.
  case attemptLength(Int, expected: Int, attempt: Int)
  /// An attempt has no pegs at all.
  case attemptWithoutPegs(attempt: Int)
  /// An attempt was made before.
  case repeatedAttempt(attempt: Int, first: Int)
  /// The line goes on after the game has ended.
  case afterTheEnd
}

extension ReplayError: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .malformed(.otherGame): "this is not a game of CodeBreaker: the line must begin with codebreaker/"
    case .malformed(.unsupportedVersion): "only version \(CodeBreaker.version) of the rules can be played"
    case .malformed(.number(let fault)): "the game number \(fault)"
    case .malformed(.trailingSpace): "a space follows the game number, but no setup"
    case .missingSetup: "the number of pegs and the theme are missing"
    case .pegCount: "the number of pegs must be 3, 4, 5 or 6"
    case .unknownTheme: "there is no such theme"
    case .attemptLimit: "the limit of attempts must lie between 1 and 99"
    case .trailingSpace: "a space follows the theme, but no attempt"
    case .unknownPeg(let byte, let attempt): "attempt \(attempt) has a peg that the theme has not: \(Self.show(byte))"
    case .attemptLength(let count, let expected, let attempt):
      "attempt \(attempt) has \(count) pegs, but a code of this game has \(expected)"
    case .attemptWithoutPegs(let attempt): "attempt \(attempt) has no pegs at all"
    case .repeatedAttempt(let attempt, let first): "attempt \(attempt) is the same as attempt \(first)"
    case .afterTheEnd: "the line goes on after the game has ended"
    }
  }

  /// A byte as something that can be shown on any screen.
  private static func show(_ byte: UInt8) -> String {
    guard 0x21...0x7E ~= byte else { return "byte \(byte)" }
    return String(decoding: [byte], as: UTF8.self)
  }
}
