/// A program that fills a terminal's screen. `TerminalRunner` hands it keys and shows what it draws.
package protocol TerminalProgram: AnyObject {
  /// Takes a key.
  func handle(_ key: Key)

  /// Draws the whole screen in that size.
  func draw(width: Int, height: Int) -> Canvas

  /// Whether the player has asked to leave.
  var isFinished: Bool { get }

  /// How long the picture stays as it is even if no key comes, in milliseconds: until something that moves has moved
  /// on, or a clock has. `nil` for as long as it takes.
  var pictureTime: Int32? { get }

  /// The program is about to give the screen back: it is stopped, or it ends.
  func leaving()

  /// The program comes back after it was stopped; the world may have changed.
  func resumed()

  /// A text that is to go to the clipboard, if there is one since this was last asked.
  func takeClipboard() -> String?
}
