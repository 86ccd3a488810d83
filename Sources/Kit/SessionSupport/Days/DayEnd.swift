import DailyGames
import GameCore

/// What follows a day's games: the streak, the time until the next games, and after one game the other one.
public struct DayEnd: Sendable {
  /// The same day's other game, or `nil` if the player has finished both or the day is over.
  public let nextGame: DailyGame?

  private let day: CalendarDay
  private let today: CalendarDay
  private let marks: [Mark]
  private let streak: Int
  private let timeLeft: String
  private let nextTime: String?

  /// The number of days in the row of marks.
  static let markCount = 7

  /// Creates what follows a daily game or, if `game` is `nil`, the day itself. `nextTime` is the time of day at which
  /// the next games come, or `nil` if the device's time zone isn't known.
  init(_ day: CalendarDay, _ game: DailyGame? = nil, history: DayHistory, now: Int64, nextTime: String? = nil) {
    self.nextTime = nextTime
    self.day = day
    today = CalendarDay(time: now)
    nextGame = day.isOpen(at: now) ? DailyGame.all.first { $0 != game && history.result(day, $0) == nil } : nil
    let playedDays = history.results.map { $0.day }
    marks = (1 - Self.markCount...0).compactMap { day.adding(days: $0) }.map { marked in
      Mark(
        String(decoding: Array(DayText.weekday(marked).utf8Bytes.prefix(1)), as: UTF8.self),
        isFilled: playedDays.contains { $0 == marked }, isOwn: marked == day)
    }
    streak = history.streak(on: day).current
    timeLeft = DayText.timeUntilNextDay(at: now)
  }

  /// The main action after the game if the day's other game isn't finished, or `nil`.
  public var nextAction: Action? {
    nextGame.map { game in
      let name: String = game.name
      return Action(
        to: .daily(day, game), day == today ? "Play \(name)" : "\(name) of \(DayText.short(day))", .main)
    }
  }

  /// The streak in words, and the time until the next games: "3 days in a row. New games in 8 hours 12 minutes."
  public var text: String {
    (streak > 1 ? "\(streak) days in a row. " : "")
      + (day == today ? "New games in \(timeLeft)\(nextTime.map { ", at \($0)" } ?? "")." : "New games are here.")
  }

  /// Returns the row of marks with the sentences below it.
  public func blocks<Picture>() -> [Block<Picture>?] {
    let played = marks.count { $0.isFilled }
    return [
      .block(
        "day-streak",
        .marks(marks, spokenText: "Played on \(played) of the last \(Self.markCount) days.")),
      .text("day-next", text, .note),
    ]
  }
}
