import NumberedGame
import PlaySupport
import TriplesModel

// "Your game should jump to the high-scores screen at the end of a game when calling isDone() returns true for the first
// time", says the assignment. So whichever way the player leaves a full board, the scores come first. A game that the player
// gives up has a board on which something still moves, and leads straight to the next game.
extension TriplesSession {
  /// Whether the scores come before the next game: the board is full, its score is recorded, and the player hasn't looked at
  /// the scores since.
  var jumpsToScores: Bool { endedDate != nil && game.isDone && isScored && !gameEnd.hasSeenScores }

  /// Brings the scores to the front, with the row of the latest game marked. The next game already waits on the board.
  func jumpToScores() {
    tab = .scores
    gameEnd.jumpToScores(isOver: endedDate != nil)
    status = "High scores."
    if let rank = gameEnd.newestRow.flatMap({ scores.rank(of: $0) }) {
      status += " Your game is \(Ordinal.text(rank))."
    }
    if let nextStepLabel { status += " \(nextStepLabel)?" }
  }

  /// The label of the button that leads on from the scores after a jump, "Play game 537", or `nil` if the player came to the
  /// scores in another way.
  public var nextStepLabel: String? {
    guard gameEnd.hasJumpedToScores else { return nil }
    if let label = playMode.nextLabel { return label }
    let label: String = "Play game \(replay.deal)"
    return label
  }

  /// Leads on from the scores after a jump: to the next game on the board or, after the game of a day, to all days.
  public func takeNextStep() {
    guard gameEnd.hasJumpedToScores, isInFront else { return }
    if playMode.allows(.otherGames) { select(.board) } else { leaveDay(for: playMode.next) }
  }
}
