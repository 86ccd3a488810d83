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
    session.hintLevels.map { level in
      HintLine(
        level: level, answer: session.hintText(level), guess: level == .best ? session.hintedGuess : nil)
    }
  }
}

/// All that is shown of the hints.
struct HintPage: Hashable {
  /// The levels, from the one that tells least.
  let lines: [HintLine]

  /// Whether the coach has been asked and has not answered yet.
  let isThinking: Bool

  /// Why nothing is told, where something is wrong.
  let problem: String?

  /// The theme that names the pegs.
  let theme: Theme

  /// The hints on the game on a table.
  init(_ session: CodeBreakerSession) {
    lines = HintLine.all(session)
    isThinking = session.hint.isThinking
    problem = session.hintProblem
    theme = session.game.setup.theme
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The coach's hints: three questions, of which the player chooses what to be told.
struct HintView: View {
  let page: HintPage
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    NavigationStack {
      ReadingPage(width: 544, spacing: 12) {
        ForEach(page.lines) { line in
          HintLineView(line: line, theme: page.theme)
        }
        if page.isThinking {
          ProgressView("The coach is thinking.")
            .frame(maxWidth: .infinity)
        }
        if let problem = page.problem {
          Text(verbatim: problem)
            .foregroundStyle(.alarm)
        }
        Text("Using a hint marks this game. It does not count as a best.")
          .font(.footnote)
          .foregroundStyle(.muted)
      }
      .navigationTitle("Hint")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { table.session.closePopUp() }
            .keyboardShortcut(.cancelAction)
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}

/// One question to the coach, with a button that turns into the answer.
private struct HintLineView: View {
  let line: HintLine
  let theme: Theme
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: line.level.question)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      if let answer = line.answer {
        if let guess = line.guess {
          PegsView(code: guess, layout: .hint(pegCount: guess.pegs.count), theme: theme)
        }
        Text(verbatim: answer)
        if line.guess != nil {
          Button(wide: "Use this guess") { table.session.takeBestGuess() }
            .buttonStyle(.primaryGame)
            .keyboardShortcut(.defaultAction)
            .accessibilityHint("Puts it on your row.")
        }
      } else {
        Button("Show") { table.session.reveal(line.level) }
          .buttonStyle(.game)
          .accessibilityLabel(line.spokenButton)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .card()
  }
}
#endif
