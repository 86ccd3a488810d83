import JSON
import NumberedGame

/// The first day that a server dealt, which this device remembers between visits. No earlier day has standings.
public enum FirstServedDay {
  /// The storage key. The value is a date, such as `2026-11-21`.
  public static var key: String { "parlor.house.ranked-first-day" }

  /// Returns the path of the call that answers with the days of a `DayList`.
  ///
  /// - Parameter today: The current day.
  public static func path(today: CalendarDay) -> String {
    "days?from=\(today.adding(days: 1 - DayList.length) ?? CalendarDay.range.lowerBound)&to=\(today)"
  }

  /// Returns the stored day, or `nil` if this device hasn't asked the server yet.
  public static func read(from storage: Storage) -> CalendarDay? {
    storage.read(key).flatMap { try? CalendarDay(text: $0) }
  }

  /// Stores the first day of an answer to the call of `path(today:)`.
  ///
  /// A server never skips a day, so all days after the first one exist too. If the server is older than the days that the call
  /// asks for, this is the first of those.
  ///
  /// - Returns: `false` if the answer isn't a list of days.
  public static func store(_ answer: JSONValue, in storage: Storage) -> Bool {
    guard let days = answer["days"]?.list else { return false }
    for entry in days {
      guard let text = entry["day"]?.bytes, (try? CalendarDay(text: text)) != nil else { return false }
      // The device's clock can be ahead of the server's.
      if entry["state"]?.bytes == "coming".utf8Bytes { continue }
      if storage.read(key) != text { _ = storage.write(key, text) }
      break
    }
    return true
  }
}
