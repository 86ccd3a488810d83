import NIOCore
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Times in HTTP's format, such as `Sun, 22 Nov 2026 18:21:01 GMT`.
enum HTTPDate {
  private static let last = Mutex<(second: Int, text: String)>((-1, ""))

  /// The current time. The text is cached until the second changes.
  static var now: String {
    let second = time(nil)
    return last.withLock { last in
      if last.second != second { last = (second, text(second)) }
      return last.text
    }
  }

  static func text(_ second: Int) -> String {
    let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let day = second / 86_400
    let (year, month, date) = civilDate(day)
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = [second / 3600 % 24, second / 60 % 60, second % 60].map(twoDigits).joined(separator: ":")
    return "\(days[day % 7]), \(twoDigits(date)) \(months[month - 1]) \(year) \(clock) GMT"
  }

  /// Converts days since 1970 to a date. Internally, years start in March, so that a leap day comes last.
  private static func civilDate(_ day: Int) -> (year: Int, month: Int, date: Int) {
    let shifted = day + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
