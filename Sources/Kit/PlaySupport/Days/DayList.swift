import DailyGames
import NumberedGame

/// The daily games of recent days, latest first, with their results and links.
public struct DayList: Sendable {
  /// The maximum number of days.
  public static let maxDayCount = 30

  /// A day of the list.
  public struct Row: Sendable {
    /// The day.
    public let day: CalendarDay
    /// The day in words: "Today", "Yesterday", or "Sat, Nov 21".
    public let title: String
    /// The day's games, in the order of `DailyGame.all`.
    public let entries: [Entry]
  }

  /// A daily game.
  public struct Entry: Sendable {
    /// The game.
    public let game: DailyGame
    /// The result, or the label of the link, such as "1,042 points" or "Play".
    public let text: String
    /// Whether this device has a result of the game.
    public let isDone: Bool
    /// The destination of the link, the game or its standings, or `nil` if there is no link.
    public let destination: Destination?
  }

  /// The days.
  public let rows: [Row]

  /// The current and the longest streak, such as "3 days in a row. Your longest: 12 days."
  public let streakText: String

  /// Creates the list as of `time`, in seconds since 1970 UTC. If `isRanked`, a server deals the games, and days that
  /// are over link to their standings. `firstDay` is the first day that the server dealt, or `nil` if it isn't known
  /// yet. Earlier days have no standings, so the list omits them unless this device has results of them.
  public init(_ history: DayHistory, at time: Int64, isRanked: Bool = false, firstDay: CalendarDay? = nil) {
    let today = CalendarDay(time: time)
    rows = (0..<Self.maxDayCount).compactMap { today.adding(days: -$0) }.compactMap { day in
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
    self.streakText =
      DayText.streak(streak.current, longest: streak.best)
      ?? "Play on two days in a row, and a streak begins. One missed day in seven is forgiven."
  }

  private static func title(of day: CalendarDay, today: CalendarDay) -> String {
    switch today.number - day.number {
    case 0: "Today"
    case 1: "Yesterday"
    default: DayText.shortWeekday(day) + ", " + DayText.short(day)
    }
  }

}
