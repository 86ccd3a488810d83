import AllGames
import ArgumentParser
import TerminalSupport

@main
struct ParlorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parlor",
    abstract: "Small puzzle games in the terminal.",
    discussion: GameCommands.all.map { $0.introduction + "\n\n" }.joined() + """
      A line of text describes a whole game: its number and its moves or attempts. A game is saved after every move and \
      continues the next time you play.
      """,
    version: Parlor.version,
    subcommands: GameCommands.all as [any ParsableCommand.Type] + [
      DaysCommand.self, TodayCommand.self, DataCommand.self,
    ])

  static func main() {
    Console.checkOutputAtExit()
    main(nil)
  }
}
