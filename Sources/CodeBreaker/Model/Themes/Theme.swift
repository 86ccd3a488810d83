import GameCore

/// A named set of choices for pegs: colors or emoji. `GameSetup` checks whether it can be played. Only the themes in
/// `Theme.all`, which the app offers, can be named in a replay line.
public struct Theme: Sendable {
  /// The appearance of the pegs: colored circles or emoji.
  public enum Kind: CaseIterable, Hashable, Sendable {
    case color, emoji
  }

  /// The properties, in an object so that copying a theme copies one reference. Saves 2 KB in the browser's program.
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

  /// Creates a theme of colors.
  ///
  /// - Parameters:
  ///   - id: The identifier in replay lines.
  ///   - name: The name to show.
  ///   - colors: The names of the colors, in the order of the choices.
  ///   - needsLetters: Whether some colors look similar to some players.
  public init(id: String, name: String, colors: [Peg], needsLetters: Bool = false) {
    content = Content(
      id: id, name: name, kind: .color, choices: colors, spokenNames: colors, needsLetters: needsLetters)
  }

  /// Creates a theme of emoji, each with the name that screen readers speak.
  public init(id: String, name: String, emoji: [(peg: Peg, spokenName: Peg)]) {
    content = Content(
      id: id, name: name, kind: .emoji, choices: emoji.map { $0.peg }, spokenNames: emoji.map { $0.spokenName },
      needsLetters: false)
  }

  /// The identifier in replay lines, in lowercase ASCII letters and hyphens. It must never change.
  public var id: String { content.id }

  /// The name to show.
  public var name: String { content.name }

  /// Colored circles or emoji.
  public var kind: Kind { content.kind }

  /// The available pegs. Replay lines have their indexes, so a published order must never change.
  public var choices: [Peg] { content.choices }

  /// Whether some colors look similar to some players, so that letters are shown by default.
  public var needsLetters: Bool { content.needsLetters }

  /// Returns a peg's spoken name: of a color or emoji, "empty" for a missing peg, or the text of an unknown peg.
  public func spokenName(of peg: Peg) -> String {
    if peg == Code.missingPeg { return "empty" }
    return choices.firstIndex(of: peg).map { content.spokenNames[$0].text } ?? peg.text
  }
}

extension Theme: Hashable {
  /// Returns whether both themes have the same identifier and choices.
  public static func == (left: Theme, right: Theme) -> Bool {
    left.content === right.content || (Peg(left.id) == Peg(right.id) && left.choices == right.choices)
  }

  /// Hashes only the choices, which are equal in equal themes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(choices)
  }
}
