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

extension CoachedBoard {
  /// Performs a key that increases one of the two numbers of the answer. Returns `false` for any other key.
  func pressAnswer(key press: KeyPress) -> Bool {
    press.modifiers.isDisjoint(with: [.command, .control, .option]) && pressAnswer(key: Array(press.characters.utf8))
  }
}
#endif
