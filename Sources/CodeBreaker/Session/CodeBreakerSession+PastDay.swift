import CodeBreakerModel
import GameCore
import SessionSupport

// A past day's game, played again. The device stores its code, so the session answers guesses itself.
extension CodeBreakerSession {
  private var pastDayDeal: CodeBreaker.DayDeal? { pastDayDeal() }

  /// Starts the day's game, or navigates to the page that computes its code if the code isn't stored.
  func beginPastDay() {
    guard let deal = pastDayDeal else {
      store.forgetDayDeal()
      replaceGame(with: SavedGame(daySetup))
      if let day { navigate(to: .check(day, needsDeal: true)) }
      return
    }
    replaceGame(with: SavedGame(PlayedGame(deal.game)))
    status = titleText
  }

  /// Returns a saved game with the code of the day added, because the saved line doesn't contain it.
  func pastDayGameWithCode(_ stored: CodeBreaker) -> CodeBreaker {
    guard var game = pastDayDeal?.game else { return stored }
    func put(_ pegs: [Peg]) {
      for (hole, peg) in pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
    }
    for attempt in stored.attempts {
      put(attempt.pegs)
      game.attemptGuess()
    }
    if stored.ending == .gaveUp { game.giveUp() }
    put(stored.guess.pegs)
    return game
  }

  func matchesPastDeal(_ saved: SavedGame) -> Bool {
    saved.pendingMove == nil && pastDayDeal.map { $0.difference(from: saved.playedGame.game) == nil } ?? false
  }

  /// A reason, specific to ranked and past days' games, why the guess isn't allowed, or `nil`.
  var dayGuessProblem: String? {
    guard !game.isOver, rankedClient?.prompt != .introduction else { return nil }
    if isRanked, let text = rankedMoveProblem(moveWord: "guess") { return text }
    if !shouldSaveGame { return pastDayProblem }
    // Ranked games and their recorded lines allow no empty holes.
    guard game.guess.pegs.contains(Code.missingPeg), !game.guess.isEmpty else { return nil }
    return isRanked ? "Every hole needs a peg today." : "Every hole needs a peg in this game."
  }

  var pastDayProblem: String {
    "This device no longer has the code of this day. Start it again from the page of that day."
  }

  /// Leaves the daily session for a random game, or starts a past day's finished game again.
  func restartDay() {
    guard playMode.allows(.restart), game.isOver else { return leaveDay(for: .ownGame(address: [])) }
    intent(canLeaveGame) {
      show(.game)
      beginPastDay()
    }
  }
}
