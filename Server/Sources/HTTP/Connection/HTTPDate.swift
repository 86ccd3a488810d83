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
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let time = universalTime(second)
    return "\(days[Int(time.tm_wday)]), \(digits(time.tm_mday)) \(months[Int(time.tm_mon)]) "
      + "\(time.tm_year + 1900) \(digits(time.tm_hour)):\(digits(time.tm_min)):\(digits(time.tm_sec)) GMT"
  }
}

/// Returns the date and time in UTC, for seconds since 1970.
func universalTime(_ second: Int) -> tm {
  var (second, time) = (second, tm())
  gmtime_r(&second, &time)
  return time
}

/// Returns a number with leading zeros.
func digits(_ number: some BinaryInteger, count: Int = 2) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
}
