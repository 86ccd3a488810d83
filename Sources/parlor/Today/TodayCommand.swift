import AllGames
import ArgumentParser
import TerminalSupport

struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "Play the daily games, which are the same for everyone.",
    discussion: """
      A server deals one game of each kind a day. Days ahead, it publishes a commitment that binds it to the deal. When the \
      day is over, it publishes the day's key, so that anyone can check all games of the day.

        parlor today triples
        parlor today codebreaker --server https://example.org
        parlor today standings
        parlor today again triples --day 2026-11-20
        parlor today verify games.txt --key KEY --commitment COMMITMENT --previous COMMITMENT
      """,
    subcommands: GameCommands.dailyGameCommands.map { play($0) } + [
      TodayStandingsCommand.self, TodayReplayCommand.self, TodayVerifyCommand.self,
    ])

  private static func play<Game: DailyGameCommand>(_ game: Game.Type) -> any ParsableCommand.Type {
    TodayPlayCommand<Game>.self
  }
}
