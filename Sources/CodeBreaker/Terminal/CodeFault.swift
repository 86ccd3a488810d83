import CodeBreakerModel
import TerminalSupport

/// Why two codes cannot be matched.
enum CodeFault: Error, Hashable {
  /// Which of the two codes is wrong.
  enum Role: String {
    case secret, guess
  }

  /// A character is neither a letter nor a digit of ASCII.
  case character(Unicode.Scalar, Role)
  /// The number of pegs lies outside `GameSetup.pegCounts`.
  case length(Int, Role)
  /// The two codes have different numbers of pegs.
  case unequal(secret: Int, guess: Int)
}

extension CodeFault: CustomStringConvertible {
  /// The fault as a sentence that is one line, whatever was typed.
  var description: String {
    let range = "\(GameSetup.pegCounts.lowerBound) to \(GameSetup.pegCounts.upperBound)"
    return switch self {
    case .character(let scalar, let role):
      "The \(role) has \(Self.show(scalar)) in it; a peg is a digit, a letter A to Z or a letter a to z."
    case .length(let count, let role): "The \(role) has \(count == 1 ? "1 peg" : "\(count) pegs"); a code has \(range)."
    case .unequal(let secret, let guess):
      "The secret has \(secret) pegs and the guess \(guess); both must have equally many."
    }
  }

  /// A character as something that can be shown on any screen.
  private static func show(_ scalar: Unicode.Scalar) -> String {
    guard ("!"..."~").contains(scalar) else {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return "\(scalar)"
  }
}
