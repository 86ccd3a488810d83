import DailyGames
import GameCore
import SessionSupport

package protocol DailyGameCommand: GameCommand {
  static var game: DailyGame { get }

  /// The discussion in the help of `parlor today` for the game.
  static var todayDiscussion: String { get }

  /// Plays a ranked game, line by line if `isPlain` is `true` or the terminal has no screen. Throws an exit code after
  /// reporting a failure.
  static func playRanked(
    _ day: CalendarDay, at server: DayServer, in environment: PlayEnvironment, isPlain: Bool) throws

  /// Plays a past day's game, whose deal must be stored. Throws an exit code after reporting that there is no terminal.
  static func playAgain(_ day: CalendarDay, in environment: PlayEnvironment) throws
}
