import TriplesModel

extension TriplesSession {
  struct LevelFileState {
    /// The scores of the named opponents, or `nil` until the file has loaded.
    private(set) var opponents: OpponentTable?

    private(set) var isMissing = false

    mutating func opponentsDidLoad(_ opponents: OpponentTable?) {
      self.opponents = opponents
      isMissing = opponents == nil
    }

    mutating func allowRetry() { isMissing = false }
  }
}
