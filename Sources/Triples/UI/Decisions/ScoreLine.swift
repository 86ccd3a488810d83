import NumberedGame
import PlaySupport
import TriplesSession

/// A row of the scores as it is shown.
struct ScoreLine: Hashable, Identifiable {
  /// The row, 0 for the best.
  let index: Int

  /// The rank in digits, from 1.
  let rank: String

  /// The score, with a comma between groups of digits.
  let score: String

  /// The share of par, or nothing.
  let share: String

  /// The title of its game, or nothing.
  let game: String

  /// How it was played, or nothing.
  let marks: String

  /// When the game ended, in seconds since the beginning of 1970 UTC.
  let date: Int64

  /// Whether this is the game that has just ended.
  let isNewest: Bool

  /// Whether there is a replay to open.
  let canOpen: Bool

  /// Rows have no other identity than their place: two games may be alike in everything.
  var id: Int { index }

  /// All rows of a session, best first.
  static func all(of session: TriplesSession) -> [ScoreLine] {
    session.rows.enumerated().map { index, row in
      ScoreLine(
        index: index, rank: "\(index + 1)", score: DecimalText.grouped(row.score), share: session.rowShare(index),
        game: session.rowGameTitle(index), marks: session.rowMarks(index), date: row.date,
        isNewest: row == session.newestRow,
        canOpen: session.canOpenRow(index))
    }
  }

  /// What a screen reader says of the row: "Rank 1, 1,204 points, 83 % of par, Game 537, undo used, newest."
  ///
  /// - Parameter date: the date in words.
  func spoken(date: String) -> String {
    ([
      "Rank \(rank)", "\(score) points", share.isEmpty ? "" : share + " of par", game, date, marks,
      isNewest ? "newest" : "",
    ].filter { !$0.isEmpty })
    .joined(separator: ", ")
  }
}
