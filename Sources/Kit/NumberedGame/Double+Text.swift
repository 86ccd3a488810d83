extension Double {
  /// The number in decimal, for style sheets and drawings: `-12.5`, `0`, `100`.
  ///
  /// (`description` is not available in Embedded Swift, would be longer than a drawing needs, and has exponents, which some
  /// readers of SVG do not know.)
  ///
  /// - Parameter decimals: at most so many digits after the point, 0 to 6; zeros at the end are left out.
  /// - Returns: the number rounded to the nearest, halves away from zero. What is not finite, or beyond ±10¹², is `0`.
  public func text(decimals: Int = 2) -> String {
    var bytes: [UInt8] = []
    append(decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the number to a text as `text` writes it.
  public func append(decimals: Int, to bytes: inout [UInt8]) {
    guard magnitude < 1e12 else { return bytes.append(UInt8(ascii: "0")) }
    var unit: Int64 = 1
    for _ in 0..<Swift.min(Swift.max(decimals, 0), 6) { unit *= 10 }
    // As `rounded()` has it, but without its call into the C library.
    let scaled = Int64(magnitude * Double(unit) + 0.5)
    if self < 0, scaled > 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var whole = scaled / unit
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
      whole /= 10
    } while whole > 0
    bytes[start...].reverse()
    var rest = scaled % unit
    if rest > 0 { bytes.append(UInt8(ascii: ".")) }
    while rest > 0 {
      unit /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
    }
  }
}
