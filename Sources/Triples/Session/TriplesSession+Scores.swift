import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The par of the game on the table as people read it, "par 1,204", or nothing if it has none.
  public var parText: String? { par.map { "par " + DecimalText.grouped($0) } }

  /// The title of the game on the table with its par, "Game 537 · par 1,204", which says of a hard deal that it is one.
  public var heading: String {
    title + (parText.map { " · " + $0 } ?? "") + (isHardDeal ? ", hard deal" : "")
  }

  /// Whether the game on the table is a hard deal: its par is less than the best row to beat.
  public var isHardDeal: Bool { par.map(Self.isHard) ?? false }

  private static func isHard(par: Int) -> Bool { par < firstRows[0].score }

  /// The best score of the player's own, in the games so far and in the game on the table; `nil` before the first game
  /// has ended. A game that was played on from a replay does not count, and neither does one that the coach has played in.
  public var bestScore: Int? {
    ownBest(besides: nil).map { isRecorded && !marks.contains(.playedOn) ? max($0, game.score) : $0 }
  }

  /// The same as people read it: "1,204", or a dash where there is none.
  public var bestText: String { bestScore.map { DecimalText.grouped($0) } ?? "–" }

  /// Whether a game that has just been recorded is the best of the player's own. The first one has the rows to beat.
  func isNewBest(_ row: Score) -> Bool {
    guard isRecorded, !row.marks.contains(.playedOn) else { return false }
    return ownBest(besides: row).map { row.score > $0 } ?? (scores.rank(of: row) == 1)
  }

  private func ownBest(besides row: Score?) -> Int? {
    scores.rows.first { $0.line != nil && !$0.marks.contains(.playedOn) && $0 != row }?.score
  }

  /// The best games in the order that the player chose. All that speaks of rows of the scores by their place means these.
  public var rows: [Score] {
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

  /// The title of the game behind a row of the scores, "Game 537", or nothing for a row that no game stands behind.
  ///
  /// - Parameter index: the row, 0 for the best.
  public func rowGameTitle(_ index: Int) -> String {
    // The line is not played here: a hundred games would take too long for a list.
    guard rows.indices.contains(index), let line = rows[index].line,
      let number = Replay.number(ofLine: line)
    else { return "" }
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
    changeSettings(saying: ranking == .points ? "Ranked by points." : "Ranked by share of par.") {
      $0.ranking = ranking
    }
  }

  /// The rows by their shares of par; of equal shares the one with more points first.
  private static func rankedByShare(_ rows: [Score]) -> [Score] {
    var ranked: [Score] = []
    var shares: [ParShare] = []
    var others: [Score] = []
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

  private static func share(of row: Score) -> ParShare? {
    // The line is not played here: a hundred games would take too long for a list.
    row.line.flatMap { Replay.number(ofLine: $0) }.flatMap { ParShare(row.score, of: Triples.par(of: $0)) }
  }

  /// A score as a share of the par of its game, the best score that a player could have made who knew what is spawned.
  public struct ParShare: Hashable, Sendable {
    /// The score in points.
    public let score: Int

    /// The par, at least 1.
    public let par: Int

    /// Makes a share, or nothing where there is no par.
    init?(_ score: Int, of par: Int?) {
      guard let par, par > 0 else { return nil }
      self.score = score
      self.par = par
    }

    /// The share in whole percent, rounded down, so that 100 % is par itself.
    public var text: String {
      // A saved score may be any number up to 2147483647.
      "\(Int64(score) * 100 / Int64(par)) %"
    }

    /// The share with the par itself, "83 % of par 1,204"; where it is less than a half, which nobody likes to read, the
    /// par alone.
    public var fullText: String {
      (Int64(score) * 2 >= Int64(par) ? text + " of par " : "par ") + DecimalText.grouped(par)
        + (TriplesSession.isHard(par: par) ? ", hard deal" : "")
    }

    /// Whether this share is larger than another, exactly.
    func isLarger(than other: ParShare) -> Bool {
      Int64(score) * Int64(other.par) > Int64(other.score) * Int64(par)
    }
  }
}
