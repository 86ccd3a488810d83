extension Code {
  /// What a row of pegs is for.
  public enum Kind: Hashable, Sendable {
    /// The code to be broken, which is hidden until the game is over.
    case master(isHidden: Bool)
    /// The row that the player is putting together.
    case guess
    /// A guess that was made, with the match of each of its pegs.
    ///
    /// The matches stand in the order of the pegs, so they tell more than a player may know: show their
    /// `MatchCounts`, never their places.
    case attempt([Match])
    /// A row that is none of these yet.
    case unknown
  }
}
