import DailyGames
import GameCore

/// The daily games of the days so far, with their results and links.
public struct DayList: Hashable, Sendable {
  /// The maximum number of rows. Days of a server that are older than this number of days have a row if they have a
  /// result.
  public static let maxDayCount = 30

  /// A day with its games.
  public struct Row: Sendable {
    /// The day.
    public let day: CalendarDay
    /// The day in words: "Today", "Yesterday", or "Sat, Nov 21".
    public let title: String
    /// The day's games, in the order of `DailyGame.all`.
    public let entries: [Entry]
  }

  /// A daily game, with its result or its link.
  public struct Entry: Sendable {
    /// Which daily game it is.
    public let game: DailyGame
    /// The result, or the label of the link, such as "1,042 points" or "Play".
    public let text: String
    /// Whether this device has a result of the game.
    public let isDone: Bool
    /// The destination of the link, the game or its standings, or `nil` if there is no link.
    public let destination: Destination?

    /// The game and its result, such as "Triples: 1,042 points".
    var spokenText: String {
      let result: String = isDone ? text : "not played"
      return "\(game.name): \(result)"
    }
  }

  /// The day on which the list is shown, in UTC.
  public let today: CalendarDay

  let history: DayHistory
  let time: Int64
  let isRanked: Bool
  private let firstServedDay: CalendarDay?

  /// Creates the list as of `time`, in seconds since 1970 UTC. If `isRanked`, a server deals the games, and days that
  /// are over link to their standings. `firstDay` is the first day that the server dealt, or `nil` if it isn't known
  /// yet. Earlier days have no standings, so the list omits them unless this device has results of them.
  public init(_ history: DayHistory, at time: Int64, isRanked: Bool = false, firstDay: CalendarDay? = nil) {
    self.history = history
    self.time = time
    self.isRanked = isRanked
    firstServedDay = firstDay
    today = CalendarDay(time: time)
  }

  var streak: Streak { history.streak(on: today) }

  /// The current and the longest streak, such as "3 days in a row. Your longest: 12 days."
  public var streakText: String {
    let streak = streak
    return DayText.streak(streak.current, longest: streak.best) ?? Self.streakRule
  }

  static var streakRule: String {
    "Play on two days in a row, and a streak begins. One missed day in seven is forgiven."
  }

  /// The latest days, latest first, at most `maxDayCount`.
  public var rows: [Row] {
    (0..<Self.maxDayCount).compactMap { today.adding(days: -$0) }.compactMap { row(of: $0) }
  }

  /// The first day that can have a row.
  var firstDay: CalendarDay {
    let first = isRanked ? firstServedDay ?? today : today.adding(days: 1 - Self.maxDayCount)
    return min(first ?? CalendarDay.range.lowerBound, history.results.first?.day ?? today)
  }

  /// Returns the row of a day, or `nil` if the day can't be opened.
  public func row(of day: CalendarDay) -> Row? {
    let results = DailyGame.all.map { history.result(day, $0) }
    let hasResults = results.contains { $0 != nil }
    // A server says only which of the latest days it has dealt.
    let isRecent = today.number - day.number < Self.maxDayCount
    let isServed = isRecent ? firstServedDay.map { $0 <= day } ?? hasResults : hasResults
    let isOver = isRanked && !day.isOpen(at: time)
    guard day <= today, isOver ? isServed || hasResults : isRanked || firstDay <= day else { return nil }
    let entries = zip(DailyGame.all, results).map { game, result in
      let none: String = "–"
      let way: String = isOver ? (isServed ? "See" : none) : "Play"
      return Entry(
        game: game, text: result?.text ?? way, isDone: result != nil,
        destination: isOver ? (isServed ? .standings(day, game) : nil) : .daily(day, game))
    }
    return Row(day: day, title: title(of: day), entries: entries)
  }

  private func title(of day: CalendarDay) -> String {
    switch today.number - day.number {
    case 0: "Today"
    case 1: "Yesterday"
    default: DayText.shortWeekday(day) + ", " + DayText.short(day)
    }
  }
}
