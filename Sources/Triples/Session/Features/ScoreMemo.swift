import PlaySupport

extension TriplesSession {
  /// Results computed from the scores, cached with the scores that they were computed from.
  struct ScoreMemo {
    var levels: (scores: ScoreList, stored: LevelRecords, all: LevelRecords)?
    var statistics: (scores: ScoreList, statistics: Statistics)?
    var rowsByMedal: (scores: ScoreList, rows: [Score])?
  }
}
