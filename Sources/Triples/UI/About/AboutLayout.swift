import AppSupport

/// The layout of the About screen: where the toy is.
enum AboutLayout: Hashable {
  /// The toy is below the text and doesn't scroll.
  case below
  /// The toy is beside the text and doesn't scroll.
  case beside
  /// The toy is at the end of the text and scrolls with it, because it would leave too little room for the text.
  case scrolling

  /// The minimum height of the picture of the toy, and its height if it scrolls, in points.
  static let minPictureHeight = 176.0
  static let scrollingPictureHeight = 280.0

  /// The minimum height of text above a toy that doesn't scroll, in points.
  static let minTextHeight = 220.0

  /// Chooses the layout for a space in points. A phone in landscape has a compact height.
  init(width: Double, height: Double, hasCompactHeight: Bool, textSize: TextSize) {
    if textSize.isAccessibilitySize {
      self = .scrolling
    } else if hasCompactHeight {
      self = .beside
    } else {
      let toy = Self.minPictureHeight + GameButtonMetrics.gap + Self.controlsHeight(width: width, textSize)
      self = height - toy - GameLayout.gap >= Self.minTextHeight ? .below : .scrolling
    }
  }

  /// Returns the approximate height of the toy's sentence and buttons, in points.
  private static func controlsHeight(width: Double, _ size: TextSize) -> Double {
    let buttons = size.buttonWidth("Poke") + size.buttonWidth("Restart") + 2 * GameButtonMetrics.gap
    let sentence = size.width(of: TankText.start, .subheadline)
    let besideButtons = width - buttons
    guard besideButtons >= sentence / 3 else {
      return (sentence / width).rounded(.up) * size.lineHeight(.subheadline) + GameButtonMetrics.gap + size.buttonHeight
    }
    return max(size.buttonHeight, (sentence / besideButtons).rounded(.up) * size.lineHeight(.subheadline))
  }
}
