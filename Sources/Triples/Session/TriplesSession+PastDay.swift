import GameCore
import SessionSupport
import TriplesModel

// Dealt daily games: a server deals ranked games, and the day's key deals the replayed games of past days.
extension TriplesSession {
  /// Starts the daily game. A ranked game has no tiles until the server deals them.
  func startDailyGame() {
    if isRanked { beginRankedGame() } else { beginPastDay() }
  }

  func restoreDailyGame() {
    if isRanked { restoreRankedGame() } else { adoptPastDay() }
  }

  /// Returns whether a saved game is the game of this session's day. A replayed game must also match the deal.
  func matchesSessionDay(_ game: SavedGame) -> Bool {
    guard !isRanked else { return game.replay.deal.day == day }
    return game.unansweredAction == nil && pastDayDeal.map { $0.difference(from: game.replay) == nil } ?? false
  }

  // MARK: Past days

  private var pastDayDeal: Triples.DayDeal? { pastDayDeal() }

  /// Starts a past day's game. If the deal isn't stored, navigates to the page that loads it.
  private func beginPastDay() {
    guard let day else { return }
    guard let deal = pastDayDeal, let start = Replay(day: day, opening: deal.opening) else {
      store.forgetDayDeal()
      replaceGame(with: SavedGame(replay: Replay(undealtGameOf: day)))
      return navigate(to: .check(day, needsDeal: true))
    }
    replaceGame(with: SavedGame(replay: start))
    replaceBoards(from: deal)
    status = progressText
  }

  private func adoptPastDay() {
    guard let deal = pastDayDeal else { return }
    replaceBoards(from: deal)
    status = progressText
  }

  /// Replaces the boards with those of the deal, because the saved game has only the tiles that have appeared so far.
  private func replaceBoards(from deal: Triples.DayDeal) {
    let game = deal.game
    var positions = [game.copy()]
    for move in replay.moves {
      _ = try? game.play(move)
      positions.append(game.copy())
    }
    board.setDeal(positions, par: deal.bound.score)
    for move in saved.redoMoves.reversed() where (try? game.play(move)) == nil {
      saved.discardRedoMoves()
      break
    }
  }
}
