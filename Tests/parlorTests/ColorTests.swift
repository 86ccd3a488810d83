import Foundation
import Testing

@testable import parlor

@Suite struct ColorTests {
  private static let values = [1, 2] + (0...14).map { 3 << $0 }

  /// WCAG 2.2's contrast ratio.
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

  private func exact(_ color: Color) -> (Double, Double, Double) {
    (Double(color.red), Double(color.green), Double(color.blue))
  }

  /// What xterm shows for a place in its table of 256.
  private func tabled(_ color: Color) -> (Double, Double, Double) {
    let index = Int(color.indexed)
    guard index < 232 else {
      let level = Double(8 + 10 * (index - 232))
      return (level, level, level)
    }
    let steps = [0.0, 95, 135, 175, 215, 255]
    let place = index - 16
    return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
  }

  @Test func everyNumberIsLegibleOnItsTile() {
    for value in Self.values {
      let colors = TilePalette.colors(of: value)
      #expect(contrast(exact(colors.tile), exact(colors.text)) >= 4.5, "\(value)")
      #expect(contrast(tabled(colors.tile), tabled(colors.text)) >= 4.5, "\(value) among 256")
      #expect(colors.tile.basic != colors.text.basic, "\(value) among eight")
    }
  }

  @Test func tableLeavesOutTheColorsThatPlayersSet() {
    let colors = Self.values.flatMap { [TilePalette.colors(of: $0).tile, TilePalette.colors(of: $0).text] }
    for color in colors + [TilePalette.panel, TilePalette.open] {
      #expect(color.indexed >= 16)
      #expect(color.basic < 8)
    }
  }

  @Test func stylesBecomeSequences() {
    let style = Style(
      foreground: Color(0x0102FF, indexed: 21, basic: 4), background: Color(0xFF8000, indexed: 208, basic: 3),
      isBold: true)
    #expect(style.sequence(.none) == "\u{1B}[0;1m")
    #expect(style.sequence(.basic) == "\u{1B}[0;1;34;43m")
    #expect(style.sequence(.indexed) == "\u{1B}[0;1;38;5;21;48;5;208m")
    #expect(style.sequence(.trueColor) == "\u{1B}[0;1;38;2;1;2;255;48;2;255;128;0m")
  }

  @Test(arguments: [
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed),
    (["TERM": "screen-256color"], .indexed),
    (["TERM": "linux"], .basic),
    ([:], .basic),
    (["TERM": "vt220"], .none),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
  ])
  func theEnvironmentTellsTheDepth(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false),
    (["LANG": "C", "LC_CTYPE": "de_DE.UTF-8"], true), (["LC_ALL": "", "LANG": "C.UTF-8"], true), ([:], false),
  ])
  func theLocaleTellsOfUnicode(environment: [String: String], isUnicode: Bool) {
    #expect(Look(environment: environment).isUnicode == isUnicode)
  }
}
