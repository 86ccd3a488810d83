import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// Draws pegs and markers: on the slate panel of a game, or as text of a page without a panel.
struct PegPainter {
  let choices: [Peg]

  let kind: Theme.Kind

  /// Whether color pegs show letters even on terminals with many colors.
  let showsLetters: Bool

  let capabilities: TerminalCapabilities

  /// The style of the space around the pegs.
  let panelStyle: Style

  /// Creates a painter. `choices` are the pegs to choose from, or `nil` for all of the theme.
  init(
    _ theme: Theme, choices: [Peg]? = nil, showsLetters: Bool, capabilities: TerminalCapabilities,
    isOnPanel: Bool = true
  ) {
    self.choices = choices ?? theme.choices
    kind = theme.kind
    self.showsLetters = showsLetters
    self.capabilities = capabilities
    panelStyle =
      isOnPanel && capabilities.hasColor
      ? Style(foreground: PegPalette.text, background: PegPalette.panel) : .plain
  }

  /// Whether pegs are emoji, which are two columns wide.
  private var showsEmoji: Bool { capabilities.supportsUnicode && kind == .emoji }

  /// Returns the width of a peg in columns.
  func width(_ size: PegSize) -> Int {
    switch size {
    case .large: showsEmoji ? 4 : 5
    case .small: showsEmoji ? 2 : 3
    case .tiny: showsEmoji ? 2 : 1
    }
  }

  /// Returns the width of a row in columns.
  func rowWidth(_ count: Int, _ size: PegSize) -> Int { (count - 1) * size.pitch + width(size) }

  func faces(_ code: Code) -> [PegFace] { code.isHidden ? code.pegs.map { _ in .hidden } : code.pegs.map(face) }

  func face(_ peg: Peg) -> PegFace {
    if peg == Code.missingPeg { return PegFace(.empty, capabilities.supportsUnicode ? "·" : ".", PegPalette.hole) }
    if let colors = PegPalette.colors(of: peg) {
      // Eight colors or fewer can't distinguish all pegs, so the pegs show letters.
      let needsLetter = showsLetters || capabilities.depth == .none || capabilities.depth == .basic
      let letter = needsLetter ? PegColor(peg)?.letter : nil
      let text = letter.map { String(decoding: [$0], as: UTF8.self) } ?? ""
      return PegFace(.colored, text, colors.disc, ink: colors.ink)
    }
    if capabilities.supportsUnicode { return PegFace(.emoji, peg.text, PegPalette.tile) }
    // Replace a peg that the terminal can't show with the key that chooses it.
    let choice = choices.firstIndex(of: peg)
    return PegFace(.colored, choice.map(CodeBreakerSession.KeyCommand.keyName(forChoice:)) ?? "?", PegPalette.tile)
  }

  func draw(_ faces: [PegFace], _ size: PegSize, row: Int, column: Int, on canvas: inout Canvas) {
    for (index, face) in faces.enumerated() {
      let column = column + index * size.pitch
      if size == .large {
        drawLarge(face, row: row, column: column, on: &canvas)
      } else {
        canvas.put(spans(face, size), row: row, column: column)
      }
    }
  }

  /// Returns a peg that is one row high.
  func spans(_ face: PegFace, _ size: PegSize) -> [Span] {
    let width = width(size)
    let ink = Style(foreground: face.ink, background: face.color, isBold: true)
    let edge = Style(foreground: face.color, background: PegPalette.panel)
    switch face.kind {
    case .emoji: return [Span(face.text, panelStyle)]
    case .hidden: return [Span(face.text.centered(in: width), bold)]
    case .empty: return [Span(face.text.centered(in: width), dim)]
    case .colored where !capabilities.hasColor: return [Span(face.text.centered(in: width), .bold)]
    case .colored where width == 1:
      return [
        face.text.isEmpty && capabilities.supportsUnicode
          ? Span("●", edge) : Span(face.text.isEmpty ? " " : face.text, ink)
      ]
    case .colored where !capabilities.supportsUnicode: return [Span(face.text.centered(in: width), ink)]
    case .colored where face.text.isEmpty: return [Span("●".centered(in: width), edge)]
    case .colored: return [Span("▐", edge), Span(face.text.centered(in: width - 2), ink), Span("▌", edge)]
    }
  }

  /// Returns a row of pegs on a strip of the panel.
  func strip(_ code: Code, _ size: PegSize = .small) -> [Span] {
    faces(code).reduce([space]) { $0 + spans($1, size) + [space] }
  }

  /// Returns the markers of an attempt on a strip of the panel.
  func strip(_ markers: [Match]) -> [Span] { [space] + self.markers(markers) + [space] }

  private var space: Span { Span(" ", panelStyle) }

  /// Returns the markers of an attempt. They must be sorted, so that they don't reveal which peg has which match.
  func markers(_ markers: [Match]) -> [Span] {
    markers.map { marker in
      switch marker {
      case .exact: Span(capabilities.supportsUnicode ? "●" : "*", bold)
      case .inexact: Span(capabilities.supportsUnicode ? "○" : "o", bold)
      case .nomatch: Span(capabilities.supportsUnicode ? "·" : ".", dim)
      }
    }
  }

  var bold: Style { panel { $0.isBold = true } }
  var dim: Style { panel { $0.isDim = true } }

  private func panel(_ change: (inout Style) -> Void) -> Style {
    var style = panelStyle
    change(&style)
    return style
  }

  /// Draws an attempt: its number in `numberWidth` columns, its pegs, and its markers.
  func draw(
    _ attempt: CodeBreakerSession.AttemptRow, _ size: PegSize, numberWidth: Int, style: Style, row: Int, column: Int,
    on canvas: inout Canvas
  ) {
    let middle = row + size.height / 2
    let number = "\(attempt.number)"
    canvas.put(number, row: middle, column: column + numberWidth - number.count, style: style)
    let first = column + numberWidth + 1
    draw(faces(attempt.code), size, row: row, column: first, on: &canvas)
    let markerColumn = first + rowWidth(attempt.code.pegs.count, size) + GameScreenMetrics.markerGap
    canvas.put(markers(attempt.markers), row: middle, column: markerColumn)
  }

  /// Marks the selected hole of a row whose first hole is at `column`.
  func mark(hole: Int, _ size: PegSize, row: Int, column: Int, on canvas: inout Canvas) {
    let column = column + hole * size.pitch
    let width = width(size)
    if size == .large {
      let line = String(repeating: capabilities.supportsUnicode ? "━" : "=", count: width)
      canvas.put(line, row: row + size.height, column: column, style: bold)
    } else {
      canvas.put("[", row: row, column: column - 1, style: bold)
      canvas.put("]", row: row, column: column + width, style: bold)
    }
  }

  /// Draws the choices below their keys, centered in `width` columns. `pitch` is the distance between two choices. The
  /// keys are dim if `selected` is `nil`.
  func drawChoices(selected: Peg?, pitch: Int, row: Int, column: Int, width: Int, on canvas: inout Canvas) {
    let size: PegSize = pitch < 3 ? .tiny : .small
    var column = column + (width - (choices.count - 1) * pitch - self.width(size)) / 2
    for (index, choice) in choices.enumerated() {
      let style = selected == nil ? dim : choice == selected ? bold : panelStyle
      // A letter or a disc is centered in three columns. An emoji fills its two columns.
      let keyColumn = column + (self.width(size) - 1) / 2
      canvas.put(
        CodeBreakerSession.KeyCommand.keyName(forChoice: index), row: row, column: keyColumn, style: style)
      canvas.put(spans(face(choice), size), row: row + 1, column: column)
      column += pitch
    }
  }

  private func drawLarge(_ face: PegFace, row: Int, column: Int, on canvas: inout Canvas) {
    let part = Rectangle(row: row, column: column, width: width(.large), height: PegSize.large.height)
    let style: Style
    if capabilities.hasColor {
      style = Style(foreground: face.ink, background: face.color, isBold: face.kind != .empty)
      // A disc has round corners, and the tile of an emoji has square corners.
      let inset = showsEmoji ? 0 : 1
      for (row, block) in [(part.row, "▄"), (part.endRow - 1, "▀")] {
        let edge = Rectangle(row: row, column: column + inset, width: part.width - 2 * inset, height: 1)
        if capabilities.supportsUnicode {
          canvas.fill(
            edge, with: Character(block), style: Style(foreground: face.color, background: PegPalette.panel))
        } else {
          canvas.fill(edge, style: style)
        }
      }
      canvas.fill(Rectangle(row: row + 1, column: column, width: part.width, height: 1), style: style)
    } else {
      style = face.kind == .empty ? .dim : .bold
      canvas.drawBorder(part, capabilities: capabilities, style: style)
    }
    // An emoji, or the dot that replaces it, is centered in four columns, and a letter in five.
    let text = showsEmoji && face.kind != .emoji ? face.text.centered(in: 2) : face.text
    canvas.put(text, row: row + 1, column: column + (part.width - text.columnCount) / 2, style: style)
  }
}

struct PegFace: Hashable {
  enum Kind {
    case colored, emoji, hidden, empty
  }

  let kind: Kind

  /// A letter, a digit, or an emoji, or an empty string on a plain disc.
  let text: String

  let color: Color
  let ink: Color

  fileprivate init(_ kind: Kind, _ text: String, _ color: Color, ink: Color = PegPalette.text) {
    self.kind = kind
    self.text = text
    self.color = color
    self.ink = ink
  }

  static let hidden = PegFace(.hidden, "?", PegPalette.tile)
}

enum PegSize {
  /// Three rows high.
  case large
  /// One row high and about as wide as high.
  case small
  /// One row high and as narrow as possible.
  case tiny

  var height: Int { self == .large ? 3 : 1 }

  /// The distance from one peg to the next, in columns.
  var pitch: Int {
    switch self {
    case .large: 6
    case .small: 4
    case .tiny: 3
    }
  }
}

// A board as part of a page's text.
extension PegPainter {
  /// Returns a row of pegs, with brackets around the selected one.
  func row(_ pegs: [Peg], selected: Int?) -> [Span] {
    pegs.enumerated().flatMap { position, peg in
      [Span(position == selected ? "[" : " ", bold)] + spans(face(peg), .tiny)
        + [Span(position == selected ? "]" : " ", bold)]
    }
  }
}
