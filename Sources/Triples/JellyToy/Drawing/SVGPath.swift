/// Writes curves and numbers as SVG attribute text, to one decimal place.
///
/// The digits are made from integers: neither Foundation nor `Double.description`, which Embedded Swift has not, and no
/// exponent, which some readers of SVG do not know.
public enum SVGPath {
  /// The `d` attribute of a closed outline, for example `M0 0C1 0 2 1 2 2…Z`; empty where there are no curves.
  public static func text(outline: [CubicCurve]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(outline.count * 40)
    append(outline: outline, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The `d` attribute of a single open curve, for example `M0 0C1 0 2 1 2 2`.
  public static func text(curve: CubicCurve) -> String {
    var bytes: [UInt8] = []
    append(move: curve.start, to: &bytes)
    append(curve: curve, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A length or a coordinate, rounded to one decimal place, for example `12.5` or `-3`.
  ///
  /// - Parameter value: clamped to ±100,000,000; what is not a number is written as `0`.
  public static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, decimals: 1, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A share from 0 to 1, such as an opacity, rounded to two decimal places.
  public static func text(share: Double) -> String {
    var bytes: [UInt8] = []
    append(share, decimals: 2, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The `transform` attribute that moves the origin to `origin`, turns by `tilt` and scales by `scale`:
  /// `matrix(a b c d e f)`.
  ///
  /// - Parameters:
  ///   - tilt: cosine and sine of the angle, clockwise on the screen.
  ///   - scale: what a length of 1 becomes, in points.
  public static func text(transformTo origin: Point, tilt: Point, scale: Double = 1) -> String {
    var bytes = ascii("matrix(")
    for value in [tilt.x * scale, tilt.y * scale, -tilt.y * scale, tilt.x * scale] {
      append(value, decimals: 3, to: &bytes)
      bytes.append(UInt8(ascii: " "))
    }
    append(point: origin, to: &bytes)
    bytes.append(UInt8(ascii: ")"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a closed outline to `bytes`, so that several outlines can share one `d` attribute.
  public static func append(outline: [CubicCurve], to bytes: inout [UInt8]) {
    guard let first = outline.first else { return }
    append(move: first.start, to: &bytes)
    for curve in outline { append(curve: curve, to: &bytes) }
    bytes.append(UInt8(ascii: "Z"))
  }

  private static func append(move point: Point, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "M"))
    append(point: point, to: &bytes)
  }

  private static func append(curve: CubicCurve, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "C"))
    append(point: curve.control1, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    append(point: curve.control2, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    append(point: curve.end, to: &bytes)
  }

  private static func append(point: Point, to bytes: inout [UInt8]) {
    append(point.x, decimals: 1, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    append(point.y, decimals: 1, to: &bytes)
  }

  /// Appends `value` with at most `decimals` places, without a minus sign before zero and without trailing zeros.
  private static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    var unit: Int64 = 1
    for _ in 0..<decimals { unit *= 10 }
    let safe = value.isNaN ? 0 : min(max(value, -100_000_000), 100_000_000)
    // Halves go away from zero, as `rounded()` has it, but without its call into the C library.
    let scaled = Int64(safe * Double(unit) + (safe < 0 ? -0.5 : 0.5))
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = scaled.magnitude
    append(digitsOf: magnitude / unit.magnitude, to: &bytes)
    var fraction = magnitude % unit.magnitude
    var place = unit.magnitude
    if fraction > 0 { bytes.append(UInt8(ascii: ".")) }
    while fraction > 0 {
      place /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / place))
      fraction %= place
    }
  }

  private static func append(digitsOf value: UInt64, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = value
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private static func ascii(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }
}
