import AppSupport
import CodeBreakerModel
import CodeBreakerSession

extension CodeBreakerPractice: PracticeSession {
  /// Where the player is.
  public var phase: PracticePhase {
    switch stage {
    case .lobby: .lobby
    case .asking: .asking
    case .judging: .judging
    case .judged: .judged
    case .over: .over
    }
  }

  /// Does what a key says while a guess is put together.
  ///
  /// - Returns: whether the key means something now.
  func press(_ command: CodeBreakerSession.KeyCommand) -> Bool {
    guard stage == .asking, let game else { return false }
    let last = game.guess.pegs.count - 1
    switch command {
    case .choose(let choice): choose(choice)
    case .selectPrevious: select(hole: hole == 0 ? last : hole - 1)
    case .selectNext: select(hole: hole == last ? 0 : hole + 1)
    case .selectFirst: select(hole: 0)
    case .selectLast: select(hole: last)
    case .nextChoice: change(by: 1)
    case .previousChoice: change(by: -1)
    case .clear: clear()
    case .guess: guess()
    }
    return true
  }

  /// Puts the next choice into the hole, or the one before, which stays selected.
  private func change(by offset: Int) {
    guard let game else { return }
    let (hole, choices) = (hole, game.pegChoices)
    let current = choices.firstIndex(of: game.guess.pegs[hole])
    let next = current.map { ($0 + offset + choices.count) % choices.count } ?? (offset > 0 ? 0 : choices.count - 1)
    choose(next)
    select(hole: hole)
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
  let practice: CodeBreakerPractice
  /// Whether color pegs carry letters on a theme.
  let showsLetters: (Theme) -> Bool
  @FocusState private var hasKeys: Bool

  var body: some View {
    VStack(spacing: 12) {
      if let game = practice.game {
        ForEach(practice.attempts, id: \.number) { PracticedAttempt(attempt: $0, theme: game.setup.theme) }
        if practice.stage == .asking {
          PegEditor(
            code: game.guess, choices: game.pegChoices, theme: game.setup.theme, selection: practice.hole,
            select: { practice.select(hole: $0) }, choose: { practice.choose($0) },
            takeOut: {
              practice.select(hole: $0)
              practice.clear()
            })
          entering
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
    .onKeyPress(phases: .down) { key in
      guard key.modifiers.isDisjoint(with: [.command, .control, .option]),
        let command = CodeBreakerSession.KeyCommand(character: key.key.character, typing: key.characters)
      else { return .ignored }
      return practice.press(command) ? .handled : .ignored
    }
    .onAppear { hasKeys = true }
    .onChange(of: practice.stage == .asking) { _, isAsked in
      if isAsked { hasKeys = true }
    }
  }

  private var entering: some View {
    AdaptiveRow {
      Button("Take the selected peg out", systemImage: "delete.left") { practice.clear() }
        .labelStyle(.iconOnly)
        .buttonStyle(.game)
    } end: {
      Button(wide: "Guess") { practice.guess() }
        .buttonStyle(.primaryGame)
        .disabled(practice.problem != nil)
        .accessibilityHint(practice.problem ?? "")
    }
  }
}

/// An attempt of a position: its number, its pegs, its markers.
private struct PracticedAttempt: View {
  let attempt: CodeBreakerSession.AttemptRow
  let theme: Theme

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: "\(attempt.number)")
        .monospacedDigit()
        .foregroundStyle(.muted)
        .frame(minWidth: 24)
      CodeView(code: attempt.code, layout: .review(pegCount: attempt.code.pegs.count))
      Spacer(minLength: 0)
      MatchMarkers(matches: attempt.markers)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .card()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(CodeBreakerSession.Spoken.attempt(attempt, theme: theme))
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
