import AppSupport
import CodeBreakerModel
import CodeBreakerSession

extension CodeBreakerPractice: PracticeSession {}

extension CodeBreakerPractice: GuessTaker {
  /// The guess as far as it is put together, and the pegs to choose from.
  var row: (pegs: [Peg], choices: [Peg])? {
    phase == .asking ? game.map { ($0.guess.pegs, $0.pegChoices) } : nil
  }
}

/// A guess of a position that was judged, as it is shown and said.
struct PracticedGuess: Hashable, Identifiable {
  /// Whose it is: "Coach", "You now", "You then".
  let id: String
  /// The guess.
  let code: Code
  /// What it loses: "0.43 lost", "Best".
  let loss: String
  /// All of it as a sentence.
  let spoken: String

  /// The guesses of a position that was judged.
  static func all(_ practice: CodeBreakerPractice) -> [PracticedGuess] {
    let theme = practice.game?.setup.theme ?? .mastermind
    return practice.values.map { value in
      PracticedGuess(
        id: value.label, code: value.code, loss: value.loss,
        spoken: "\(value.label): \(CodeBreakerSession.Spoken.pegs(value.code, theme: theme)). \(value.loss)")
    }
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// A position that is practiced: its attempts, and the guess with the pegs to choose from while it is asked; once it was judged,
/// what the guesses lose.
struct CodeBreakerPracticePosition: View {
  let screen: PracticeScreen<CodeBreakerPractice>
  /// Whether color pegs carry letters on a theme.
  let showsLetters: (Theme) -> Bool
  @FocusState private var hasKeys: Bool

  private var practice: CodeBreakerPractice { screen.practice }

  var body: some View {
    VStack(spacing: 12) {
      if let game = practice.game {
        ForEach(practice.attempts, id: \.number) { SpokenAttempt(attempt: $0, theme: game.setup.theme) }
        if practice.phase == .asking {
          GuessEditor(
            code: game.guess, choices: game.pegChoices, theme: game.setup.theme, hole: practice.hole, taker: practice,
            problem: practice.problem)
        }
        let guesses = PracticedGuess.all(practice)
        if !guesses.isEmpty {
          VStack(spacing: 0) {
            ForEach(guesses) { PracticedGuessView(guess: $0) }
          }
          .card()
        }
      }
    }
    .environment(\.showsLetters, practice.game.map { showsLetters($0.setup.theme) } ?? false)
    .frame(maxWidth: .infinity)
    .focusable()
    .focusEffectDisabled()
    .focused($hasKeys)
    .onKeyPress(phases: .down) { practice.press($0) }
    .onAppear { hasKeys = true }
    .onChange(of: practice.phase == .asking) { _, isAsked in
      if isAsked { hasKeys = true }
    }
  }
}

/// A guess that was judged: whose it is, its pegs, and what it loses.
private struct PracticedGuessView: View {
  let guess: PracticedGuess

  var body: some View {
    AdaptiveRow {
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: guess.id)
          .font(.footnote)
          .foregroundStyle(.muted)
        CodeView(code: guess.code, layout: .review(pegCount: guess.code.pegs.count))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } end: {
      Text(verbatim: guess.loss)
        .bold()
        .monospacedDigit()
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(guess.spoken)
  }
}
#endif
