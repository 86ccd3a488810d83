extension Double {
  /// Returns the number as decimal text for style sheets and drawings, such as `-12.5`, `0`, or `100`.
  ///
  /// Embedded Swift has no `description`. Elsewhere, `description` is longer than a drawing needs, and some SVG readers
  /// don't support its exponents.
  ///
  /// - Parameter decimals: The maximum number of digits after the point, 0 to 6. Trailing zeros are left out.
  /// - Returns: The number, rounded half away from zero, or `0` if it isn't finite or has a magnitude of 10¹² or more.
  public func text(decimals: Int = 2) -> String {
    var bytes: [UInt8] = []
    writeText(decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the number to `bytes`, in the format of `text(decimals:)`.
  public func writeText(decimals: Int, to bytes: inout [UInt8]) {
    guard magnitude < 1e12 else { return bytes.append(UInt8(ascii: "0")) }
    var unit: Int64 = 1
    for _ in 0..<Swift.min(Swift.max(decimals, 0), 6) { unit *= 10 }
    // This rounds like `rounded()`, but without a call into the C library.
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
