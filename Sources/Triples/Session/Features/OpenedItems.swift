import TriplesModel

extension TriplesSession {
  /// Reviews, duels, challenges, and levels that the player has opened in this session.
  struct OpenedItems {
    private(set) var unfinishedReview: (replay: Replay, advices: [Advice])?

    private(set) var duel: Duel?

    /// The latest challenge whose moves the player has seen, in a replay or a duel.
    private(set) var seenChallenge: Replay?

    /// The level that the player started last.
    private(set) var level: Level?

    mutating func keepReview(of replay: Replay, _ advices: [Advice]) { unfinishedReview = (replay, advices) }

    mutating func finishReview() { unfinishedReview = nil }

    /// Returns the advice so far from an unfinished review of `replay`, or an empty array if there is none.
    func advices(on replay: Replay) -> [Advice] {
      unfinishedReview.flatMap { $0.replay == replay ? $0.advices : nil } ?? []
    }

    mutating func keep(_ duel: Duel) { self.duel = duel }

    mutating func markSeen(_ challenge: Replay) { seenChallenge = challenge }

    mutating func markStarted(_ level: Level) { self.level = level }
  }
}
