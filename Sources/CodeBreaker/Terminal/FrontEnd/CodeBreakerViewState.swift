import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// The state of the game's screens that isn't in the session, such as scroll positions.
struct CodeBreakerViewState {
  var skippedAttemptCount = 0

  var reviewPage = ScreenPage()

  /// The group whose statistics are shown, or `nil` for the current game's group.
  var group: CodeBreakerSession.StatisticsGroup?

  /// The lines with which the statistics and the rules start on the screen.
  var statisticsLine = 0
  var rulesLine = 0
}
