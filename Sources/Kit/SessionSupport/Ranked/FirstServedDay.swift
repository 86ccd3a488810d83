import DayAPI
import GameCore
import JSON

/// The first day that a server dealt, which this device stores. No earlier day has standings.
public enum FirstServedDay {
  /// The storage key. The value is a date, such as `2026-11-21`.
  public static var key: String { "parlor.house.ranked-first-day" }

  /// Returns the request for the days of today's `DayList`.
  public static func request(today: CalendarDay) -> ServerRequest {
    let first = today.adding(days: 1 - DayList.maxDayCount) ?? CalendarDay.range.lowerBound
    return ServerRequest(.days, query: Endpoint.daysQuery(from: first, to: today))
  }

  /// Returns the stored day, or `nil` if this device hasn't asked the server yet.
  public static func read(from storage: Storage) -> CalendarDay? {
    storage.read(key).flatMap { try? CalendarDay(text: $0) }
  }

  /// Stores the first dealt day in an answer to `request(today:)`, which is the first requested day if the server dealt
  /// earlier ones. All later days exist: a server never skips one. Returns `false` for any other answer.
  public static func store(_ answer: JSONValue, in storage: Storage) -> Bool {
    guard let days = DayResponse.days(in: answer) else { return false }
    // The device's clock can be ahead of the server's.
    guard let first = days.first(where: { $0.state != .coming }) else { return true }
    let text = first.day.description.utf8Bytes
    if storage.read(key) != text { _ = storage.write(key, text) }
    return true
  }
}
