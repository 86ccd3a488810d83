import DailyGames
import NumberedGame
import PlaySupport

/// The command of a game of which there is one a day.
package protocol DailyGameCommand: GameCommand {
  /// The game.
  static var game: DailyGame { get }

  /// What the help of `parlor today` says about playing the game.
  static var todayDiscussion: String { get }

  /// Plays the ranked game of a day, on a whole screen if there is one, and otherwise line by line.
  ///
  /// - Parameter isPlain: Whether to play line by line in a terminal too.
  /// - Throws: An exit code, after the reason has been reported.
  static func playRanked(
    _ day: CalendarDay, at server: DayServer, in environment: PlayEnvironment, isPlain: Bool) throws

  /// Plays the game of a past day again on a whole screen. The deal of that day has to be stored.
  ///
  /// - Throws: An exit code, after it has been reported that there is no terminal.
  static func playAgain(_ day: CalendarDay, in environment: PlayEnvironment) throws
}
