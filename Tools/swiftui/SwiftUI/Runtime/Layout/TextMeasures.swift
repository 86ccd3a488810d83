import Foundation

extension Font.TextStyle {
  var role: TextRole {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension Font.Weight {
  /// The measured weight that is closest.
  var measured: TextFont.Weight {
    switch self {
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy, .black: .heavy
    default: .regular
    }
  }
}

extension Font {
  /// Returns the font as layout measures it. A size in points doesn't follow the text size
  /// (swiftui/font/system(size:weight:design:)).
  func measured(textSize: Int) -> TextFont {
    var font =
      switch size {
      case .style(let style): style.role.font(textSize: textSize)
      case .points(let points): TextFont(size: Double(points))
      }
    if let weight { font.weight = weight.measured }
    font.isMonospaced = design == .monospaced
    font.hasMonospacedDigits = hasMonospacedDigits
    return font
  }
}

extension EnvironmentValues {
  /// The index of the text size among the twelve.
  var textSizeIndex: Int { DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3 }
}

extension EnvironmentValues {
  /// Returns the font of text. The first of several fonts is measured.
  func measuredFont(of runs: [TextRun]) -> TextFont {
    let run = runs.first
    var font = (run?.font ?? font ?? .body).measured(textSize: textSizeIndex)
    if let weight = run?.weight ?? fontWeight { font.weight = weight.measured }
    if fontDesign == .monospaced { font.isMonospaced = true }
    if hasMonospacedDigits || run?.hasMonospacedDigits == true { font.hasMonospacedDigits = true }
    return font
  }

  /// Returns text with the limits of the environment.
  func textBlock(of runs: [TextRun]) -> TextBlock {
    TextBlock(
      content: runs.map { $0.symbol == nil ? $0.string : "▢" }.joined(), font: measuredFont(of: runs),
      lineLimit: lineLimit,
      minScale: Double(minimumScaleFactor))
  }
}

extension Node {
  /// The runs of text.
  var textRuns: [TextRun] { if case .text(let runs) = parameters { runs } else { [] } }

  /// Text that the system shows in a control.
  func systemText(_ content: String, _ role: TextRole = .body, lineLimit: Int? = nil) -> TextBlock {
    TextBlock(content: content, font: role.font(textSize: environment.textSizeIndex), lineLimit: lineLimit)
  }
}

extension HorizontalAlignment {
  /// The position from 0 for leading to 1 for trailing.
  var fraction: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// The position from 0 for the top to 1 for the bottom, or `nil` for a baseline. All baselines are first baselines.
  var fraction: CGFloat? {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    default: nil
    }
  }
}

extension Alignment {
  var anchor: RelativePoint { RelativePoint(horizontal.fraction, vertical.fraction ?? 0.5) }
}
