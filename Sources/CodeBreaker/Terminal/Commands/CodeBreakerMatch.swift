import ArgumentParser
import CodeBreakerModel
import TerminalSupport

struct CodeBreakerMatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Print how well a guess matches a secret code.",
    usage: "parlor codebreaker match <secret> <guess> [--json]",
    discussion: """
      A code is three to six ASCII letters or digits. Each is a peg, and uppercase and lowercase letters are different pegs. \
      Both codes must have the same number of pegs. Each peg counts once. In the JSON, exact is the number of pegs in the \
      right place, and inexact the number in the wrong place.

        parlor codebreaker match 1123 3211         0 in the right place, 4 in the wrong place
        parlor codebreaker match RGBY RRGG --json  {"exact":1,"inexact":1}

      If the codes can't be matched, prints the reason to standard error and exits with code 65.
      """)

  // Take all arguments as one array, so that a code such as -123 is an invalid code, not an unknown option.
  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("The secret code, then the guess.", valueName: "codes"))
  var codes: [String] = []

  @Flag(help: "Print one line of JSON: exact, inexact.")
  var json = false

  func run() throws {
    guard codes.count == 2 else {
      throw Failure.usage.report("Give two codes, the secret and the guess: parlor codebreaker match 1123 3211")
    }
    let report: MatchReport
    do {
      report = try MatchReport(secret: codes[0], guess: codes[1])
    } catch {
      throw Failure.data.report(error.description)
    }
    report.show(asJSON: json)
  }
}

/// The report that `parlor codebreaker match` prints.
struct MatchReport: Report {
  private let counts: MatchCounts

  /// Compares two codes as typed. Throws the first fault, in this order: in the secret, in the guess, in both together.
  init(secret: String, guess: String) throws(CodeFault) {
    let master = try Self.code(secret, .secret, kind: .master(isHidden: false))
    let attempt = try Self.code(guess, .guess, kind: .guess)
    guard master.pegs.count == attempt.pegs.count else {
      throw .differentLengths(secret: master.pegs.count, guess: attempt.pegs.count)
    }
    counts = MatchCounts(attempt.match(against: master))
  }

  var text: String { "\(counts.exact) in the right place, \(counts.inexact) in the wrong place" }

  var fields: JSON { ["exact": JSON(counts.exact), "inexact": JSON(counts.inexact)] }

  private static func code(_ text: String, _ role: CodeFault.Role, kind: Code.Kind) throws(CodeFault) -> Code {
    for scalar in text.unicodeScalars where !isPeg(scalar) { throw .invalidCharacter(scalar, role) }
    let count = text.unicodeScalars.count
    guard GameSetup.pegCounts.contains(count) else { throw .invalidLength(count, role) }
    return Code(kind: kind, pegs: text.unicodeScalars.map { Peg(String($0)) })
  }

  private static func isPeg(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }
}

enum CodeFault: Error, Hashable {
  enum Role: String {
    case secret, guess
  }

  /// A character isn't an ASCII letter or digit.
  case invalidCharacter(Unicode.Scalar, Role)
  /// The number of pegs is outside `GameSetup.pegCounts`.
  case invalidLength(Int, Role)
  /// The codes have different numbers of pegs.
  case differentLengths(secret: Int, guess: Int)
}

extension CodeFault: CustomStringConvertible {
  /// The fault as a single line, whatever the player typed.
  var description: String {
    let range = "\(GameSetup.pegCounts.lowerBound) to \(GameSetup.pegCounts.upperBound)"
    return switch self {
    case .invalidCharacter(let scalar, let role):
      "The \(role) has an invalid character (\(Self.printableText(scalar))). A peg is a digit or a letter, A to Z or a to z."
    case .invalidLength(let count, let role):
      "The \(role) has \(count == 1 ? "1 peg" : "\(count) pegs"); a code has \(range)."
    case .differentLengths(let secret, let guess):
      "The secret has \(secret) pegs and the guess \(guess). They must have the same number."
    }
  }

  /// Returns printable ASCII unchanged, and other code points such as "U+00E9".
  private static func printableText(_ scalar: Unicode.Scalar) -> String {
    guard ("!"..."~").contains(scalar) else {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return "\(scalar)"
  }
}
