import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
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

  /// What a row of the scores says about how its game was played: "undo used", "played on", both, or nothing.
  ///
  /// - Parameter index: the row, 0 for the best.
  public func rowMarks(_ index: Int) -> String {
    guard rows.indices.contains(index) else { return "" }
    return rows[index].marks.spoken
  }
}
