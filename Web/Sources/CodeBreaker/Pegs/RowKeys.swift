import CodeBreakerSession
import DOM
import NumberedGame

/// A session with a row of pegs that the player can build with keys, and possibly an answer to the row.
public protocol RowSession: AnyObject {
  /// Performs a key's command, and returns whether it had an effect.
  func press(_ command: CodeBreakerSession.KeyCommand) -> Bool

  /// Handles a key that increments a number of the answer. Returns `false` for other keys. `key` is the name in UTF-8.
  func pressAnswer(key: [UInt8]) -> Bool
}

extension OwnBoardSession: RowSession {}
extension CodemakerSession: RowSession {}

extension RowSession {
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
