import TriplesModel

extension TriplesSession {
  struct LevelFileState {
    /// The costs of the medals, or `nil` until the file has loaded.
    private(set) var table: LevelTable?

    /// The numbers of the levels in the order of difficulty, or `nil` until they are sorted.
    var numbersByDifficulty: [Int]?

    private(set) var isMissing = false

    /// Whether the file took so long that the end of a game no longer waits for it.
    private(set) var isLate = false

    mutating func receive(_ table: LevelTable?) {
      self.table = table
      isMissing = table == nil
    }

    mutating func allowRetry() { isMissing = false }

    mutating func markLate() { isLate = true }
  }
}
