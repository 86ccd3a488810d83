#if canImport(SwiftUI)
import SwiftUI

/// A coloured ball, with or without a letter upon it.
struct ColorPeg: View {
  let color: Color
  let letter: String?
  let letterColor: Color

  var body: some View {
    Circle()
      .fill(color)
      .overlay {
        if let letter {
          Sign(letter)
            .fontWeight(.heavy)
            .foregroundStyle(letterColor)
            .scaleEffect(0.55)
        } else {
          Circle().fill(shine)
        }
      }
      .overlay { Circle().strokeBorder(Color.black.opacity(0.28), lineWidth: 1.5) }
  }

  /// Light from above, which a letter must not suffer from.
  private var shine: EllipticalGradient {
    EllipticalGradient(
      colors: [Color.white.opacity(0.35), Color.white.opacity(0)], center: UnitPoint(x: 0.35, y: 0.28),
      startRadiusFraction: 0, endRadiusFraction: 0.42)
  }
}
#endif
