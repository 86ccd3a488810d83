import PlaySupport

extension TriplesSession {
  /// The files that all windows share, besides scores and settings.
  struct SharedFiles {
    var reviews: SharedSave<KeptReviews>
    var statistics: SharedSave<Statistics>
    var levels: SharedSave<LevelRecords>

    mutating func saveAgain() {
      _ = reviews.saveAgain()
      _ = statistics.saveAgain()
      _ = levels.saveAgain()
    }
  }
}
