import TriplesModel

extension TriplesSession {
  /// What is known of the file with the medals of the levels.
  struct LevelFileState {
    /// What the medals take, once a front end has brought it.
    private(set) var table: LevelTable?

    /// The numbers of the levels by difficulty, once they were sorted.
    var sorted: [Int]?

    /// Whether the file was asked for in vain.
    private(set) var isMissing = false

    /// Whether the end of a game has waited for it for long enough.
    private(set) var isLate = false

    /// Takes the file, or notes that it cannot be had.
    mutating func receive(_ table: LevelTable?) {
      self.table = table
      isMissing = table == nil
    }

    /// Lets a file that was asked for in vain be asked for again.
    mutating func askAgain() { isMissing = false }

    /// Notes that the file takes too long to be waited for.
    mutating func noteLate() { isLate = true }
  }
}
