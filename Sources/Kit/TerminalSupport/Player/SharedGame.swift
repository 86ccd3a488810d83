/// A game whose line is shown for the player to pass on.
package struct SharedGame: Hashable {
  /// What is said about the game.
  package let text: String

  /// What plays it again, on one line.
  package let line: String

  /// A game to pass on.
  package init(text: String, line: String) {
    self.text = text
    self.line = line
  }

  /// What a dialog says of it. Where there is no room for all, the end of the text is left out.
  ///
  /// - Parameter limit: how many lines there may be.
  package func lines(_ width: Int, limit: Int) -> [[Span]] {
    let tail =
      [[]] + line.wrapped(width).map { [Span($0, .bold)] } + [[]]
      + "This is on the clipboard, if this terminal lets programs put it there.".plainLines(width)
    return text.plainLines(width).prefix(max(1, limit - tail.count)) + tail
  }
}
