import AppSupport

struct HeaderText: Hashable {
  var title = "Mastermind"

  /// The line below the title, at its longest in this game.
  var detail = "Game 537, 4 pegs · 59:59 · 10 guesses left"

  var hasDots = true
}

/// The arrangement of the header's title, detail line, and buttons, by estimated text widths.
struct HeaderLayout: Hashable {
  enum Arrangement: Hashable {
    /// The buttons are beside the title and the detail line, each of which is one line high.
    case buttonsBesideBoth
    /// The buttons are beside the title, and the detail line spans the full width below them.
    case buttonsBesideTitle
    case buttonsBelow
  }

  let arrangement: Arrangement

  /// The estimated height in points.
  let height: Double

  /// The space between buttons, and the minimum space between buttons and text, in points.
  static let buttonSpacing = 6.0
  static let minTextGap = 14.0

  static let minTitleScale = 0.75

  init(_ text: HeaderText, width: Double, size: TextSize) {
    let title = size.width(of: text.title, .title2)
    let detail = size.width(of: text.detail, .footnote)
    let buttonWidths = [size.symbolButtonWidth, size.buttonWidth("New Game"), size.symbolButtonWidth]
    let buttons = buttonWidths.reduce(0, +) + 2 * Self.buttonSpacing
    let left = width - buttons - Self.minTextGap
    let buttonHeight = size.buttonHeight
    let titleHeight = size.lineHeight(.title2)
    let detailLines = max(1, (detail / max(1, width)).rounded(.up))
    let detailHeight = size.lineHeight(.footnote) * detailLines + 2 + (text.hasDots ? 9 : 0)
    if max(title, detail) <= left {
      arrangement = .buttonsBesideBoth
      height = max(titleHeight + detailHeight, buttonHeight)
    } else if title * Self.minTitleScale <= left {
      arrangement = .buttonsBesideTitle
      height = max(titleHeight, buttonHeight) + detailHeight
    } else {
      arrangement = .buttonsBelow
      let rows = LinePlan(
        buttonWidths.map { LinePlan.Item(width: $0) }, spacing: Self.buttonSpacing, width: width
      ).lines.count
      let titleLines = title * Self.minTitleScale <= width ? 1.0 : 2
      height =
        titleLines * titleHeight + detailHeight + GameLayout.gap + Double(rows) * buttonHeight
        + Double(rows - 1) * Self.buttonSpacing
    }
  }
}
