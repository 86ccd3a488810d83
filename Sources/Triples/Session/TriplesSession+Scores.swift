import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The best score that is possible in the game on the table as people read it, "best possible 1,204", or nothing if that
  /// is not known.
  public var bestPossibleText: String? { par.map { "best possible " + DecimalText.grouped($0) } }

  /// The title of the game on the table, which says of a poor deal that it is one: "Game 14 · hard luck".
  public var heading: String { title + (isHardLuck ? " · hard luck" : "") }

  /// Whether so little can be made of the game on the table that the best row to beat is out of reach.
  public var isHardLuck: Bool { par.map { $0 < Level.hardLuckLimit } ?? false }

  /// The best score of the player's own, in the games so far and in the game on the table; `nil` before the first game
  /// has ended. A game that was played on from a replay does not count, and neither does one that the coach has played in.
  public var bestScore: Int? {
    ownBest(besides: nil).map { isRecorded && !marks.contains(.playedOn) ? max($0, game.score) : $0 }
  }

  /// The same as people read it: "1,204", or a dash where there is none.
  public var bestText: String { bestScore.map { DecimalText.grouped($0) } ?? "–" }

  /// Whether a game that has just been recorded is the best of the player's own. The first one has the rows to beat.
  func isNewBest(_ row: Score) -> Bool {
    guard isScored, !row.marks.contains(.playedOn) else { return false }
    return ownBest(besides: row).map { row.score > $0 } ?? (scores.rank(of: row) == 1)
  }

  private func ownBest(besides row: Score?) -> Int? {
    scores.rows.first { $0.line != nil && !$0.marks.contains(.playedOn) && $0 != row }?.score
  }

  /// The best games in the order that the player chose. All that speaks of rows of the scores by their place means these.
  public var rows: [Score] {
    guard ranking == .medals else { return scores.rows }
    if let known = memo.rowsByMedal, known.scores == scores { return known.rows }
    let rows = rankedByMedal(scores.rows)
    memo.rowsByMedal = (scores, rows)
    return rows
  }

  /// The medal that a row of the scores has won, if it has, and it is known what the medals take.
  ///
  /// - Parameter index: the row, 0 for the best.
  public func rowMedal(_ index: Int) -> Medal? {
    rows.indices.contains(index) ? medal(of: rows[index]) : nil
  }

  /// How much a row of the scores is short of the crown, "59 from the crown", or nothing where it is not short of it, or has
  /// none.
  ///
  /// - Parameter index: the row, 0 for the best.
  public func rowMargin(_ index: Int) -> String {
    guard rows.indices.contains(index), let margin = margin(of: rows[index]), margin > 0 else { return "" }
    return "\(DecimalText.grouped(margin)) from the crown"
  }

  /// Whether the game behind a row of the scores is one of the levels, which have medals.
  ///
  /// - Parameter index: the row, 0 for the best.
  public func isLevelRow(_ index: Int) -> Bool {
    guard rows.indices.contains(index), let number = Self.number(of: rows[index]) else { return false }
    return GameNumber.drawnRange.contains(number.value)
  }

  /// The title of the game behind a row of the scores, "Game 537", or nothing for a row that no game stands behind.
  ///
  /// - Parameter index: the row, 0 for the best.
  public func rowGameTitle(_ index: Int) -> String {
    guard rows.indices.contains(index), let number = Self.number(of: rows[index]) else { return "" }
    return "Game \(number)"
  }

  /// What a row of the scores says about how its game was played: "undo used", "played on", both, or nothing; and of a
  /// row that no game stands behind: "to beat".
  ///
  /// - Parameter index: the row, 0 for the best.
  public func rowMarks(_ index: Int) -> String {
    guard rows.indices.contains(index) else { return "" }
    let row = rows[index]
    return row.line == nil && row.marks.isEmpty ? "to beat" : row.marks.spoken
  }

  /// Chooses by what the scores are ranked.
  public func choose(_ ranking: Ranking) {
    changeSettings(saying: ranking == .points ? "Ranked by points." : "Ranked by medals.") {
      $0.ranking = ranking
    }
  }

  /// The rows by their medals; of equal medals the one with less missing for the crown first, and of equal ones of these
  /// the one with more points.
  private func rankedByMedal(_ rows: [Score]) -> [Score] {
    var ranked: [Score] = []
    var keys: [(medal: Int, margin: Int)] = []
    var others: [Score] = []
    for row in rows {
      guard let margin = margin(of: row) else {
        others.append(row)
        continue
      }
      let medal = medal(of: row)?.rawValue ?? -1
      // One by one, since the library's sorting would add kilobytes to the page.
      var place = keys.count
      while place > 0,
        medal > keys[place - 1].medal || medal == keys[place - 1].medal && margin < keys[place - 1].margin
      {
        place -= 1
      }
      ranked.insert(row, at: place)
      keys.insert((medal, margin), at: place)
    }
    return ranked + others
  }

  private func medal(of row: Score) -> Medal? {
    guard Self.help(by: row.marks) == nil, let number = Self.number(of: row) else { return nil }
    return levelFile.table?[number]?.medal(for: row.score)
  }

  /// How many points a row is short of the best score that is possible in its game, or `nil` if that is not known.
  private func margin(of row: Score) -> Int? {
    Self.number(of: row).flatMap { Triples.par(of: $0) }.map { max(0, $0 - row.score) }
  }

  /// The number of the game behind a row. Its line is not played: a hundred games would take too long for a list.
  private static func number(of row: Score) -> GameNumber? {
    row.line.flatMap { Replay.number(ofLine: $0) }
  }

  /// A score as a share of the best score that is possible in its game.
  public struct BestShare: Hashable, Sendable {
    /// The score in points.
    public let score: Int

    /// The best score that is possible, in points, at least 1.
    public let best: Int

    /// Makes a share, or nothing where it is not known what is possible.
    init?(_ score: Int, of best: Int?) {
      guard let best, best > 0 else { return nil }
      self.score = score
      self.best = best
    }

    /// The share with the best score itself, "83 % of the best possible, 1,204", in whole percent, rounded down, so that
    /// 100 % is the best itself. Where it is less than a half, which nobody likes to read, the best alone: "best possible
    /// 1,204".
    public var fullText: String {
      // A saved score may be any number up to 2147483647.
      let percent = Int64(score) * 100 / Int64(best)
      return (percent >= 50 ? "\(percent) % of the best possible, " : "best possible ") + DecimalText.grouped(best)
        + (best < Level.hardLuckLimit ? ", hard luck" : "")
    }
  }
}
