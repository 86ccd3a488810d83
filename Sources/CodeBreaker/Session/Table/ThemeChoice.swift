import CodeBreakerModel

extension CodeBreakerSession {
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
