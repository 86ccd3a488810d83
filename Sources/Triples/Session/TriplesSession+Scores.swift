import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The title of the current game, with a note if the deal is poor: "Game 14 · tough deal".
  public var heading: String { title + (isHardLuck ? " · tough deal" : "") }

  /// Whether the current deal is so poor that even perfect play can't beat the better of the two initial scores.
  public var isHardLuck: Bool { par.map { $0 < Level.hardLuckLimit } ?? false }

  /// The player's best score, the current game included, or `nil` before the first game has ended. Games that continued
  /// a replay or that the coach played in don't count.
  public var bestScore: Int? {
    bestOwnScore(besides: nil).map { isRecorded && !marks.contains(.continuedFromReplay) ? max($0, game.score) : $0 }
  }

  /// The best score as text: "1,204", or a dash if there is none.
  public var bestText: String { bestScore.map { DecimalText.grouped($0) } ?? "–" }

  /// Returns whether a recorded game is the player's best. The player's first game must beat the initial scores.
  func isNewBest(_ row: ScoreRow) -> Bool {
    guard isScored, !row.marks.contains(.continuedFromReplay) else { return false }
    return bestOwnScore(besides: row).map { row.score > $0 } ?? (scores.rank(of: row) == 1)
  }

  private func bestOwnScore(besides row: ScoreRow?) -> Int? {
    scores.rows.first { $0.line != nil && !$0.marks.contains(.continuedFromReplay) && $0 != row }?.score
  }

  /// The best games in the order that the player chose. Methods such as `openRow(_:)` take indexes into this array.
  public var rows: [ScoreRow] {
    guard ranking == .medals else { return scores.rows }
    if let known = scoreCache.rowsByMedal, known.scores == scores { return known.rows }
    let rows = rowsRankedByMedal(scores.rows)
    scoreCache.rowsByMedal = (scores, rows)
    return rows
  }

  /// The index in `rows` of the latest recorded game, or `nil` if there is none.
  public var newestIndex: Int? { newestRow.flatMap { rows.firstIndex(of: $0) } }

  /// Chooses how the scores are ranked.
  public func choose(_ ranking: Ranking) {
    changeSettings(announcing: ranking == .points ? "Sorted by points." : "Sorted by medals.") {
      $0.ranking = ranking
    }
  }

  /// Returns the rows sorted by medal, then by the points they lack for the crown, then by score.
  private func rowsRankedByMedal(_ rows: [ScoreRow]) -> [ScoreRow] {
    var ranked: [ScoreRow] = []
    var keys: [(medal: Int, margin: Int)] = []
    var others: [ScoreRow] = []
    for row in rows {
      guard let margin = missingPoints(of: row) else {
        others.append(row)
        continue
      }
      let medal = medal(of: row)?.rawValue ?? -1
      // Insertion sort, because the library's sort would add kilobytes to the page.
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

  func medal(of row: ScoreRow) -> Medal? {
    guard Self.help(by: row.marks) == nil, let number = Self.number(of: row) else { return nil }
    guard let level = Level(number) else { return nil }
    // Earlier releases recorded only games up to the player's former best score.
    let formerScore = levels.formerScore(in: number)
    return medal(in: level, for: row.score, formerScore: row.score <= formerScore ? row.score : 0)
  }

  /// Returns how many points a row lacks for its game's best possible score, or `nil` if that score isn't known.
  func missingPoints(of row: ScoreRow) -> Int? {
    Self.number(of: row).flatMap { Triples.par(of: $0) }.map { max(0, $0 - row.score) }
  }

  /// Returns the number of a row's game without replaying it, because a hundred replays would take too long for a list.
  static func number(of row: ScoreRow) -> GameNumber? {
    row.line.flatMap { Replay.number(ofLine: $0) }
  }

  /// A score as a share of its game's best possible score.
  public struct RelativeScore: Hashable, Sendable {
    /// The score in points.
    public let score: Int

    /// The best possible score in points, at least 1.
    public let bestScore: Int

    /// Creates a share, or returns `nil` if the best possible score isn't known.
    init?(_ score: Int, of best: Int?) {
      guard let best, best > 0 else { return nil }
      self.score = score
      bestScore = best
    }

    /// The share and the best possible score: "83% of the best possible score, 1,204". Rounds down, so only the best
    /// score is 100%. A discouraging share below 50% is omitted: "best possible 1,204".
    public var fullText: String { text("best possible ") }

    /// The same as `fullText`, with a capital letter: "Best possible 1,204".
    var title: String { text("Best possible ") }

    private func text(_ start: String) -> String {
      // A saved score can be as high as 2147483647, so its product with 100 needs 64 bits.
      let percent = Int64(score) * 100 / Int64(bestScore)
      return (percent >= 50 ? "\(percent)% of the best possible score, " : start) + DecimalText.grouped(bestScore)
        + (bestScore < Level.hardLuckLimit ? ", tough deal" : "")
    }
  }
}
