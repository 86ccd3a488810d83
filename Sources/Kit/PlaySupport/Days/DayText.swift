import NumberedGame

/// Days as people read them.
public enum DayText {
  /// A day without its year: "21 November".
  public static func long(_ day: CalendarDay) -> String {
    "\(day.date.day) \(month(day))"
  }

  /// A day in short, as in "21 Nov".
  public static func short(_ day: CalendarDay) -> String {
    "\(day.date.day) \(shortened(month(day)))"
  }

  /// The day of the week in short: "Sat".
  public static func shortWeekday(_ day: CalendarDay) -> String {
    shortened(weekday(day))
  }

  private static func shortened(_ name: String) -> String {
    String(decoding: Array(name.utf8Bytes.prefix(3)), as: UTF8.self)
  }

  /// The day of the week: "Saturday".
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
