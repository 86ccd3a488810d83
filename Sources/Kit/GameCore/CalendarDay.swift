/// A day of the Gregorian calendar in UTC, such as the day of a daily game.
public struct CalendarDay: Hashable, Sendable {
  /// The valid days: those of the years 1970 to 9999.
  public static let range = CalendarDay(unchecked: 0)...CalendarDay(unchecked: 2_932_896)

  /// The number of days since 1970-01-01, in 0…2,932,896.
  public let number: Int

  private init(unchecked number: Int) {
    self.number = number
  }

  /// Creates the day `number` days after 1970-01-01, or returns `nil` if it is outside `CalendarDay.range`.
  public init?(number: Int) {
    guard Self.range.contains(CalendarDay(unchecked: number)) else { return nil }
    self.number = number
  }

  /// Creates the day of a year (1970 to 9999), month (1 to 12), and day (1 to 31), or returns `nil` if there is none.
  ///
  /// The arithmetic is from H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013. Years begin in March, so
  /// that a leap day is the last day of its year.
  public init?(year: Int, month: Int, day: Int) {
    guard 1970...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
    let marchYear = month > 2 ? year : year - 1
    let (century, yearOfEra) = (marchYear / 400, marchYear % 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = 146_097 * century + dayOfEra - 719_468
    // The arithmetic turns a day that its month lacks, such as April 31, into a day of the next month. Reject it.
    guard date.month == month, date.day == day, number >= 0 else { return nil }
  }

  /// Parses ASCII in canonical form, such as `2026-11-21`. Throws the first fault in `CalendarDayFault`'s order.
  @inlinable
  public init(text: some Collection<UInt8>) throws(CalendarDayFault) {
    guard Self.hasDayFormat(text) else { throw .malformed }
    let digits = text.filter { $0 != Self.dash }.map { Int($0) - Int(UInt8(ascii: "0")) }
    guard digits.allSatisfy({ 0...9 ~= $0 }) else { throw .malformed }
    let number = digits.reduce(0) { 10 * $0 + $1 }
    guard let day = CalendarDay(year: number / 10_000, month: number / 100 % 100, day: number % 100) else {
      throw .noSuchDay
    }
    self = day
  }

  /// Returns whether text has the length of a day, with dashes exactly where a day has them.
  @inlinable
  static func hasDayFormat(_ text: some Collection<UInt8>) -> Bool {
    guard text.count == 10 else { return false }
    for (place, byte) in text.enumerated() where (byte == dash) != (place == 4 || place == 7) { return false }
    return true
  }

  @usableFromInline static var dash: UInt8 { UInt8(ascii: "-") }

  /// The year (1970 to 9999), the month (1 to 12), and the day of the month (1 to 31).
  public var date: (year: Int, month: Int, day: Int) {
    let days = number + 719_468
    let (era, dayOfEra) = (days / 146_097, days % 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (400 * era + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// The ISO 8601 day of the week, from 1 for Monday to 7 for Sunday.
  public var weekday: Int { (number + 3) % 7 + 1 }

  /// Returns the day `days` days later, or earlier if negative, or `nil` if it is outside `CalendarDay.range`.
  public func adding(days: Int) -> CalendarDay? {
    let (sum, overflows) = number.addingReportingOverflow(days)
    return overflows ? nil : CalendarDay(number: sum)
  }
}

extension CalendarDay: Comparable {
  /// Orders days chronologically.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.number < right.number
  }
}

extension CalendarDay: CustomStringConvertible {
  /// The day in canonical form, such as `2026-11-21`.
  public var description: String {
    let date = date
    return "\(date.year)-\(Self.twoDigits(date.month))-\(Self.twoDigits(date.day))"
  }

  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + number.description
  }
}

/// A fault in the text of a day.
public enum CalendarDayFault: Error, Hashable, Sendable {
  /// The text doesn't consist of four, two, and two digits separated by dashes.
  case malformed
  /// The calendar has no such day, or the day is before 1970.
  case noSuchDay
}

extension CalendarDayFault: CustomStringConvertible {
  /// The fault as a predicate for a sentence that begins with "The day".
  public var description: String {
    switch self {
    case .malformed: "must look like 2026-11-21"
    case .noSuchDay: "isn’t in the calendar"
    }
  }
}
