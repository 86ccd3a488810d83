/// A named set of choices for the pegs of a game: colours, or emoji.
///
/// Any theme can be made; whether it can be played, `GameSetup` decides. Those that the app offers are in one table,
/// `Theme.all`, and only those can be named in a replay line.
public struct Theme: Sendable {
  /// Whether the pegs are drawn as coloured circles or as emoji.
  public enum Kind: CaseIterable, Hashable, Sendable {
    case color, emoji
  }

  /// What the theme is called in replay lines: small ASCII letters and hyphens. It never changes.
  public let id: String

  /// What the theme is called on the screen.
  public let name: String

  /// Whether the pegs are drawn as coloured circles or as emoji.
  public let kind: Kind

  /// The pegs to choose from. Replay lines count them, so in a published theme their order never changes.
  public let choices: [Peg]

  /// Whether some of the colours look nearly alike to some players, so that letters should be on unless a player
  /// switches them off.
  public let needsLetters: Bool

  private let spokenNames: [String]

  /// A theme of colours, each given by its name.
  public init(id: String, name: String, colors: [Peg], needsLetters: Bool = false) {
    self.id = id
    self.name = name
    kind = .color
    choices = colors
    spokenNames = colors.map { $0.text }
    self.needsLetters = needsLetters
  }

  /// A theme of emoji, each with the name by which it is spoken.
  public init(id: String, name: String, emoji: [(peg: Peg, spokenName: String)]) {
    self.id = id
    self.name = name
    kind = .emoji
    choices = emoji.map { $0.peg }
    spokenNames = emoji.map { $0.spokenName }
    needsLetters = false
  }

  /// What a screen reader says for a peg: the colour's name, or what the emoji shows; "empty" for the missing peg.
  /// A peg that is not of this theme is spoken as it is written.
  public func spokenName(of peg: Peg) -> String {
    if peg == Code.missingPeg { return "empty" }
    return choices.firstIndex(of: peg).map { spokenNames[$0] } ?? peg.text
  }
}

extension Theme: Hashable {
  /// Whether both themes have the same id and the same choices.
  public static func == (left: Theme, right: Theme) -> Bool {
    left.id.utf8.elementsEqual(right.id.utf8) && left.choices == right.choices
  }

  /// Feeds the choices to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(choices)
  }
}
