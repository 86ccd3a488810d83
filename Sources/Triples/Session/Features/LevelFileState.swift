import TriplesModel

extension TriplesSession {
  struct LevelFileState {
    /// The scores of the named opponents, or `nil` until the file has loaded.
    private(set) var opponents: OpponentTable?

    /// The numbers of the levels in the order of difficulty, or `nil` until they are sorted.
    var numbersByDifficulty: [Int]?

    private(set) var isMissing = false

    mutating func receive(_ opponents: OpponentTable?) {
      self.opponents = opponents
      isMissing = opponents == nil
    }

    mutating func allowRetry() { isMissing = false }
  }
}
