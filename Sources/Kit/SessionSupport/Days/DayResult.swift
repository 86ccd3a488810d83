import DailyGames
import GameCore

/// The result of a daily game on this device. It has no rank.
public struct DayResult: Hashable, Sendable {
  /// The day on which the daily game was the current one.
  public let day: CalendarDay
  /// Which daily game it was.
  public let game: DailyGame
  /// The figure, such as points or guesses, or `nil` if the game was finished without one.
  public let figure: Int?
  /// Whether the player had help: a hint, or an undone move.
  public let hadHelp: Bool

  /// Creates a result. Doesn't check that the game allows it.
  public init(day: CalendarDay, game: DailyGame, figure: Int?, hadHelp: Bool) {
    self.day = day
    self.game = game
    self.figure = figure
    self.hadHelp = hadHelp
  }

  /// The result in words, such as "1,042 points", "5 guesses, with help", or "Code not found".
  public var text: String {
    game.resultText(figure) + (hadHelp ? ", with help" : "")
  }

  /// Returns whether this result is better than `other`, a result of the same game. A result without help is better
  /// than one with help. Otherwise, more points or fewer guesses are better.
  func isBetter(than other: DayResult) -> Bool {
    if hadHelp != other.hadHelp { return other.hadHelp }
    return game.isBetter(figure, than: other.figure)
  }

  func isBefore(_ other: DayResult) -> Bool {
    day == other.day ? game.index < other.game.index : day < other.day
  }
}
