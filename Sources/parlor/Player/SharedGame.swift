/// A game whose line is shown for the player to pass on.
struct SharedGame: Hashable {
  /// What is said about the game.
  let text: String

  /// What plays it again, on one line.
  let line: String

  /// What a dialog says of it.
  func lines(_ width: Int) -> [[Span]] {
    text.plainLines(width) + [[]] + line.wrapped(width).map { [Span($0, .bold)] } + [[]]
      + "This is on the clipboard, if this terminal lets programs put it there.".plainLines(width)
  }
}
