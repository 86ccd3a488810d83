import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

struct CodeBreakerFrontEndState: DailyFrontEndState {
  var focus: Int?
  var sharedGame: SharedGame?
  var clipboard: String?
  var isFinished = false

  /// Whether the player has left the game to see the list of days.
  var hasLeftForDayList = false

  var skippedAttemptCount = 0

  var reviewScroll = ReviewScrollState()

  /// The group whose statistics are shown, or `nil` for the current game's group.
  var group: CodeBreakerSession.StatisticsGroup?

  var statisticsScroll = TextScroll()

  var rulesScroll = TextScroll()
}
