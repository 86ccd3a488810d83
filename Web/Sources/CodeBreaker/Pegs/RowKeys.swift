import CodeBreakerSession
import DOM
import NumberedGame

extension BoardSession {
  /// Handles a key that was pressed anywhere on the page. Returns the command that changed the row, or `nil`.
  @discardableResult
  public func press(_ event: Event) -> CodeBreakerSession.KeyCommand? {
    guard !event.isShortcut, event.closest("select, dialog") == nil else { return nil }
    let key = event.key
    let command = CodeBreakerSession.KeyCommand(key: key)
    // Radio buttons for numbers use some keys themselves. Only Enter means the same everywhere.
    if event.closest("input") != nil, command != .guess { return nil }
    if command == .guess, event.closest("button:not(.hole, .choice), a, summary") != nil { return nil }
    if pressAnswer(key: key) {
      event.preventDefault()
      return nil
    }
    guard let command, press(command) else { return nil }
    event.preventDefault()
    return command
  }
}
