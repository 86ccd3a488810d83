import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

extension RowSession {
  /// Handles the keys that are pressed anywhere on a page whose row is a block of parts. `pressAnswer` handles the keys
  /// that enter an answer, and `focus` focuses a block.
  public func listenToKeys(
    pressAnswer: @escaping ([UInt8]) -> Bool = { _ in false }, focus: @escaping (BlockID) -> Void
  ) {
    Window.listen("keydown") { [self] event in
      guard let command = press(event, pressAnswer: pressAnswer) else { return }
      Drawing.flush()
      // Focus the row, so that players who use keys can continue with keys.
      if command == .guess || event.closest("button:not([aria-pressed], .choice)") != nil { focus("guess") }
    }
  }

  /// Handles a key that was pressed anywhere on the page. `pressAnswer` handles the keys that enter an answer, and
  /// returns whether it did. Returns the command that the session performed, or `nil`.
  @discardableResult
  public func press(
    _ event: Event, pressAnswer: ([UInt8]) -> Bool = { _ in false }
  ) -> CodeBreakerSession.KeyCommand? {
    guard !event.isShortcut else { return nil }
    let key = event.pageKey(.digits)
    if pressAnswer(key) {
      event.preventDefault()
      return nil
    }
    guard let command = CodeBreakerSession.KeyCommand(key: key), command.repeats || !event.isRepeat, press(command)
    else { return nil }
    event.preventDefault()
    return command
  }
}
