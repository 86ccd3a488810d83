import TriplesModel

extension TriplesSession {
  /// The state of the file with the medals of the levels.
  struct LevelFileState {
    /// The scores that the medals require, or `nil` until the file has arrived.
    private(set) var table: LevelTable?

    /// The numbers of the levels by difficulty, or `nil` until they are sorted.
    var sorted: [Int]?

    /// Whether the file could not be loaded.
    private(set) var isMissing = false

    /// Whether the end of a game no longer waits for it.
    private(set) var isLate = false

    /// Stores the contents of the file, or `nil` if it could not be loaded.
    mutating func receive(_ table: LevelTable?) {
      self.table = table
      isMissing = table == nil
    }

    /// Allows another request after a failed one.
    mutating func askAgain() { isMissing = false }

    /// Notes that the file takes too long.
    mutating func noteLate() { isLate = true }
  }
}
