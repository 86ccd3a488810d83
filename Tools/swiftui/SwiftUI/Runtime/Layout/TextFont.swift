import Foundation

/// The styles of text in Apple's table of text sizes.
enum TextRole: String, CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

  /// The font sizes and line heights from the smallest of the twelve text sizes to the largest. Source: "iOS, iPadOS
  /// Dynamic Type sizes" in Apple's Human Interface Guidelines, /design/human-interface-guidelines/typography.
  private static let sizes: [TextRole: [[Double]]] = [
    .largeTitle: "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70",
    .title: "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68",
    .title2: "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66",
    .title3: "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65",
    .headline: "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62",
    .body: "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62",
    .callout: "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60",
    .subheadline: "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58",
    .footnote: "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52",
    .caption: "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/29 26/32 32/39 37/44 43/51",
    .caption2: "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48",
  ]
  .mapValues { $0.split(separator: " ").map { $0.split(separator: "/").compactMap { Double($0) } } }

  /// Returns the font of the style.
  ///
  /// - Parameter textSize: The index of the text size, from 0 for `xSmall` over 3 for `large` to 11 for `accessibility5`.
  func font(textSize: Int) -> TextFont {
    let size = Self.sizes[self]?[textSize] ?? [17, 22]
    return TextFont(size: size[0], lineHeight: size[1], weight: self == .headline ? .semibold : .regular)
  }
}

/// A font, as far as measurements depend on it.
struct TextFont: Hashable, Sendable {
  /// A weight that was measured.
  enum Weight: Int, Sendable {
    case regular, medium, semibold, bold, heavy
  }

  /// The font size and the height of a line, in points.
  var size: Double, lineHeight: Double
  var weight: Weight
  /// Whether all digits are equally wide.
  var hasMonospacedDigits = false
  /// Whether all characters are equally wide.
  var isMonospaced = false

  /// Creates a font. `lineHeight` is `nil` for the font's own height.
  init(size: Double, lineHeight: Double? = nil, weight: Weight = .regular) {
    self.size = size
    self.lineHeight = lineHeight ?? size * Double(TextWidths.ascent + TextWidths.descent) / 1000
    self.weight = weight
  }

  /// Returns the font with its size and line height multiplied by a factor.
  func scaled(by factor: Double) -> TextFont {
    var font = self
    font.size *= factor
    font.lineHeight *= factor
    return font
  }

  /// The distance of the baseline from the top of a line.
  var baseline: Double {
    (lineHeight - size * Double(TextWidths.ascent + TextWidths.descent) / 1000) / 2 + size * Double(TextWidths.ascent)
      / 1000
  }

  /// Returns the width of text in one line.
  func width(of text: some StringProtocol) -> Double {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static let widths: [Unicode.Scalar: [Double]] = {
    var widths: [Unicode.Scalar: [Double]] = [:]
    for line in TextWidths.table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let code = UInt32(words[0], radix: 16), let scalar = Unicode.Scalar(code) else { continue }
      widths[scalar] = words.dropFirst().compactMap { Double($0) }.map { $0 / 1000 }
    }
    return widths
  }()

  private func width(of character: Character) -> Double {
    // Inter is set closer the larger it is, by a formula of its author: rsms.me/inter/dynmetrics. Apple's font is, too.
    let tracking = -0.0223 + 0.185 * exp(-0.1745 * size)
    let emWidth = isMonospaced ? 0.62 : measuredWidth(of: character)
    return (emWidth + tracking) * size
  }

  private func measuredWidth(of character: Character) -> Double {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else { return 1.25 }
    let measured: Unicode.Scalar = hasMonospacedDigits && ("0"..."9").contains(character) ? "4" : scalar
    return Self.widths[measured]?[weight.rawValue] ?? 1.25
  }
}
