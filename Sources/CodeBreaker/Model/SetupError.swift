/// Why a game cannot be set up.
public enum SetupError: Error, Hashable, Sendable {
  /// The number of pegs lies outside `GameSetup.pegCounts`.
  case pegCount(Int)
  /// The number of choices lies outside `GameSetup.choiceCounts`.
  case choiceCount(Int)
  /// The missing peg is among the choices.
  case missingPegAsChoice
  /// A choice is among the choices twice.
  case repeatedChoice(Peg)
  /// The limit of attempts lies outside `GameSetup.attemptLimits`.
  case attemptLimit(Int)
}

extension SetupError: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .pegCount(let count): "a code has 3 to 6 pegs, not \(count)"
    case .choiceCount(let count): "a theme has 4 to 12 choices, not \(count)"
    case .missingPegAsChoice: "a theme cannot offer the missing peg"
    case .repeatedChoice(let peg): "the theme offers \(peg.text) twice"
    case .attemptLimit(let limit): "the limit of attempts lies between 1 and 99, and is not \(limit)"
    }
  }
}
