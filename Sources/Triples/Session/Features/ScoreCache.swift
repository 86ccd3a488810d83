import SessionSupport

extension TriplesSession {
  /// Results computed from the scores. Each is cached with the scores that it was computed from.
  struct ScoreCache {
    /// The largest tile known to be in the collection, at least 3.
    var collectedTile = 3
    var levels: (scores: ScoreList, stored: LevelRecords, all: LevelRecords)?
    var statistics: (scores: ScoreList, statistics: Statistics)?
    var rowsByMedal: (scores: ScoreList, rows: [ScoreRow])?
  }
}
