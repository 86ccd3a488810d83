import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

extension RowSession {
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
