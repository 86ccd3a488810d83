import CodeBreakerSession
import DOM
import NumberedGame

/// A session with a row that is put together by keys, and where it asks for one an answer.
public protocol RowSession: AnyObject {
  /// Does what a key says, and says whether it meant something.
  func press(_ command: CodeBreakerSession.KeyCommand) -> Bool

  /// Counts the answer up by a key, named as UTF-8, and says whether it was one of these keys.
  func pressAnswer(key: [UInt8]) -> Bool
}

extension OwnBoardSession: RowSession {}
extension SetterSession: RowSession {}

extension RowSession {
  /// Takes a key that was pressed anywhere on the page.
  ///
  /// - Returns: what it did to the row. Nothing where it did nothing, or counted the answer up.
  @discardableResult
  public func press(_ event: Event) -> CodeBreakerSession.KeyCommand? {
    guard !event.hasControl, !event.hasMeta, !event.hasAlt, !event.isComposing, event.closest("select, dialog") == nil
    else { return nil }
    let key = event.key
    let command = CodeBreakerSession.KeyCommand(key: key)
    // A choice of numbers has keys of its own; only Enter means the same everywhere.
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
