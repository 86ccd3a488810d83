import CodeBreakerTerminal
import DailyGames
import TerminalSupport
import TriplesTerminal

/// The list of the games' commands.
enum Games {
  /// The commands, in the order in which the help names them.
  static let commands: [any GameCommand.Type] = [TriplesCommand.self, CodeBreakerCommand.self]

  /// The commands of the games of which there is one a day.
  static let dailyCommands: [any DailyGameCommand.Type] = commands.compactMap { $0 as? any DailyGameCommand.Type }
}

extension DailyGame {
  /// The command of the game.
  var command: any DailyGameCommand.Type { Games.dailyCommands.first { $0.game == self }! }
}
