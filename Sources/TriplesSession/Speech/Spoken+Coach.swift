import PlaySupport
import TriplesAdvice
import TriplesModel

extension Spoken {
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

  /// One move of a review: "Move 12, Left: −3.20. Up was better."
  public static func mistake(_ move: ReviewedMove) -> String {
    "Move \(move.number), \(move.played.label): \((-move.loss).text). \(move.best.label) was better."
  }

  /// A turning point: "Move 12, Left: +40.10. The spawn brought +43.30, the move lost 3.20."
  public static func turningPoint(_ move: ReviewedMove) -> String {
    let play = move.loss > .zero ? "the move lost \(move.loss.text)" : "the move was the best"
    return "Move \(move.number), \(move.played.label): \(move.swing.signedText). The spawn brought "
      + "\(move.luck.signedText), \(play)."
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
    let expectations = review.advices.map { $0.expectation }
    let high = expectations.enumerated().max { $0.element < $1.element }
    let low = expectations.enumerated().min { $0.element < $1.element }
    guard let high, let low else { return "" }
    let marks = review.turningPoints().map { "move \($0.number) \($0.swing.signedText)" }
    return "Expected final score through the game: \(review.start.roundedText) at the start, at most "
      + "\(high.element.roundedText) after move \(high.offset), at least \(low.element.roundedText) after move "
      + "\(low.offset), \(review.result.roundedText) at the end. Turning points: "
      + (marks.isEmpty ? "none" : marks.dropFirst().reduce(marks[0]) { $0 + ", " + $1 }) + "."
  }
}
