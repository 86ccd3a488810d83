import Foundation

/// Formats dates with times to the second, in the player's time zone and the terminal's language.
package struct LocalDateFormatter {
  private let formatter: DateFormatter

  /// Creates a formatter for the language that the environment sets, as in setlocale(3). If it sets none, dates have
  /// the format 2020-02-16 23:59:59.
  package init(environment: [String: String], timeZone: TimeZone = .current) {
    formatter = DateFormatter()
    formatter.timeZone = timeZone
    let name = ["LC_ALL", "LC_TIME", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let language = name.prefix { $0 != "." && $0 != "@" }
    if language.isEmpty || language == "C" || language == "POSIX" {
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    } else {
      formatter.locale = Locale(identifier: String(language))
      formatter.dateStyle = .medium
      formatter.timeStyle = .medium
    }
  }

  /// Returns a time in seconds since 1970 UTC as text.
  package func callAsFunction(_ date: Int64) -> String {
    let text = formatter.string(from: Date(timeIntervalSince1970: TimeInterval(date)))
    // Some languages have a special space before AM and PM, which some terminals' fonts lack.
    return String(text.map { $0 == "\u{202F}" || $0 == "\u{A0}" ? " " : $0 })
  }
}
