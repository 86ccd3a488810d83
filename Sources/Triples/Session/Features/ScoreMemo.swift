import PlaySupport

extension TriplesSession {
  /// Results computed from the scores, cached with the scores that they were computed from.
  struct ScoreMemo {
    /// The results of all levels.
    var levels: (scores: ScoreList, kept: LevelRecords, all: LevelRecords)?
    /// The statistics of the games in the list of scores.
    var statistics: (scores: ScoreList, statistics: Statistics)?
    /// The rows in the order of their medals.
    var rowsByMedal: (scores: ScoreList, rows: [Score])?
  }
}
