import Foundation
import TerminalSupport
import Testing

@testable import TriplesTerminal

@Suite struct TilePaletteTests {
  private static let values = [1, 2] + (0...14).map { 3 << $0 }

  /// Returns the contrast ratio as WCAG 2.2 defines it.
  private func contrast(_ one: (Double, Double, Double), _ other: (Double, Double, Double)) -> Double {
    func luminance(_ color: (Double, Double, Double)) -> Double {
      func linear(_ part: Double) -> Double {
        let part = part / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
    }
    let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  private func exactComponents(_ color: Color) -> (Double, Double, Double) {
    (Double(color.exact.red), Double(color.exact.green), Double(color.exact.blue))
  }

  /// Returns the color that xterm shows for an index in its 256-color table.
  private func indexedComponents(_ color: Color) -> (Double, Double, Double) {
    let index = Int(color.indexed)
    guard index < 232 else {
      let level = Double(8 + 10 * (index - 232))
      return (level, level, level)
    }
    let steps = [0.0, 95, 135, 175, 215, 255]
    let place = index - 16
    return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
  }

  @Test func numbersAreLegibleOnTheirTiles() {
    for value in Self.values {
      let colors = TilePalette.colors(of: value)
      #expect(contrast(exactComponents(colors.tile), exactComponents(colors.text)) >= 4.5, "\(value)")
      #expect(contrast(indexedComponents(colors.tile), indexedComponents(colors.text)) >= 4.5, "\(value) among 256")
      #expect(colors.tile.basic != colors.text.basic, "\(value) among eight")
    }
  }

  @Test func paletteAvoidsColorsThatUsersCustomize() {
    let colors = Self.values.flatMap { [TilePalette.colors(of: $0).tile, TilePalette.colors(of: $0).text] }
    for color in colors + [TilePalette.panel, TilePalette.openCell] {
      #expect(color.indexed >= 16)
      #expect(color.basic < 8)
    }
  }
}
