import CodeBreakerModel
import TerminalSupport

/// What `parlor codebreaker match` says of two codes.
struct MatchReport {
  private let counts: MatchCounts

  /// Compares two codes as they were typed.
  ///
  /// - Throws: the first fault: of the secret, then of the guess, then of the two together.
  init(secret: String, guess: String) throws(CodeFault) {
    let master = try Self.code(secret, .secret, kind: .master(isHidden: false))
    let attempt = try Self.code(guess, .guess, kind: .guess)
    guard master.pegs.count == attempt.pegs.count else {
      throw .unequal(secret: master.pegs.count, guess: attempt.pegs.count)
    }
    counts = MatchCounts(attempt.match(against: master))
  }

  /// For people.
  var text: String { "\(counts.exact) exact, \(counts.inexact) inexact" }

  /// For programs: one line, its keys always in this order.
  var json: String { #"{"exact":\#(counts.exact),"inexact":\#(counts.inexact)}"# }

  private static func code(_ text: String, _ role: CodeFault.Role, kind: Code.Kind) throws(CodeFault) -> Code {
    for scalar in text.unicodeScalars where !isPeg(scalar) { throw .character(scalar, role) }
    let count = text.unicodeScalars.count
    guard GameSetup.pegCounts.contains(count) else { throw .length(count, role) }
    return Code(kind: kind, pegs: text.unicodeScalars.map { Peg(String($0)) })
  }

  private static func isPeg(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }
}
