/// A colour of the sRGB space, without transparency.
struct RGB: Hashable {
  /// The red part, from 0 to 1; so are the others.
  let red: Double
  let green: Double
  let blue: Double

  /// The colour that a style sheet writes as `#rrggbb`.
  init(_ hex: UInt32) {
    red = Double(hex >> 16 & 0xFF) / 255
    green = Double(hex >> 8 & 0xFF) / 255
    blue = Double(hex & 0xFF) / 255
  }
}
