import DailyGames
import NumberedGame
import PlaySupport

/// The command of a daily game.
package protocol DailyGameCommand: GameCommand {
  /// The kind of daily game.
  static var game: DailyGame { get }

  /// The discussion in the help of `parlor today` for the game.
  static var todayDiscussion: String { get }

  /// Plays the ranked game of a day, on a whole screen if there is one and `isPlain` is `false`, otherwise line by line.
  ///
  /// - Throws: An exit code, after the reason has been reported.
  static func playRanked(
    _ day: CalendarDay, at server: DayServer, in environment: PlayEnvironment, isPlain: Bool) throws

  /// Plays the game of a past day again on a whole screen. The deal of that day must be stored.
  ///
  /// - Throws: An exit code, after it has been reported that there is no terminal.
  static func playAgain(_ day: CalendarDay, in environment: PlayEnvironment) throws
}
