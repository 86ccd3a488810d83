import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// What a peg shows: a colour, or a text upon it, or both.
struct PegFace: Hashable {
  /// What a hole holds.
  enum Kind {
    case colored, emoji, hidden, empty
  }

  let kind: Kind

  /// A letter, a digit or an emoji, or nothing on a plain disc.
  let text: String

  let color: Color
  let ink: Color

  private init(_ kind: Kind, _ text: String, _ color: Color, ink: Color = PegPalette.text) {
    self.kind = kind
    self.text = text
    self.color = color
    self.ink = ink
  }

  /// A peg of a master code that is still hidden.
  static let hidden = PegFace(.hidden, "?", PegPalette.tile)

  /// What a peg shows in the game on the table.
  init(_ peg: Peg, session: CodeBreakerSession, look: Look) {
    if peg == Code.missingPeg {
      self.init(.empty, look.isUnicode ? "·" : ".", PegPalette.hole)
    } else if let colors = PegPalette.colors(of: peg) {
      // Eight colours are too few to tell all pegs apart, and none are.
      let needsLetter = look.depth == .none || look.depth == .basic
      let letter = needsLetter ? PegColor(peg)?.letter : session.letter(on: peg)
      self.init(.colored, letter.map { String(decoding: [$0], as: UTF8.self) } ?? "", colors.disc, ink: colors.ink)
    } else if look.isUnicode {
      self.init(.emoji, peg.text, PegPalette.tile)
    } else {
      // What cannot be shown is told by the key that chooses it.
      let choice = session.game.pegChoices.firstIndex(of: peg)
      self.init(.colored, choice.map(CodeBreakerSession.KeyCommand.keyName(forChoice:)) ?? "?", PegPalette.tile)
    }
  }
}
