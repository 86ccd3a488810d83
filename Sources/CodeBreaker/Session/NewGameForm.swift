import CodeBreakerModel
import NumberedGame

extension CodeBreakerSession {
  /// The answers of a player who is choosing the next game.
  public struct NewGameForm: Hashable, Sendable {
    /// How many pegs a code has, or `nil` for any number.
    public internal(set) var pegCount: Int?

    /// What the pegs are chosen from.
    public internal(set) var theme: ThemeChoice

    /// After how many attempts the game is lost.
    public internal(set) var limit: LimitSetting

    /// Whether the opponent has no code, but always gives the answer that leaves most codes.
    public internal(set) var isWithoutLuck = false

    /// What is wrong with the game number that was typed, or `nil` if nothing is.
    public internal(set) var fault: GameNumberFault?

    /// What is wrong with the game number that was typed, as a sentence.
    public var problem: String? {
      fault.map { "The game number \($0)." }
    }

    /// What the opponent does: how a game without luck goes, and its par where that is decided. Nothing of a secret code.
    public var opponentNote: String {
      guard isWithoutLuck else { return "" }
      var par: Par?
      if let pegCount, case .theme(let theme) = theme {
        par = Par(pegCount: pegCount, choiceCount: theme.choices.count)
      }
      return "There is no fixed code: each answer leaves as many codes as possible." + (par.map { " \($0.text)" } ?? "")
    }

    /// How hard the theme is: "7 colors, harder".
    public var themeNote: String { theme.note }

    /// What the limit comes to: "10 with 4 pegs and 6 choices", or nothing where the choice says it all.
    public var limitNote: String {
      guard limit == .usual else { return "" }
      guard let pegCount, case .theme(let theme) = theme else { return "8 to 20, by pegs and choices" }
      let count = theme.choices.count
      return "\(LimitSetting.usual(pegCount: pegCount, choiceCount: count)) with \(pegCount) pegs and \(count) choices"
    }
  }

  /// What theme a player wants for the next game.
  public enum ThemeChoice: Hashable, Sendable {
    /// Any theme: colours or emoji at even odds, then any theme of that kind.
    case any
    /// Any theme of one kind.
    case anyOf(Theme.Kind)
    /// One theme.
    case theme(Theme)

    /// Everything that there is to choose, in the order in which it is shown.
    public static var all: [ThemeChoice] {
      [.any, .anyOf(.color), .anyOf(.emoji)] + Theme.all.map { .theme($0) }
    }

    /// The pegs to choose from, where that is decided.
    public var pegs: [Peg] {
      if case .theme(let theme) = self { theme.choices } else { [] }
    }

    /// How many pegs there are to choose from, and what that means: "7 colors, harder".
    public var note: String {
      switch self {
      case .any: return "5 to 12 choices: the more, the harder"
      case .anyOf(.color): return "5 to 12 colors: the more, the harder"
      case .anyOf(.emoji): return "5 to 8 pictures: the more, the harder"
      case .theme(let theme):
        let count = theme.choices.count
        let mark =
          switch count {
          case ..<6: ", easier"
          case 6: ""
          case 7...8: ", harder"
          default: ", much harder"
          }
        return "\(count) \(theme.kind.plural)\(mark)"
      }
    }

    /// The label of the choice.
    public var label: String {
      switch self {
      case .any: "Any theme"
      case .anyOf(.color): "Any colors"
      case .anyOf(.emoji): "Any emoji"
      case .theme(let theme): theme.name
      }
    }
  }
}

extension Theme.Kind {
  /// What the pegs are called, several of them.
  var plural: String {
    switch self {
    case .color: "colors"
    case .emoji: "pictures"
    }
  }
}
