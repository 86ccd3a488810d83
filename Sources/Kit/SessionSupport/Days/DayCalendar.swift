import DailyGames
import GameCore

/// The calendar in which a player looks at daily games, and the month that it shows.
public struct DayCalendar: Sendable {
  /// A day of the shown month, or `nil` for the month of today.
  private var shownDay: CalendarDay?

  /// The actions of the calendar. The actions of a screen with a calendar have smaller codes.
  private enum Code: UInt8 {
    case open = 200
    case previous
    case next
  }

  /// Creates a calendar that shows the month of today.
  public init() {}

  /// Returns the shown month with the results of `games`. The player can press the days that `list` has.
  public func month(
    _ list: DayList, games: [DailyGame] = DailyGame.all, selected: CalendarDay? = nil
  ) -> CalendarMonth {
    let days = Self.month(of: shownDay ?? list.today)
    let runs = list.streak.runs
    let first = days[0]
    return CalendarMonth(
      "\(DayText.month(first)) \(first.date.year)",
      days.map { day in
        let entries = list.row(of: day)?.entries.filter { games.contains($0.game) }
        return CalendarMonth.Day(
          day.date.day, marks: games.map { game in entries?.contains { $0.game == game && $0.isDone } ?? false },
          isToday: day == list.today, isSelected: day == selected,
          joinsPrevious: runs.contains { $0.lowerBound < day && day <= $0.upperBound },
          joinsNext: runs.contains { $0.lowerBound <= day && day < $0.upperBound },
          action: entries == nil ? nil : .init(Code.open, day.number),
          spokenText: ([DayText.long(day)] + (entries ?? []).map { $0.spokenText }).joined(separator: ". "))
      },
      skippedDayCount: first.weekday % 7, legend: games.map { $0.name },
      steps: [
        Action(.init(Code.previous), "‹", isEnabled: list.firstDay < first, spokenText: "Previous month"),
        Action(
          .init(Code.next), "›", isEnabled: days[days.count - 1] < list.today, spokenText: "Next month"),
      ])
  }

  /// Performs an action of the month. Returns the day that the player has pressed, or `nil`.
  public mutating func perform(_ id: Action.ID, today: CalendarDay) -> CalendarDay? {
    let days = Self.month(of: shownDay ?? today)
    switch Code(rawValue: id.code) {
    case .open: return CalendarDay(number: id.index)
    case .previous: shownDay = days[0].adding(days: -1)
    case .next: shownDay = days[days.count - 1].adding(days: 1)
    case nil: break
    }
    return nil
  }

  /// Returns the days of the month that contains `day`.
  private static func month(of day: CalendarDay) -> [CalendarDay] {
    let date = day.date
    return (1...31).compactMap { CalendarDay(year: date.year, month: date.month, day: $0) }
  }
}
