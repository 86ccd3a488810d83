// Every day has a game of each kind for everybody. It may be begun from midnight to midnight, UTC, and be finished for two
// hours more. All times are in seconds since the beginning of 1970 UTC.
extension CalendarDay {
  private static let length: Int64 = 86_400

  /// The day that it is at a time; the first or last of `CalendarDay.range` for any time before or after that.
  public init(time: Int64) {
    let number = min(max(0, time / Self.length), Int64(Self.range.upperBound.number))
    self = CalendarDay(number: Int(number)) ?? Self.range.lowerBound
  }

  /// When its games can be begun.
  public var begin: Int64 { Int64(number) * Self.length }

  /// When its games can be begun no more.
  public var end: Int64 { begin + Self.length }

  /// When its games can be played on no more: at 02:00 of the next day.
  public var lastCall: Int64 { end + 2 * 3600 }

  /// Whether its games can be played on at a time.
  public func isOpen(at time: Int64) -> Bool {
    begin <= time && time < lastCall
  }

  /// The number of the day's game where nobody deals it: the date with two zeros behind it, as 2026112100 for the 21st of
  /// November 2026. Where that game will not do, it is one of the numbers after it.
  public var firstGameNumber: GameNumber {
    let (year, month, day) = date
    return GameNumber(UInt64(year) * 1_000_000 + UInt64(month * 10_000 + day * 100))!
  }
}
