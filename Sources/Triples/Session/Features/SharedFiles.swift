import PlaySupport

extension TriplesSession {
  /// What the windows of the game share beside its scores and settings.
  struct SharedFiles {
    /// The reviews of the games in the scores.
    var reviews: SharedSave<KeptReviews>
    /// What is counted of the games.
    var statistics: SharedSave<Statistics>
    /// What was made of the levels.
    var levels: SharedSave<LevelRecords>

    /// Saves what the storage has refused so far.
    mutating func saveAgain() {
      _ = reviews.saveAgain()
      _ = statistics.saveAgain()
      _ = levels.saveAgain()
    }
  }
}
