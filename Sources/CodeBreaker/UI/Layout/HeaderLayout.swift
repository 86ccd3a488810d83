import AppSupport

/// What stands above the table in words.
struct HeaderText: Hashable {
  /// The name of the theme.
  var title = "Mastermind"

  /// The line below it, as long as it becomes in this game.
  var detail = "Game 537, 4 pegs · 59:59 · 10 attempts left"

  /// Whether dots count the attempts.
  var hasDots = true
}

/// How the title, the line below it and the buttons beside it stand. Widths of texts are estimated.
struct HeaderLayout: Hashable {
  /// Where the buttons are.
  enum Arrangement: Hashable {
    /// At the end of title and line, which have the room for it on a line each.
    case besideBoth
    /// At the end of the title. The line below has the whole width.
    case besideTitle
    /// Below both.
    case below
  }

  /// Where the buttons are.
  let arrangement: Arrangement

  /// About how high all of it is.
  let height: Double

  /// The gap between two buttons, and the least between buttons and text.
  static let spacing = 6.0
  static let gap = 14.0

  /// How small the title may become, as a share of its size, where there is little room for it.
  static let titleScale = 0.75

  /// Lays the header out.
  ///
  /// - Parameters:
  ///   - width: the room for it.
  ///   - size: the size of the letters.
  init(_ text: HeaderText, width: Double, size: TextSize) {
    let title = size.width(of: text.title, .title2)
    let detail = size.width(of: text.detail, .footnote)
    let symbol = max(GameButton.least, size.symbolWidth() + 2 * GameButton.padding)
    let newGame = max(GameButton.least, size.width(of: "New Game", .body) + 2 * GameButton.padding)
    let buttonWidths = [symbol, newGame, symbol]
    let buttons = buttonWidths.reduce(0, +) + 2 * Self.spacing
    let left = width - buttons - Self.gap
    let buttonHeight = max(GameButton.least, size.lineHeight(.body))
    let titleHeight = size.lineHeight(.title2)
    let detailLines = max(1, (detail / max(1, width)).rounded(.up))
    let detailHeight = size.lineHeight(.footnote) * detailLines + 2 + (text.hasDots ? 9 : 0)
    if max(title, detail) <= left {
      arrangement = .besideBoth
      height = max(titleHeight + detailHeight, buttonHeight)
    } else if title * Self.titleScale <= left {
      arrangement = .besideTitle
      height = max(titleHeight, buttonHeight) + detailHeight
    } else {
      arrangement = .below
      let rows = LinePlan(
        buttonWidths.map { LinePlan.Item(width: $0) }, spacing: Self.spacing, width: width
      ).lines.count
      let titleLines = title * Self.titleScale <= width ? 1.0 : 2
      height =
        titleLines * titleHeight + detailHeight + TableLayout.gap + Double(rows) * buttonHeight
        + Double(rows - 1) * Self.spacing
    }
  }
}
