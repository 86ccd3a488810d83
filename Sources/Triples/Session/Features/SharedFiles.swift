import PlaySupport

extension TriplesSession {
  /// The files that all windows share, besides scores and settings.
  struct SharedFiles {
    /// The reviews of the games in the scores.
    var reviews: SharedSave<KeptReviews>
    /// The statistics of the games.
    var statistics: SharedSave<Statistics>
    /// The results of the levels.
    var levels: SharedSave<LevelRecords>

    /// Saves again what the storage has refused so far.
    mutating func saveAgain() {
      _ = reviews.saveAgain()
      _ = statistics.saveAgain()
      _ = levels.saveAgain()
    }
  }
}
