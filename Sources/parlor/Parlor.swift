import ArgumentParser
import TerminalSupport

/// The command `parlor`.
@main
struct ParlorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parlor",
    abstract: "Small puzzle games in the terminal.",
    discussion: Games.commands.map { $0.introduction + "\n\n" }.joined() + """
      Every game is a number and its moves or attempts, written as one line of text. A game in play is saved at every move, and \
      taken up again the next time.
      """,
    version: Parlor.version,
    subcommands: Games.commands as [any ParsableCommand.Type] + [DaysCommand.self, TodayCommand.self, DataCommand.self])
}
