import TerminalSupport

/// What only the terminal has to know beside the session: where the cursor is, what is being typed.
struct TriplesState {
  /// The row of the scores that the cursor is on.
  var selectedRow = 0

  /// How far the page About has been scrolled.
  var about = TextScroll()

  /// The button of a dialog that the Enter key presses; `nil` for the one that is first offered.
  var focus: Int?

  /// What has been typed as the number of a game.
  var typed = TypedText()

  /// The game being shared, while its line is shown.
  var shared: SharedGame?

  /// The latest move while its tiles slide.
  var slide: Slide?
}
