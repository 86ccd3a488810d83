import AllGames
import DailyGames
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import VerifiableDeals

/// Checks all of a day's games in the order of the server's list: by rank, and games of equal rank by their lines.
struct DayCheck {
  let day: CalendarDay
  let game: DailyGame
  let deal: any DailyDeal

  private(set) var count = 0

  private var lastGame: (checked: CheckedGame, line: [UInt8])?

  /// Creates the check of a game. `verification` deals only this game. Throws a fault if the key deals nothing.
  init(_ game: DailyGame, _ verification: DayVerification) throws(DayFault) {
    day = verification.reveal.day
    guard let deal = verification.deal(at: 0).flatMap({ game.dealType.init(text: $0.text) }) else {
      throw DayFault("the key doesn't deal a game of \(game.name) on \(day)")
    }
    (self.game, self.deal) = (game, deal)
  }

  /// Checks the next lines against the deal, using all cores. Throws the first fault, with its line number.
  mutating func check(_ lines: [[UInt8]]) throws(DayFault) {
    let games = Parallel.map(count: lines.count, threads: ProcessInfo.processInfo.activeProcessorCount, worker: {}) {
      [deal] _, index in
      Result { () throws(RecordedGameFault) in try deal.check(lines[index]) }
    } progress: { _ in
    }
    for (line, game) in zip(lines, games) {
      count += 1
      do { try checkOrder(line, game.get()) } catch { throw DayFault("line \(count): \(error)") }
    }
  }

  /// Checks that a game may follow the previous one in the list, and stores it as the new previous one.
  private mutating func checkOrder(_ line: [UInt8], _ checked: CheckedGame) throws(DayFault) {
    if let lastGame {
      guard lastGame.checked.figure == checked.figure || game.isBetter(lastGame.checked.figure, than: checked.figure)
      else {
        throw DayFault("this game is better than the one before it, so it must come first")
      }
      // The server orders games with equal figures by its coach's rating, if the coach rates this kind of game.
      let areEqual = lastGame.checked.figure == checked.figure && (checked.figure == nil || !game.hasSkill)
      guard !areEqual || !line.lexicographicallyPrecedes(lastGame.line) else {
        throw DayFault("this game and the one before it are equal, but their lines are not in order")
      }
    }
    lastGame = (checked, line)
  }
}

extension CryptoOperation {
  /// Returns the result, or throws the reason why this system can't compute it.
  func result() throws(DayFault) -> [UInt8] {
    do { return try compute() } catch { throw DayFault(error.description) }
  }
}

extension DayVerification {
  /// Performs all steps with the system's cryptography.
  mutating func performAllSteps() throws(DayFault) {
    while let cryptoOperation { cryptoDidFinish(try cryptoOperation.result()) }
  }
}

/// A fault in the data of a day. Its description is a sentence without a period.
struct DayFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
