import DailyGames
import Games
import Ledger
import NumberedGame

/// The coach as a player of the daily games. It knows no more than any player, and its games aren't ranked.
struct CoachPlayer: Sendable {
  let ledger: Ledger

  /// The number of positions that the coach searches for each move, in games in which it searches.
  let nodeCount: Int

  /// Plays the games of a day that the coach has not played yet. Throws `LedgerError`, `CancellationError`.
  func play(_ deals: DayDeals) async throws {
    for game in DailyGame.all { try await play(game.servedType, deals) }
  }

  private func play<Game: ServedGame>(_ type: Game.Type, _ deals: DayDeals) async throws {
    let games = DayGames(day: deals.day, kind: Game.kind)
    guard try await ledger.coachGame(of: games) == nil,
      let game = try await BackgroundWork.result(of: { Game.coachGame(deals.deal(), nodeCount: nodeCount) })
    else { return }
    try await ledger.insert(game, of: games)
  }
}
