import CodeBreakerModel
import CodeBreakerSession

/// One level of the hints as it is shown: a question, and once it has been asked and answered, what the coach says.
struct HintLine: Hashable, Identifiable {
  /// The level.
  let level: CodeBreakerSession.HintLevel

  /// What the coach says, or `nil` as long as there is a button in its place.
  let answer: String?

  /// The pegs that go with the answer: those of the best guess.
  let guess: Code?

  var id: CodeBreakerSession.HintLevel { level }

  /// The button's label for screen readers: "Show: What is the best guess?"
  var spokenButton: String { "Show: \(level.question)" }

  /// All levels, from the one that tells least.
  static func all(_ session: CodeBreakerSession) -> [HintLine] {
    CodeBreakerSession.HintLevel.allCases.map { level in
      HintLine(
        level: level, answer: session.hintText(level), guess: level == .best ? session.hintedGuess : nil)
    }
  }
}
