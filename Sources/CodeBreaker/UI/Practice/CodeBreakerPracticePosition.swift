import AppSupport
import CodeBreakerModel
import CodeBreakerSession

extension CodeBreakerPractice: GuessInput {
  /// The pegs of the guess and the choices, or `nil` if practice doesn't ask for a guess.
  var row: (pegs: [Peg], choices: [Peg])? {
    phase == .asking ? game.map { ($0.guess.pegs, $0.pegChoices) } : nil
  }
}

/// A judged guess in a position, ready to show and to speak.
struct JudgedGuess: Hashable, Identifiable {
  /// The label: "Coach", "You now", "You then".
  let id: String
  let code: Code
  /// The loss: "0.43 lost", "Best".
  let lossText: String
  let spokenText: String

  /// The judged guesses. Empty before the coach has judged the position.
  static func all(_ practice: CodeBreakerPractice) -> [JudgedGuess] {
    let theme = practice.game?.setup.theme ?? .mastermind
    return practice.evaluatedGuesses.map { value in
      JudgedGuess(
        id: value.label, code: value.code, lossText: value.lossText,
        spokenText: "\(value.label): \(CodeBreakerSession.SpokenText.pegs(value.code, theme: theme)). \(value.lossText)"
      )
    }
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// A position to practice: its attempts, and the guess to make or the judged guesses.
struct CodeBreakerPracticePosition: View {
  let screen: PracticeScreen<CodeBreakerPractice>
  let showsLetters: (Theme) -> Bool
  @FocusState private var isFocused: Bool

  private var practice: CodeBreakerPractice { screen.practice }

  var body: some View {
    VStack(spacing: 12) {
      if let game = practice.game {
        ForEach(practice.attempts, id: \.number) { SpokenAttempt(attempt: $0, theme: game.setup.theme) }
        if practice.phase == .asking {
          GuessEditor(
            code: game.guess, choices: game.pegChoices, theme: game.setup.theme, hole: practice.hole, input: practice,
            problem: practice.problem)
        }
        let guesses = JudgedGuess.all(practice)
        if !guesses.isEmpty {
          VStack(spacing: 0) {
            ForEach(guesses) { JudgedGuessView(guess: $0) }
          }
          .card()
        }
      }
    }
    .environment(\.showsLetters, practice.game.map { showsLetters($0.setup.theme) } ?? false)
    .frame(maxWidth: .infinity)
    .focusable()
    .focusEffectDisabled()
    .focused($isFocused)
    .onKeyPress(phases: .down) { practice.press($0) }
    .onAppear { isFocused = true }
    .onChange(of: practice.phase == .asking) { _, isAsked in
      if isAsked { isFocused = true }
    }
  }
}

private struct JudgedGuessView: View {
  let guess: JudgedGuess

  var body: some View {
    AdaptiveRow {
      VStack(alignment: .leading, spacing: 4) {
        NoteText(guess.id)
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
    .spoken(as: guess.spokenText)
  }
}
#endif
