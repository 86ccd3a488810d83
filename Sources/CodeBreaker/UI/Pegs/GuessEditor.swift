import CodeBreakerModel
import CodeBreakerSession

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

extension CodeBreakerSession.KeyCommand {
  /// Creates the command for a pressed key. Returns `nil` for other keys, or if Command, Control, or Option is held.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    self.init(character: press.key.character, typing: press.characters)
  }
}

extension RowSession {
  /// Performs the command of a pressed key, and returns whether the session handled it. Handles, but ignores, repeats of
  /// commands that a held key must not repeat.
  func press(_ press: KeyPress) -> Bool {
    guard let command = CodeBreakerSession.KeyCommand(press) else { return false }
    return press.phase == .repeat && !command.repeats || self.press(command)
  }
}

extension BoardSession {
  /// Performs a key that increases one of the two numbers of the answer. Returns `false` for any other key.
  func pressAnswer(key press: KeyPress) -> Bool {
    press.modifiers.isDisjoint(with: [.command, .control, .option]) && pressAnswer(key: Array(press.characters.utf8))
  }
}

/// The editor of a guess, with buttons to remove a peg and to make the guess. The content is passed separately, because
/// SwiftUI doesn't notice changes inside the same `input` object.
struct GuessEditor: View {
  let code: Code
  let choices: [Peg]
  let theme: Theme
  let hole: Int
  let input: any RowSession

  /// The reason why the player can't make the guess yet, or `nil`.
  let problem: String?

  var body: some View {
    PegEditor(code: code, choices: choices, theme: theme, selection: hole, input: input)
    AdaptiveRow {
      TakeOutButton { input.clear() }
    } end: {
      Button(wide: "Guess") { input.submitRow() }
        .buttonStyle(.primaryGame)
        .disabled(problem != nil)
        .accessibilityHint(problem ?? "")
    }
  }
}

private struct TakeOutButton: View {
  let clear: @MainActor () -> Void

  var body: some View {
    Button("Remove peg", systemImage: "delete.left", action: clear)
      .labelStyle(.iconOnly)
      .buttonStyle(.game)
  }
}
#endif
