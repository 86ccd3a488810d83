import NumberedGame
import PlaySupport
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

extension TriplesSession.Spoken {
  /// A hint: "Best: Left. Up costs 3.20 points, Right 10.05. Down moves nothing."
  public static func hint(_ advice: Advice) -> String {
    guard let best = advice.best else { return "Nothing can move." }
    var text = "Best: \(best.label)."
    for (index, move) in advice.moves.dropFirst().enumerated() {
      text += index == 0 ? " " : ", "
      text += move.direction.label + (index == 0 ? " costs " : " ") + (advice.expectation - move.expectation).text
      if index == 0 { text += " points" }
    }
    if advice.moves.count > 1 { text += "." }
    let others = Direction.allCases.filter { advice.expectation(of: $0) == nil }.map { $0.label }
    if let last = others.last {
      let names = others.dropLast().reduce("") { $0 + $1 + " and " } + last
      text += " \(names) \(others.count == 1 ? "moves" : "move") nothing."
    }
    return text
  }

  /// What a review found, in short.
  public static func review(_ review: Review) -> String {
    let count = review.mistakes.count
    return "The review is done. Play: \(review.play.signedText) points. Luck: \(review.luck.signedText). "
      + (count == 0 ? "Every move was the best." : count == 1 ? "1 move lost points." : "\(count) moves lost points.")
  }

  /// The board after so many moves of a reviewed game: what is expected there, what the spawn before it did, and what
  /// the next move does.
  public static func step(_ step: Int, of review: Review) -> String {
    guard review.advices.indices.contains(step) else { return "" }
    let advice = review.advices[step]
    let luck = step > 0 ? " (\(review.moves[step - 1].luck.signedText) by the spawn)" : ""
    guard let best = advice.best else { return "Final score \(DecimalText.grouped(review.score))\(luck)." }
    let expected = "Expected \(advice.expectation.text)\(luck). "
    guard step < review.moves.count else { return expected + "Best from here: \(best.label)." }
    let next = review.moves[step]
    guard next.loss > .zero else { return expected + "Next, \(next.played.label): the best." }
    return expected + "Next, \(next.played.label): \((-next.loss).text). Better: \(next.best.label)."
  }

  /// The chart of a review in words.
  public static func chart(_ review: Review) -> String {
    var (high, low) = (0, 0)
    for (step, advice) in review.advices.enumerated() {
      if advice.expectation > review.advices[high].expectation { high = step }
      if advice.expectation < review.advices[low].expectation { low = step }
    }
    let place = { (step: Int) in "\(review.advices[step].expectation.roundedText) after move \(step)" }
    var text = "Expected final score: \(place(0)), at most \(place(high)), at least \(place(low)), "
    text += place(review.moves.count)
    for (index, move) in review.turningPoints().enumerated() {
      text += (index == 0 ? ". Turning points: move " : ", move ") + "\(move.number) \(move.swing.signedText)"
    }
    return text + "."
  }
}
