import TriplesModel

extension TriplesSession {
  /// Reviews, duels, and challenges that the player has opened in this session.
  struct LookedAt {
    /// The latest unfinished review.
    private(set) var unfinishedReview: (replay: Replay, advices: [Advice])?

    /// The latest duel, with the coach's answers so far.
    private(set) var duel: Duel?

    /// The latest challenge whose moves the player has watched.
    private(set) var challenge: Replay?

    /// Stores the coach's answers of an unfinished review.
    mutating func leave(_ replay: Replay, _ advices: [Advice]) { unfinishedReview = (replay, advices) }

    /// Notes that the review is finished.
    mutating func finishReview() { unfinishedReview = nil }

    /// Returns the coach's answers in an unfinished review of a game.
    func advices(on replay: Replay) -> [Advice] {
      unfinishedReview.flatMap { $0.replay == replay ? $0.advices : nil } ?? []
    }

    /// Stores a duel that is closed.
    mutating func leave(_ duel: Duel) { self.duel = duel }

    /// Notes that the player watches the moves of a challenge.
    mutating func see(_ challenge: Replay) { self.challenge = challenge }
  }
}
