// Every day has one daily game of each kind. Players can start it from midnight to midnight UTC, and finish it within
// two more hours. All times are in seconds since 1970-01-01 00:00 UTC.
extension CalendarDay {
  private static let secondsPerDay: Int64 = 86_400

  /// Creates the day that contains the given time. Clamps times outside `CalendarDay.range` to its first or last day.
  public init(time: Int64) {
    let number = min(max(0, time / Self.secondsPerDay), Int64(Self.range.upperBound.number))
    self = CalendarDay(number: Int(number)) ?? Self.range.lowerBound
  }

  /// The time from which the day's games can be started, in seconds since 1970.
  public var startTime: Int64 { Int64(number) * Self.secondsPerDay }

  /// The time until which the day's games can be started, in seconds since 1970.
  public var endTime: Int64 { startTime + Self.secondsPerDay }

  /// The time until which the day's games can be finished, in seconds since 1970: 02:00 of the next day.
  public var finishDeadline: Int64 { endTime + 2 * 3600 }

  /// Returns whether the day's games can be played at the given time.
  public func isOpen(at time: Int64) -> Bool {
    startTime <= time && time < finishDeadline
  }

  /// The number of the day's game if no server deals it: the date followed by two zeros, such as 2026112100 for
  /// November 21, 2026. If that game isn't suitable, callers use one of the numbers after it.
  public var firstGameNumber: GameNumber {
    let (year, month, day) = date
    return GameNumber(UInt64(year) * 1_000_000 + UInt64(month * 10_000 + day * 100))!
  }
}
