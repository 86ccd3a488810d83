import AppSupport
import CodeBreakerModel
import CodeBreakerSession

extension CodeBreakerPractice.EvaluatedGuess {
  func spokenText(theme: Theme) -> String {
    "\(label): \(CodeBreakerSession.SpokenText.pegs(code, theme: theme)). \(lossText)"
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// A position to practice: its attempts, and the guess to make or the judged guesses.
struct CodeBreakerPracticePosition: View {
  let screen: PracticeScreen<CodeBreakerPractice>
  let showsLetters: (Theme) -> Bool

  private var practice: CodeBreakerPractice { screen.practice }

  var body: some View {
    VStack(spacing: 12) {
      if let game = practice.game {
        ForEach(practice.attempts, id: \.number) { SpokenAttempt(attempt: $0, theme: game.setup.theme) }
        if practice.phase == .asking {
          GuessEditor(
            code: game.guess, choices: game.pegChoices, theme: game.setup.theme, hole: practice.codeRow.selection,
            input: practice,
            problem: practice.problem)
        }
        let guesses = practice.evaluatedGuesses
        if !guesses.isEmpty {
          VStack(spacing: 0) {
            ForEach(guesses, id: \.label) { EvaluatedGuessView(guess: $0, theme: game.setup.theme) }
          }
          .card()
        }
      }
    }
    .environment(\.showsLetters, practice.game.map { showsLetters($0.setup.theme) } ?? false)
    .frame(maxWidth: .infinity)
    .handlesKeys(phases: [.down, .repeat], acceptsInput: practice.phase == .asking) { practice.press($0) }
  }
}

private struct EvaluatedGuessView: View {
  let guess: CodeBreakerPractice.EvaluatedGuess
  let theme: Theme

  var body: some View {
    AdaptiveRow {
      VStack(alignment: .leading, spacing: 4) {
        NoteText(guess.label)
        CodeView(code: guess.code, layout: .review(pegCount: guess.code.pegs.count))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } end: {
      Text(verbatim: guess.lossText)
        .bold()
        .monospacedDigit()
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .spoken(as: guess.spokenText(theme: theme))
  }
}
#endif
