import SessionSupport
import TriplesModel

// The assignment says: "Your game should jump to the high-scores screen at the end of a game when calling isDone()
// returns true for the first time". So the result of a full board appears over the scores.
extension TriplesSession {
  /// Selects the scores if the game's result appears for the first time, no move is legal, and the scores have its row.
  func jumpToScores() {
    guard game.isDone, isScored, gameEnd.jumpToScores() else { return }
    tab = .scores
  }
}
