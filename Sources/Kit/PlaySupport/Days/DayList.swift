import DailyGames
import NumberedGame

/// The games of the last days as a list, the latest first: what was made of them, and the way to each.
public struct DayList: Sendable {
  /// How many days are listed.
  public static let length = 30

  /// A day of the list.
  public struct Row: Sendable {
    /// The day.
    public let day: CalendarDay
    /// It in words: "Today", "Yesterday", "Sat, 21 Nov".
    public let title: String
    /// What is said of each of its games, in the order of `DailyGame.all`.
    public let entries: [Entry]
  }

  /// A game of a day of the list.
  public struct Entry: Sendable {
    /// The game.
    public let game: DailyGame
    /// What was made of it, or what can be done: "1,042 points", "Play".
    public let text: String
    /// Whether it was finished on its day.
    public let isDone: Bool
    /// Where the game or its standings are, or `nil` if there is nothing to open.
    public let destination: Destination?
  }

  /// The days.
  public let rows: [Row]

  /// How many days in a row were played, and how many there ever were: "3 days in a row. Your longest: 12."
  public let streak: String

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - history: what was made of the days.
  ///   - time: the time, in seconds since the beginning of 1970 UTC.
  ///   - isRanked: Whether a server deals the games. Days that are over then link to their standings.
  ///   - firstDay: The first day that the server dealt, or `nil` if it isn't known yet. Earlier days have no standings, so they are
  ///     left out unless this device has results of them.
  public init(_ history: DayHistory, at time: Int64, isRanked: Bool = false, firstDay: CalendarDay? = nil) {
    let today = CalendarDay(time: time)
    rows = (0..<Self.length).compactMap { today.adding(days: -$0) }.compactMap { day in
      let isOver = isRanked && !day.isOpen(at: time)
      let hasResults = DailyGame.all.contains { history.result(day, $0) != nil }
      let isServed = firstDay.map { $0 <= day } ?? hasResults
      guard !isOver || isServed || hasResults else { return nil }
      let entries = DailyGame.all.map { game in
        let result = history.result(day, game)
        let none: String = "–"
        let way: String = isOver ? (isServed ? "See" : none) : "Play"
        return Entry(
          game: game, text: result?.text ?? way, isDone: result != nil,
          destination: isOver ? (isServed ? .standings(day, game) : nil) : .daily(day, game))
      }
      return Row(day: day, title: Self.title(of: day, today: today), entries: entries)
    }
    let streak = history.streak(on: today)
    self.streak =
      streak.best == 0
      ? "Play on two days in a row, and a streak begins. One missed day in seven is forgiven."
      : "\(Self.days(streak.current)) in a row. Your longest: \(Self.days(streak.best))."
  }

  private static func title(of day: CalendarDay, today: CalendarDay) -> String {
    switch today.number - day.number {
    case 0: "Today"
    case 1: "Yesterday"
    default: DayText.shortWeekday(day) + ", " + DayText.short(day)
    }
  }

  private static func days(_ count: Int) -> String { "\(count) \(count == 1 ? "day" : "days")" }
}
