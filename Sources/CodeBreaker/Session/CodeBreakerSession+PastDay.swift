import CodeBreakerModel
import NumberedGame
import PlaySupport

// The game of a day that is over, played again: its code is known here, and the session answers by itself. All that stands here
// is asked for at such a table alone, unless it says otherwise.
extension CodeBreakerSession {
  /// What the day dealt, as far as that is kept here.
  private var pastDeal: CodeBreaker.DayDeal? {
    keeper.dayDeal.flatMap { CodeBreaker.DayDeal(text: $0) }.flatMap { $0.day == day ? $0 : nil }
  }

  /// Brings the game of the day to the table from its beginning. Where its code is not known, the player is led to where that is
  /// found.
  func beginPastDay() {
    guard let deal = pastDeal else {
      keeper.forgetDayDeal()
      putOnTable(SavedGame(daySetup))
      if let day { depart(for: .check(day, asksForDeal: true)) }
      return
    }
    putOnTable(SavedGame(PlayedGame(deal.game)))
    status = titleText
  }

  /// A game that was kept, with the code of the day, which its line does not tell.
  func pastGame(_ kept: CodeBreaker) -> CodeBreaker {
    guard var game = pastDeal?.game else { return kept }
    func put(_ pegs: [Peg]) {
      for (hole, peg) in pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
    }
    for attempt in kept.attempts {
      put(attempt.pegs)
      game.attemptGuess()
    }
    if kept.ending == .gaveUp { game.giveUp() }
    put(kept.guess.pegs)
    return game
  }

  /// Whether a game that was kept follows from the code of the day.
  func follows(_ saved: SavedGame) -> Bool {
    saved.sent == nil && pastDeal.map { $0.difference(from: saved.played.game) == nil } ?? false
  }

  /// Why the guess cannot be made in a game that somebody deals, beside what keeps any guess from being made. Of a game that a
  /// server deals too.
  var dealtProblem: String? {
    if isRanked { return rankedProblem }
    guard !game.isOver else { return nil }
    if !keepsTable { return pastDayProblem }
    // As on the day: its recorded games know no empty holes.
    let hasHoles = game.guess.pegs.contains(Code.missingPeg) && !game.guess.isEmpty
    return hasHoles ? "Every hole needs a peg in this game." : nil
  }

  /// Why there is no game.
  var pastDayProblem: String {
    "The code of this day is not kept on this device. The page on which the day is checked deals it anew."
  }

  /// Leaves the table of a day for a game of chance; or where its game was played again and is over, begins that once more.
  func restartDay() {
    guard playMode.allows(.restart), game.isOver else { return leaveDay(for: .ownTable(address: [])) }
    intent(canLeaveGame) {
      show(.game)
      beginPastDay()
    }
  }
}
