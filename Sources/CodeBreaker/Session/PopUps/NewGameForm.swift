import CodeBreakerModel
import GameCore

extension CodeBreakerSession {
  /// The player's choices for a new game.
  public struct NewGameForm: Hashable, Sendable {
    /// The number of pegs, or `nil` for any number.
    public internal(set) var pegCount: Int?

    /// The theme, or the kind from which the game draws one.
    public internal(set) var theme: ThemeChoice

    /// The number of attempts after which the player loses, if there is a limit.
    public internal(set) var limit: LimitSetting

    /// Whether the game is without luck: the opponent has no code, but gives the answer that leaves the most codes.
    public internal(set) var isWithoutLuck = false

    /// The game number that the player has typed, as UTF-8, or an empty array for any number.
    public internal(set) var numberText: [UInt8] = []

    /// The fault in the game number that the player typed, or `nil`.
    public internal(set) var fault: GameNumberFault?

    /// The fault as a sentence, or `nil`.
    public var problem: String? { fault?.sentence }

    /// A description of a game without luck, with its par if pegs and theme are chosen, or an empty string otherwise.
    public var opponentNote: String {
      guard isWithoutLuck else { return "" }
      var par: Par?
      if let pegCount, case .theme(let theme) = theme {
        par = Par(pegCount: pegCount, choiceCount: theme.choices.count)
      }
      return "There is no fixed code: each answer leaves as many codes as possible." + (par.map { " \($0.text)" } ?? "")
    }

    /// The difficulty of the theme, such as "7 colors, harder".
    public var themeNote: String { theme.note }

    /// The usual limit, such as "10 with 4 pegs and 6 choices", or an empty string if another limit is chosen.
    public var limitNote: String {
      guard limit == .usual else { return "" }
      guard let pegCount, case .theme(let theme) = theme else { return "8 to 20, by pegs and choices" }
      let count = theme.choices.count
      return
        "\(LimitSetting.usualLimit(pegCount: pegCount, choiceCount: count)) with \(pegCount) pegs and \(count) choices"
    }
  }

  /// A choice of theme for the next game.
  public enum ThemeChoice: Hashable, Sendable {
    /// Any theme: colors or emoji with equal probability, then any theme of that kind.
    case any
    /// Any theme of one kind.
    case anyOf(Theme.Kind)
    /// A specific theme.
    case theme(Theme)

    /// All choices in display order.
    public static var all: [ThemeChoice] {
      [.any, .anyOf(.color), .anyOf(.emoji)] + Theme.all.map { .theme($0) }
    }

    /// The pegs of a specific theme, or an empty array for the other choices.
    public var pegs: [Peg] {
      if case .theme(let theme) = self { theme.choices } else { [] }
    }

    /// The number of choices, and the difficulty: "7 colors, harder".
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
  var plural: String {
    switch self {
    case .color: "colors"
    case .emoji: "pictures"
    }
  }
}
