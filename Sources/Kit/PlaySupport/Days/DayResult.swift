import DailyGames
import NumberedGame

/// What a player made of a game of a day, on this device and without a server: it stands for itself and has no rank.
public struct DayResult: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// Which of the day's games.
  public let game: DailyGame
  /// The figure, such as points or guesses, or `nil` if the game was finished without one.
  public let figure: Int?
  /// Whether there was help: a hint, or a move taken back.
  public let isHelped: Bool

  /// Makes a result from its parts.
  public init(day: CalendarDay, game: DailyGame, figure: Int?, isHelped: Bool) {
    self.day = day
    self.game = game
    self.figure = figure
    self.isHelped = isHelped
  }

  /// The result in words: "1,042 points", "5 guesses", "Code not found", with "with help" behind it where there was some.
  public var text: String {
    game.resultText(figure) + (isHelped ? ", with help" : "")
  }

  /// Whether it is the better one of two results of the same game: one without help before one with, then more points or fewer
  /// guesses.
  func isBetter(than other: DayResult) -> Bool {
    if isHelped != other.isHelped { return other.isHelped }
    return game.isBetter(figure, than: other.figure)
  }

  /// Whether it stands before another one: by day, then by game.
  func isBefore(_ other: DayResult) -> Bool {
    day == other.day ? game.number < other.game.number : day < other.day
  }
}
