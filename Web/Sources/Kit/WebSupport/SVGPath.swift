import GameCore

/// The `d` attribute of an SVG path, such as `M0 1.3C-2 3 4 5 6 7Z`. Coordinates have at most one decimal place.
public struct SVGPath {
  private var bytes: [UInt8] = []

  /// Creates an empty path.
  public init() {}

  /// The text of the attribute.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Moves to a point without drawing.
  public mutating func move(_ x: Double, _ y: Double) {
    append("M", x, y)
  }

  /// Adds a straight line to a point.
  public mutating func addLine(toX x: Double, y: Double) {
    append("L", x, y)
  }

  /// Adds a cubic Bézier curve to the point (`x`, `y`). The other coordinates are those of the two control points.
  public mutating func addCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
    append("C", x1, y1)
    append(" ", x2, y2)
    append(" ", x, y)
  }

  /// Draws a line back to the start.
  public mutating func close() {
    bytes.append(UInt8(ascii: "Z"))
  }

  /// Adds a line of no length. With round caps it's a dot, even if the picture is stretched.
  public mutating func addDot(atX x: Double, y: Double) {
    move(x, y)
    bytes.append(UInt8(ascii: "h"))
    bytes.append(UInt8(ascii: "0"))
  }

  private mutating func append(_ command: Unicode.Scalar, _ x: Double, _ y: Double) {
    bytes.append(UInt8(ascii: command))
    x.writeText(decimals: 1, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    y.writeText(decimals: 1, to: &bytes)
  }
}
