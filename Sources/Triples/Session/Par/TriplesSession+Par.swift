import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The par of the game on the table as people read it, "par 1,204", or nothing if it has none.
  public var parText: String? { par.map { "par \(DecimalText.grouped($0))" } }

  /// The title of the game on the table with its par: "Game 537 · par 1,204".
  public var heading: String { title + (parText.map { " · \($0)" } ?? "") }

  /// The best games in the order that the player chose. All that speaks of rows of the scores by their place means these.
  public var rows: [ScoreRow] {
    guard ranking == .share else { return scores.rows }
    if let rowsByShare, rowsByShare.scores == scores { return rowsByShare.rows }
    let rows = Self.rankedByShare(scores.rows)
    rowsByShare = (scores, rows)
    return rows
  }

  /// The share of par of a row of the scores: "83 %", or nothing for a row whose game has no par.
  ///
  /// - Parameter index: the row, 0 for the best.
  public func rowShare(_ index: Int) -> String {
    rows.indices.contains(index) ? Self.share(of: rows[index])?.text ?? "" : ""
  }

  /// Chooses by what the scores are ranked.
  public func choose(_ ranking: Ranking) {
    let shown = self.ranking
    readSettings()
    guard shown != ranking || self.ranking != ranking else { return }
    self.ranking = ranking
    status = ranking == .points ? "Ranked by points." : "Ranked by share of par."
    saveSettings()
    changed()
  }

  /// The rows by their shares of par; of equal shares the one with more points first.
  private static func rankedByShare(_ rows: [ScoreRow]) -> [ScoreRow] {
    var ranked: [ScoreRow] = []
    var shares: [ParShare] = []
    var others: [ScoreRow] = []
    for row in rows {
      guard let share = share(of: row) else {
        others.append(row)
        continue
      }
      // One by one, since the library's sorting would add kilobytes to the page.
      var place = shares.count
      while place > 0, share.isLarger(than: shares[place - 1]) { place -= 1 }
      ranked.insert(row, at: place)
      shares.insert(share, at: place)
    }
    return ranked + others
  }

  private static func share(of row: ScoreRow) -> ParShare? {
    // The line is not played here: a hundred games would take too long for a list.
    row.line.flatMap { Replay.number(ofLine: $0) }.flatMap { ParShare(row.score, of: Triples.par(of: $0)) }
  }
}
