import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// What the screens of the game show that the session doesn't know, such as how far they are scrolled.
struct CodeBreakerViewState {
  var skippedAttemptCount = 0

  var reviewScroll = ReviewScrollState()

  /// The group whose statistics are shown, or `nil` for the current game's group.
  var group: CodeBreakerSession.StatisticsGroup?

  var statisticsScroll = TextScroll()

  var rulesScroll = TextScroll()
}
