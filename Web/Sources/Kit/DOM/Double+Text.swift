extension Double {
  /// The number in decimal, for styles and drawings: `-12.5`, `0`, `100`.
  ///
  /// (`description` is not available in Embedded Swift, and would be longer than a style needs.)
  ///
  /// - Parameter decimals: at most so many digits after the point, 0 to 6; zeros at the end are left out.
  /// - Returns: the number rounded to the nearest, halves away from zero. What is not finite, or beyond ±10¹², is `0`.
  public func text(decimals: Int = 2) -> String {
    guard magnitude < 1e12 else { return "0" }
    var scale: Int64 = 1
    for _ in 0..<Swift.min(Swift.max(decimals, 0), 6) { scale *= 10 }
    let scaled = Int64((magnitude * Double(scale)).rounded(.toNearestOrAwayFromZero))
    var text = self < 0 && scaled > 0 ? "-\(scaled / scale)" : "\(scaled / scale)"
    var rest = scaled % scale
    guard rest > 0 else { return text }
    text += "."
    while rest > 0 {
      scale /= 10
      text += "\(rest / scale)"
      rest %= scale
    }
    return text
  }
}
