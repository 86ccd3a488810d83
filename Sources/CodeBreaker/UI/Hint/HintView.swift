import CodeBreakerModel
import CodeBreakerSession

/// A level of the hints: a question and, once asked, the coach's answer.
struct HintLine: Hashable, Identifiable {
  let level: CodeBreakerSession.HintLevel

  /// The answer, or `nil` while there is a button instead.
  let answer: String?

  /// The best guess at its level, once answered, or `nil`.
  let guess: Code?

  var id: CodeBreakerSession.HintLevel { level }

  /// The button for screen readers: "Show: What is the best guess?"
  var spokenButton: String { "Show: \(level.question)" }

  /// The levels, least revealing first.
  static func all(_ session: CodeBreakerSession) -> [HintLine] {
    session.hintLevels.map { level in
      HintLine(
        level: level, answer: session.hintText(level), guess: level == .best ? session.hintedGuess : nil)
    }
  }
}

struct HintPage: Hashable {
  /// The levels, least revealing first.
  let lines: [HintLine]

  let isThinking: Bool

  let problem: String?

  let theme: Theme

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

/// The coach's hints: questions of which the player chooses those to answer.
struct HintView: View {
  let page: HintPage
  @Environment(CodeBreakerController.self) private var controller

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
        Text("Using a hint marks this game. It can’t be a best.")
          .font(.footnote)
          .foregroundStyle(.muted)
      }
      .navigationTitle("Hint")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { controller.session.closePopUp() }
            .keyboardShortcut(.cancelAction)
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}

private struct HintLineView: View {
  let line: HintLine
  let theme: Theme
  @Environment(CodeBreakerController.self) private var controller

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
          Button(wide: "Use this guess") { controller.session.takeBestGuess() }
            .buttonStyle(.primaryGame)
            .keyboardShortcut(.defaultAction)
            .accessibilityHint("Puts it on your row.")
        }
      } else {
        Button("Show") { controller.session.reveal(line.level) }
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
