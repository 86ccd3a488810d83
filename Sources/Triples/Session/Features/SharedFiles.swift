import SessionSupport

extension TriplesSession {
  /// The files that all windows share, besides scores and settings.
  struct SharedFiles {
    var reviews: SharedSave<StoredReviews>
    var statistics: SharedSave<Statistics>
    var levels: SharedSave<LevelRecords>

    mutating func retryFailedSaves() {
      _ = reviews.retryFailedSaves()
      _ = statistics.retryFailedSaves()
      _ = levels.retryFailedSaves()
    }
  }
}
