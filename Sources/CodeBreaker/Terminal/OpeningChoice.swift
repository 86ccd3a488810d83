import CodeBreakerModel
import NumberedGame
import TerminalSupport

/// The game that the command line asks for.
struct OpeningChoice: Hashable {
  var pegCount = 4
  var theme = Theme.mastermind

  /// The number of the game; `nil` for any.
  var number: GameNumber?

  /// Every theme by name.
  static var themeNames: String { Theme.all.map(\.name).joined(separator: ", ") }

  /// Reads what was given on the command line; `nil` if nothing was.
  ///
  /// - Throws: an exit code, when the fault has been reported.
  init?(pegs: String?, theme: String?, game: String?) throws {
    if let pegs {
      guard let count = GameSetup.pegCounts.first(where: { $0.description == pegs }) else {
        throw Failure.usage.report("The number of pegs must be 3, 4, 5 or 6.")
      }
      pegCount = count
    }
    if let name = theme?.lowercased() {
      guard let theme = Theme.all.first(where: { $0.id == name || $0.name.lowercased() == name }) else {
        throw Failure.usage.report("There is no such theme. Choose one of: \(Self.themeNames).")
      }
      self.theme = theme
    }
    number = try game.map { try GameNumber(argument: $0) }
    if pegs == nil, theme == nil, game == nil { return nil }
  }
}
