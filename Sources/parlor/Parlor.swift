import ArgumentParser
import CodeBreakerTerminal
import TerminalSupport
import TriplesTerminal

/// The command `parlor`.
@main
struct ParlorCommand: ParsableCommand {
  /// The games, in the order in which the help names them.
  private static let games: [any GameCommand.Type] = [
    TriplesCommand.self,
    CodeBreakerCommand.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "parlor",
    abstract: "Small puzzle games in the terminal.",
    discussion: games.map { $0.introduction + "\n\n" }.joined() + """
      Every game is a number and its moves or attempts, written as one line of text. A game in play is saved at every move, and \
      taken up again the next time.
      """,
    version: Parlor.version,
    subcommands: games as [any ParsableCommand.Type] + [DaysCommand.self, TodayCommand.self, DataCommand.self])
}
