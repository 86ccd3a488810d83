import NumberedGame

/// Days in words.
public enum DayText {
  /// Returns a day without its year, such as "21 November".
  public static func long(_ day: CalendarDay) -> String {
    "\(day.date.day) \(month(day))"
  }

  /// Returns a short form of a day, such as "21 Nov".
  public static func short(_ day: CalendarDay) -> String {
    "\(day.date.day) \(shortened(month(day)))"
  }

  /// Returns the short name of the weekday, such as "Sat".
  public static func shortWeekday(_ day: CalendarDay) -> String {
    shortened(weekday(day))
  }

  private static func shortened(_ name: String) -> String {
    String(decoding: Array(name.utf8Bytes.prefix(3)), as: UTF8.self)
  }

  /// Returns the name of the weekday, such as "Saturday".
  public static func weekday(_ day: CalendarDay) -> String {
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][day.weekday - 1]
  }

  private static func month(_ day: CalendarDay) -> String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ][day.date.month - 1]
  }
}
