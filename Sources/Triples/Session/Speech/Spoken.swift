import TriplesModel

extension TriplesSession {
  /// What a screen reader says of the game.
  public enum Spoken {
    /// One sentence on a move: "Left: 1 and 2 make 3. Score 11."
    public static func move(_ direction: Direction, effect: MoveEffect, score: Int) -> String {
      var text = direction.label
      for (index, merge) in effect.merges.enumerated() {
        // Of a merge to 3 the smaller part is named first, whichever of the two moved.
        let parts = [merge.vanished.val, merge.survivor.val - merge.vanished.val]
        text += index == 0 ? ": " : ", "
        text += "\(min(parts[0], parts[1])) and \(max(parts[0], parts[1])) make \(merge.survivor.val)"
      }
      return text + ". Score \(score)."
    }

    /// The four rows of a board: "Row 1: 1, empty, empty, 1".
    public static func rows(of board: [[Int]]) -> [String] {
      board.enumerated().map { index, row in
        var text = "Row \(index + 1): "
        for (column, value) in row.enumerated() {
          if column > 0 { text += ", " }
          text += value == 0 ? "empty" : "\(value)"
        }
        return text
      }
    }
  }
}
