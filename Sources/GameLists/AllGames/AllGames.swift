import CodeBreakerModel
import CodeBreakerSession
import DailyGames
import GameCore
import SessionSupport
import TriplesModel
import TriplesSession

// The browser's programs include this file, too, but have no commands.
#if CommandLine
import CodeBreakerTerminal
import TerminalSupport
import TriplesTerminal

package enum GameCommands {
  /// The commands, in the order in which the help lists them.
  package static let all: [any GameCommand.Type] = [TriplesCommand.self, CodeBreakerCommand.self]
}
#endif

extension StoredText {
  /// What all games store on a device.
  public static var ofAllGames: [StoredText] { TriplesSession.storedTexts + CodeBreakerSession.storedTexts }
}

extension DailyDealVisitor {
  /// Visits all daily games in the order of `DailyGame.all`.
  public mutating func visitAll() {
    visit(.triples, Triples.DayDeal.self)
    visit(.codeBreaker, CodeBreaker.DayDeal.self)
  }
}
