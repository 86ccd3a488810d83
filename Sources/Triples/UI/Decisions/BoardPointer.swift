import TriplesModel
import TriplesSession

/// The edges of a board that the coach points at.
struct BoardPointer: Hashable {
  /// The edge that the best move goes to.
  var best: Direction?

  /// The edge that another move went to, which the player made.
  var played: Direction?

  /// Points at edges, or at nothing.
  init(best: Direction? = nil, played: Direction? = nil) {
    self.best = best
    self.played = played
  }

  /// Points at what a review says of the board that a replay shows: the best move, and the one that was played if that
  /// lost anything.
  init(_ viewer: TriplesSession.ReplayViewer) {
    guard let review = viewer.reviewing.review, review.advices.indices.contains(viewer.step) else { return }
    best = review.advices[viewer.step].best
    guard review.moves.indices.contains(viewer.step) else { return }
    let move = review.moves[viewer.step]
    if move.loss > .zero { played = move.played }
  }

  /// Points at what a hint thinks best.
  init(_ hint: TriplesSession.Hint?) {
    best = hint?.advice?.best
  }
}
