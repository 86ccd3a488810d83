/// What only the terminal has to know beside the session: where the cursor is, what is being typed.
struct PlayerState {
  /// The row of the scores that the cursor is on.
  var selectedRow = 0

  /// The first line of the page About that shows.
  var aboutLine = 0

  /// The button of a dialog that the Enter key presses; `nil` for the one that is first offered.
  var focus: Int?

  /// What has been typed as the number of a game.
  var typed = ""

  /// The game being shared, while its line is shown.
  var shared: SharedGame?

  /// The latest move while its tiles slide.
  var slide: Slide?
}
