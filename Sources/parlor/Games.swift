import CodeBreakerTerminal
import DailyGames
import TerminalSupport
import TriplesTerminal

enum Games {
  /// The commands, in the order of the help.
  static let commands: [any GameCommand.Type] = [TriplesCommand.self, CodeBreakerCommand.self]

  static let dailyCommands: [any DailyGameCommand.Type] = commands.compactMap { $0 as? any DailyGameCommand.Type }
}

extension DailyGame {
  var command: any DailyGameCommand.Type { Games.dailyCommands.first { $0.game == self }! }
}
