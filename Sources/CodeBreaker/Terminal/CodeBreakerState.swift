import CodeBreakerSession
import TerminalSupport

/// What only the terminal has to know beside the session: what is focused, what is being typed, what is scrolled.
struct CodeBreakerState {
  /// How many of the latest attempts have been scrolled out of sight.
  var skippedAttempts = 0

  /// The button of a dialog that the Enter key presses; `nil` for the one that is first offered.
  var focus: Int?

  /// The question of the new game's form that the arrow keys answer.
  var question = NewGameQuestion.pegs

  /// What has been typed as the number of a game.
  var typed = TypedText()

  /// The hint that was asked for last, as long as the hints are open.
  var hint: CodeBreakerSession.HintLevel?

  /// Where in the review the player is.
  var review = ReviewPlace()

  /// Whether what the latest key did to the review has been seen, so that the coach may go on with it.
  var isReviewSeen = false

  /// The game being shared, while its text is shown.
  var shared: SharedGame?

  /// The games whose statistics are shown; `nil` for those like the one on the table.
  var group: CodeBreakerSession.StatisticsGroup?

  /// How far the page of statistics has been scrolled.
  var statistics = TextScroll()

  /// How far the page of rules has been scrolled.
  var rules = TextScroll()
}
