import NumberedGame
import PlaySupport
import TriplesModel

// The assignment says: "Your game should jump to the high-scores screen at the end of a game when calling isDone()
// returns true for the first time". So the scores always follow a full board. A game that ended while moves were still
// legal is followed by the next game.
extension TriplesSession {
  /// Whether the scores come before the next game: the board is full, and the player hasn't seen the recorded score.
  var shouldShowScoresFirst: Bool { endedDate != nil && game.isDone && isScored && !gameEnd.hasSeenScores }

  /// Selects the scores and highlights the row of the latest game. The next game is already on the board.
  func jumpToScores() {
    tab = .scores
    gameEnd.jumpToScores(isOver: endedDate != nil)
    status = "High scores."
    if let rank = gameEnd.newestRow.flatMap({ scores.rank(of: $0) }) {
      status += " Your game is \(Ordinal.text(rank))."
    }
    if let leaveScoresLabel { status += " \(leaveScoresLabel)?" }
  }

  /// The label of the button to the next game ("Play game 537"), or `nil` if the scores didn't open automatically.
  public var leaveScoresLabel: String? {
    guard gameEnd.hasJumpedToScores else { return nil }
    if let label = playMode.nextLabel { return label }
    let label: String = "Play game \(replay.deal)"
    return label
  }

  /// Leaves scores that opened automatically. The next game follows or, after a daily game, the list of days.
  public func leaveScores() {
    guard gameEnd.hasJumpedToScores, isInFront else { return }
    if playMode.allows(.otherGames) { select(.board) } else { leaveDay(for: playMode.nextNavigation) }
  }
}
