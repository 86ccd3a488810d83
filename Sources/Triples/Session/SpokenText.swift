import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// Text for screen readers.
  public enum SpokenText {
    /// Describes a move, as in "Left: 1 and 2 make 3. Score 11."
    public static func move(_ direction: Direction, effect: MoveEffect, score: Int) -> String {
      direction.label + (effect.merges.isEmpty ? "" : ": " + merges(effect)) + ". Score \(score)."
    }

    /// The text for a move that is impossible.
    static func blockedMove(_ direction: Direction) -> String { "\(direction.label): nothing moves." }

    /// Describes the merges of a move, as in "1 and 2 make 3, 6 and 6 make 12".
    static func merges(_ effect: MoveEffect) -> String {
      effect.merges.map { merge -> String in
        // Name the smaller value first, whichever tile moved.
        let parts = [merge.vanishedTile.val, merge.survivor.val - merge.vanishedTile.val]
        return "\(min(parts[0], parts[1])) and \(max(parts[0], parts[1])) make \(merge.survivor.val)"
      }.joined(separator: ", ")
    }

    /// Describes the four rows of a board, as in "Row 1: 1, empty, empty, 1".
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

extension TriplesSession.SpokenText {
  /// Describes a hint, as in "Best: Left. Up costs 3.20 points, Right 10.05. Down moves nothing."
  public static func hint(_ advice: Advice) -> String {
    guard let best = advice.bestMove else { return "Nothing can move." }
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

  /// Summarizes a review.
  public static func review(_ review: Review) -> String {
    let findings = TriplesSession.ReviewFindings(of: review)
    return "Review done. \(findings.remark) \(findings.facts)"
  }

  /// Describes the move after a step of a reviewed game, as in "Move 32: you played Down, Up was better."
  public static func verdict(_ step: Int, of review: Review) -> String {
    guard review.moves.indices.contains(step) else {
      guard let best = review.advices.last?.bestMove else {
        return "The end: \(DecimalText.grouped(review.score)) points."
      }
      return "The game stopped here. \(best.label) looks best."
    }
    let move = review.moves[step]
    let verdict =
      review.isMistake(move)
      ? "\(move.bestMove.label) was better"
      : move.playedMove == move.bestMove
        ? "the best move"
        : move.loss.hundredths < 50 ? "as good as \(move.bestMove.label)" : "the coach prefers \(move.bestMove.label)"
    return "Move \(move.number): you played \(move.playedMove.label), \(verdict)."
  }

  /// Describes a step of a reviewed game: the expected score, the cost of the next move, and the effect of the new
  /// tile. Omits changes that round to 0 points.
  public static func step(_ step: Int, of review: Review) -> String {
    guard review.advices.indices.contains(step), !review.advices[step].moves.isEmpty else { return "" }
    var text = "The coach expects \(review.advices[step].expectation.roundedText) points here."
    guard step < review.moves.count else { return text }
    let move = review.moves[step]
    if review.isMistake(move) { text += " \(move.playedMove.label) cost \(move.loss.roundedText)." }
    if move.luck.magnitude.hundredths >= 50 {
      text += " The new tile then \(move.luck > .zero ? "brought" : "cost") \(move.luck.magnitude.roundedText)."
    }
    return text
  }

  /// Describes the chart of a review.
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
      text += (index == 0 ? ". Turning points: move " : ", move ") + "\(move.number) \(move.swing.signedRoundedText)"
    }
    return text + "."
  }
}
