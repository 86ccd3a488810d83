import GameCore

enum Timestamp {
  /// Returns a time in milliseconds since 1970 as text, such as `2026-11-21T02:00:00Z`. Drops fractions of a second.
  static func text(_ milliseconds: Int64) -> String {
    let seconds = Int(milliseconds / 1000)
    guard let day = CalendarDay(number: seconds / 86_400) else { return "9999-12-31T23:59:59Z" }
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60)
    return "\(day)T\(twoDigits(hour)):\(twoDigits(minute)):\(twoDigits(second))Z"
  }

  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }
}
