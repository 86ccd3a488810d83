import NumberedGame

/// English ordinal numbers.
public enum Ordinal {
  /// A number as an ordinal in digits: 1st, 2nd, 3rd, 4th, … 11th, … 21st.
  public static func text(_ number: Int) -> String {
    let suffix =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}

/// A length of time in words and figures.
public enum DurationText {
  /// A number of seconds as a clock shows it: 0:07, 2:05, 1:02:05.
  public static func clock(_ seconds: Int64) -> String {
    let hours = seconds / 3600
    let minutes = seconds / 60 % 60
    let tail = twoDigits(seconds % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(tail)" : "\(minutes):\(tail)"
  }

  /// A number of seconds as it is spoken: "2 minutes 5 seconds".
  public static func spoken(_ seconds: Int64) -> String {
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
  /// What was typed, without the spaces around it.
  package var trimmed: [UInt8] {
    // Every ASCII character up to the space is one that cannot be seen.
    let space = UInt8(ascii: " ")
    return drop { $0 <= space }.reversed().drop { $0 <= space }.reversed()
  }
}
