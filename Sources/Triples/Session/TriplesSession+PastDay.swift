import NumberedGame
import PlaySupport
import TriplesModel

// The game of a day that somebody deals, be it a server or, once the day is over, its key. All that stands here is asked for at
// such a table alone.
extension TriplesSession {
  /// Brings the game of the day to the table from its beginning, or as much of it as is known.
  func beginDealt() {
    if isRanked { beginRanked() } else { beginPastDay() }
  }

  /// Takes up a table that was kept, whose game has just been brought to this one.
  func adoptDealt() {
    if isRanked { adoptRanked() } else { adoptPastDay() }
  }

  /// Whether a game that is kept is that of the day. One that is played again has to follow from the deal too.
  func belongsHereDealt(_ game: SavedGame) -> Bool {
    guard !isRanked else { return game.replay.deal.day == day }
    return game.sent == nil && pastDeal.map { $0.difference(from: game.replay) == nil } ?? false
  }

  // MARK: A day that is over, played again

  /// What the day dealt, as far as that is kept here.
  private var pastDeal: Triples.DayDeal? {
    keeper.dayDeal.flatMap { Triples.DayDeal(text: $0) }.flatMap { $0.day == day ? $0 : nil }
  }

  /// Brings the game of a day that is over to the table. Where it is not known what was dealt, the player is led to where that
  /// is found.
  private func beginPastDay() {
    guard let day else { return }
    guard let deal = pastDeal, let start = Replay(day: day, opening: deal.opening) else {
      keeper.forgetDayDeal()
      putOnTable(SavedGame(replay: Replay(undealt: day)))
      return depart(for: .check(day, asksForDeal: true))
    }
    putOnTable(SavedGame(replay: start))
    play(from: deal)
    status = "\(title). Score \(game.score)."
  }

  private func adoptPastDay() {
    guard let deal = pastDeal else { return }
    play(from: deal)
    status = "\(title). Score \(game.score)."
  }

  /// Lets the boards of the game on the table be such as the day deals to: what was kept of it knows no further than it was
  /// played.
  private func play(from deal: Triples.DayDeal) {
    let game = deal.game
    var positions = [game.copy()]
    for move in replay.moves {
      _ = try? game.play(move)
      positions.append(game.copy())
    }
    board.deal(positions, par: deal.bound.score)
    for move in saved.redoMoves.reversed() where (try? game.play(move)) == nil {
      saved.forgetTakenBack()
      break
    }
  }
}
