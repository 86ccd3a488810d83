import GameCore
import JellyToy
import Testing

struct ColorTests {
  @Test(arguments: [1, 2, 3, 6, 12, 24, 48])
  func numberHasEnoughContrastForLargeTextExceptThe48(value: Int) {
    let colors = JellyColor(value: value)
    // Large text needs a contrast of 3 to 1. The only exception is the 48.
    #expect(contrast(colors.skin, colors.number) >= (value == 48 ? 2.5 : 3))
  }

  private func contrast(_ first: SRGBColor, _ second: SRGBColor) -> Double {
    let (low, high) = (min(luminance(first), luminance(second)), max(luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
  }

  /// The relative luminance of a color as WCAG defines it, with an exponent of 2.2 for the sRGB curve.
  private func luminance(_ color: SRGBColor) -> Double {
    let parts = [color.red, color.green, color.blue].map { linear(Double($0) / 255) }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// Approximates `part` to the power of 2.2, for which the standard library has no function.
  private func linear(_ part: Double) -> Double {
    part * part * (0.8 + 0.2 * part)
  }
}
