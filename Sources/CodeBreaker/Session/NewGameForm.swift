import CodeBreakerModel
import NumberedGame

extension CodeBreakerSession {
  /// The answers of a player who is choosing the next game.
  public struct NewGameForm: Hashable, Sendable {
    /// The limits of attempts to choose from; `nil` is no limit.
    public static var attemptLimits: [Int?] { [nil, 6, 8, 10, 12, 15, 20] }

    /// How many pegs a code has, or `nil` for any number.
    public internal(set) var pegCount: Int?

    /// What the pegs are chosen from.
    public internal(set) var theme: ThemeChoice

    /// After how many attempts the game is lost, or `nil` for no limit.
    public internal(set) var attemptLimit: Int?

    /// What is wrong with the game number that was typed, or `nil` if nothing is.
    public internal(set) var fault: GameNumberFault?

    /// What is wrong with the game number that was typed, as a sentence.
    public var problem: String? {
      fault.map { "The game number \($0)." }
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
