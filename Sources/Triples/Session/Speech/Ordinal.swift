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
