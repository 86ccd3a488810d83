import GameCore

/// Days in words.
public enum DayText {
  /// Returns a day without its year, such as "November 21".
  public static func long(_ day: CalendarDay) -> String {
    "\(month(day)) \(day.date.day)"
  }

  /// Returns a short form of a day, such as "Nov 21".
  public static func short(_ day: CalendarDay) -> String {
    "\(shortened(month(day))) \(day.date.day)"
  }

  /// Returns the short name of the weekday, such as "Sat".
  public static func shortWeekday(_ day: CalendarDay) -> String {
    shortened(weekday(day))
  }

  /// Returns the current and the longest streak in days, such as "3 days in a row. Your longest: 12 days.", or `nil`
  /// before the first streak.
  static func streak(_ current: Int, longest: Int) -> String? {
    guard longest > 0 else { return nil }
    guard current > 0 else { return "Your longest streak: \(count(longest))." }
    return "\(count(current)) in a row. Your longest: \(count(longest))."
  }

  private static func count(_ days: Int) -> String { days == 1 ? "1 day" : "\(DecimalText.grouped(days)) days" }

  private static func shortened(_ name: String) -> String {
    String(decoding: Array(name.utf8Bytes.prefix(3)), as: UTF8.self)
  }

  /// Returns the name of the weekday, such as "Saturday".
  public static func weekday(_ day: CalendarDay) -> String {
    CalendarMonth.weekdays[day.weekday % 7]
  }

  static func month(_ day: CalendarDay) -> String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ][day.date.month - 1]
  }
}
