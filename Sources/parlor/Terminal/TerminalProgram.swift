/// A program that fills a terminal's screen. `TerminalRunner` hands it keys and shows what it draws.
protocol TerminalProgram: AnyObject {
  /// Takes a key.
  func handle(_ key: Key)

  /// Draws the whole screen in that size.
  func draw(width: Int, height: Int) -> Canvas

  /// Whether the player has asked to leave.
  var isFinished: Bool { get }

  /// Whether something moves, so that the next picture must follow at once even if no key does.
  var isMoving: Bool { get }

  /// The program comes back after it was stopped; the world may have changed.
  func resumed()

  /// A text that is to go to the clipboard, if there is one since this was last asked.
  func takeClipboard() -> String?
}
