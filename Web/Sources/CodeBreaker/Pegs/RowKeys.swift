import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

extension BoardSession {
  /// Handles a key that was pressed anywhere on the page. Returns the command that changed the row, or `nil`.
  @discardableResult
  public func press(_ event: Event) -> CodeBreakerSession.KeyCommand? {
    guard !event.isShortcut else { return nil }
    let key = event.pageKey(.digits)
    if pressAnswer(key: key) {
      event.preventDefault()
      return nil
    }
    guard let command = CodeBreakerSession.KeyCommand(key: key), press(command) else { return nil }
    event.preventDefault()
    return command
  }
}
