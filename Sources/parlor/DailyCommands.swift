import AllGames
import DailyGames
import TerminalSupport

extension GameCommands {
  static let dailyGameCommands: [any DailyGameCommand.Type] = all.compactMap { $0 as? any DailyGameCommand.Type }
}

extension DailyGame {
  var command: any DailyGameCommand.Type { GameCommands.dailyGameCommands.first { $0.game == self }! }
}
