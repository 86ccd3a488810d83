import ArgumentParser
import TerminalSupport

/// `parlor today`.
struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "Play the daily games, which are the same for everyone.",
    discussion: """
      A server deals a game of each kind a day, and is bound to what it deals by a commitment that it publishes days ahead. When \
      a day is over it tells the day's key, and whoever likes checks all games of the day.

        parlor today triples
        parlor today codebreaker --server https://example.org
        parlor today standings
        parlor today again triples --day 2026-11-20
        parlor today verify games.txt --key KEY --commitment COMMITMENT --previous COMMITMENT
      """,
    subcommands: Games.dailyCommands.map { play($0) } + [
      TodayStandingsCommand.self, TodayAgainCommand.self, TodayVerifyCommand.self,
    ])

  private static func play<Game: DailyGameCommand>(_ game: Game.Type) -> any ParsableCommand.Type {
    TodayPlayCommand<Game>.self
  }
}
