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
    switch day.weekday {
    case 1: "Monday"
    case 2: "Tuesday"
    case 3: "Wednesday"
    case 4: "Thursday"
    case 5: "Friday"
    case 6: "Saturday"
    default: "Sunday"
    }
  }

  private static func month(_ day: CalendarDay) -> String {
    switch day.date.month {
    case 1: "January"
    case 2: "February"
    case 3: "March"
    case 4: "April"
    case 5: "May"
    case 6: "June"
    case 7: "July"
    case 8: "August"
    case 9: "September"
    case 10: "October"
    case 11: "November"
    default: "December"
    }
  }
}
