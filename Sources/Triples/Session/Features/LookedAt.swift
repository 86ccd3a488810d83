import TriplesModel

extension TriplesSession {
  /// What the player has looked at in this visit, and may open again.
  struct LookedAt {
    /// The latest review that was left before it was done.
    private(set) var unfinishedReview: (replay: Replay, advices: [Advice])?

    /// The latest duel, with what the coach has said of it.
    private(set) var duel: Duel?

    /// The latest game of a challenge whose moves the player has seen.
    private(set) var challenge: Replay?

    /// Keeps what the coach has said in a review that is left.
    mutating func leave(_ replay: Replay, _ advices: [Advice]) { unfinishedReview = (replay, advices) }

    /// Notes that a review is done.
    mutating func finishReview() { unfinishedReview = nil }

    /// What the coach has said of a game in the review that was left.
    func advices(on replay: Replay) -> [Advice] {
      unfinishedReview.flatMap { $0.replay == replay ? $0.advices : nil } ?? []
    }

    /// Keeps a duel that is closed.
    mutating func leave(_ duel: Duel) { self.duel = duel }

    /// Notes that the moves of a challenge were seen.
    mutating func see(_ challenge: Replay) { self.challenge = challenge }
  }
}
