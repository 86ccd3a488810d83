import NumberedGame

/// A named set of choices for the pegs of a game: colours, or emoji.
///
/// Any theme can be made; whether it can be played, `GameSetup` decides. Those that the app offers are in one table,
/// `Theme.all`, and only those can be named in a replay line.
public struct Theme: Sendable {
  /// Whether the pegs are drawn as coloured circles or as emoji.
  public enum Kind: CaseIterable, Hashable, Sendable {
    case color, emoji
  }

  /// What a theme consists of. Every game and every code of the session carries its theme along, and with the parts in
  /// an object a copy is one reference, which makes the browser build smaller by 2 KB.
  private final class Content: Sendable {
    let id: String
    let name: String
    let kind: Kind
    let choices: [Peg]
    let spokenNames: [Peg]
    let needsLetters: Bool

    init(id: String, name: String, kind: Kind, choices: [Peg], spokenNames: [Peg], needsLetters: Bool) {
      self.id = id
      self.name = name
      self.kind = kind
      self.choices = choices
      self.spokenNames = spokenNames
      self.needsLetters = needsLetters
    }
  }

  private let content: Content

  /// A theme of colours, each given by its name.
  ///
  /// - Parameters:
  ///   - id: what it is called in replay lines.
  ///   - name: what players read.
  ///   - colors: the choices, in their order.
  ///   - needsLetters: whether some of the colours look nearly alike to some players.
  public init(id: String, name: String, colors: [Peg], needsLetters: Bool = false) {
    content = Content(
      id: id, name: name, kind: .color, choices: colors, spokenNames: colors, needsLetters: needsLetters)
  }

  /// A theme of emoji, each followed by the name by which it is spoken.
  public init(id: String, name: String, emoji: [(peg: Peg, spokenName: Peg)]) {
    content = Content(
      id: id, name: name, kind: .emoji, choices: emoji.map { $0.peg }, spokenNames: emoji.map { $0.spokenName },
      needsLetters: false)
  }

  /// What the theme is called in replay lines: small ASCII letters and hyphens. It never changes.
  public var id: String { content.id }

  /// What the theme is called on the screen.
  public var name: String { content.name }

  /// Whether the pegs are drawn as coloured circles or as emoji.
  public var kind: Kind { content.kind }

  /// The pegs to choose from. Replay lines count them, so in a published theme their order never changes.
  public var choices: [Peg] { content.choices }

  /// Whether some of the colours look nearly alike to some players, so that letters should be on unless a player
  /// switches them off.
  public var needsLetters: Bool { content.needsLetters }

  /// What a screen reader says for a peg: the colour's name, or what the emoji shows; "empty" for the missing peg.
  /// A peg that is not of this theme is spoken as it is written.
  public func spokenName(of peg: Peg) -> String {
    if peg == Code.missingPeg { return "empty" }
    return choices.firstIndex(of: peg).map { content.spokenNames[$0].text } ?? peg.text
  }
}

extension Theme: Hashable {
  /// Whether both themes have the same id and the same choices.
  public static func == (left: Theme, right: Theme) -> Bool {
    left.content === right.content || (Peg(left.id) == Peg(right.id) && left.choices == right.choices)
  }

  /// Feeds the choices to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(choices)
  }
}
