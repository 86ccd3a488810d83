import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

protocol PegPainterSource {
  var game: CodeBreaker { get }

  /// Returns a peg's letter as an ASCII capital, or `nil`.
  func letter(on peg: Peg) -> UInt8?
}

extension CodeBreakerSession: PegPainterSource {}

typealias GamePegPainter = PegPainter<CodeBreakerSession>

struct PegPainter<Source: PegPainterSource> {
  let source: Source
  let capabilities: TerminalCapabilities

  /// Whether pegs are emoji, which are two columns wide.
  var showsEmoji: Bool { capabilities.supportsUnicode && source.game.setup.theme.kind == .emoji }

  var panelStyle: Style {
    capabilities.hasColor ? Style(foreground: PegPalette.text, background: PegPalette.panel) : .plain
  }

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

  func faces(_ code: Code) -> [PegFace] {
    code.pegs.map { code.isHidden ? .hidden : PegFace($0, source: source, capabilities: capabilities) }
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

  private init(_ kind: Kind, _ text: String, _ color: Color, ink: Color = PegPalette.text) {
    self.kind = kind
    self.text = text
    self.color = color
    self.ink = ink
  }

  static let hidden = PegFace(.hidden, "?", PegPalette.tile)

  init(_ peg: Peg, source: some PegPainterSource, capabilities: TerminalCapabilities) {
    self.init(peg, choices: source.game.pegChoices, letter: source.letter(on: peg), capabilities: capabilities)
  }

  /// Creates the face of a peg. `choices` are the pegs to choose from. `letter` is the letter to show on a colored peg.
  init(_ peg: Peg, choices: [Peg], letter: UInt8?, capabilities: TerminalCapabilities) {
    if peg == Code.missingPeg {
      self.init(.empty, capabilities.supportsUnicode ? "·" : ".", PegPalette.hole)
    } else if let colors = PegPalette.colors(of: peg) {
      // Eight colors or fewer can't distinguish all pegs, so the pegs show letters.
      let needsLetter = capabilities.depth == .none || capabilities.depth == .basic
      let letter = needsLetter ? PegColor(peg)?.letter : letter
      self.init(.colored, letter.map { String(decoding: [$0], as: UTF8.self) } ?? "", colors.disc, ink: colors.ink)
    } else if capabilities.supportsUnicode {
      self.init(.emoji, peg.text, PegPalette.tile)
    } else {
      // Replace a peg that the terminal can't show with the key that chooses it.
      let choice = choices.firstIndex(of: peg)
      self.init(.colored, choice.map(CodeBreakerSession.KeyCommand.keyName(forChoice:)) ?? "?", PegPalette.tile)
    }
  }
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
