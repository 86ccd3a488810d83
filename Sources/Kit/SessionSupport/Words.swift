import GameCore

/// English ordinal numbers.
public enum Ordinal {
  /// Returns a number as an ordinal in digits, such as 1st, 2nd, 11th, 21st, or 1,003rd.
  public static func text(_ number: Int) -> String {
    let suffix =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return DecimalText.grouped(number) + suffix
  }
}

/// Durations in words and digits.
public enum DurationText {
  /// Returns a number of seconds as on a clock: 0:07, 2:05, 1:02:05.
  public static func clock(_ seconds: Int64) -> String {
    let hours = seconds / 3600
    let minutes = seconds / 60 % 60
    let tail = twoDigits(seconds % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(tail)" : "\(minutes):\(tail)"
  }

  /// Returns a number of seconds in words, such as "2 minutes 5 seconds".
  public static func spokenText(_ seconds: Int64) -> String {
    var parts: [String] = []
    let units: [(count: Int64, name: String)] = [
      (seconds / 3600, "hour"), (seconds / 60 % 60, "minute"), (seconds % 60, "second"),
    ]
    for (count, name) in units where count > 0 {
      parts.append(count == 1 ? "1 \(name)" : "\(count) \(name)s")
    }
    return parts.isEmpty ? "0 seconds" : parts.joined(separator: " ")
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension [UInt8] {
  /// The text without surrounding spaces and control characters.
  package var trimmed: [UInt8] {
    // All ASCII characters up to the space are invisible.
    let space = UInt8(ascii: " ")
    return drop { $0 <= space }.reversed().drop { $0 <= space }.reversed()
  }
}
