import PlaySupport

extension TriplesSession {
  /// What was worked out from the scores, so that it is not worked out at each drawing.
  struct ScoreMemo {
    /// What was made of the levels, and the scores and records that it follows from.
    var levels: (scores: ScoreList, kept: LevelRecords, all: LevelRecords)?
    /// The statistics of the games in the scores, as long as nothing else has been counted.
    var statistics: (scores: ScoreList, statistics: Statistics)?
    /// The rows ranked by their medals.
    var rowsByMedal: (scores: ScoreList, rows: [Score])?
  }
}
