import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// Hands what a review of the game on the table has found to the notebook, and what the game lost to the record of the
  /// player's games.
  func fillNotebook(from review: Review) {
    var positions: [(line: [UInt8], played: [UInt8], loss: Int64)] = []
    var parts = Array(repeating: PlayedLoss(), count: 3)
    for attempt in review.attempts {
      let loss = max(0, attempt.skill.hundredths)
      parts[min(attempt.number - 1, 2)].add(loss)
      guard loss >= CodeBreakerPractice.threshold else { continue }
      positions.append(
        (
          review.game.position(before: attempt.number),
          review.game.attempts[attempt.number - 1].text(in: review.game.setup.theme), loss
        ))
    }
    let whole = parts.reduce(PlayedLoss()) { $0 + $1 }
    CodeBreakerPractice.keys.note(
      positions, game: countsForAverage ? (review.game.line, whole, parts) : nil, environment: environment)
  }
}

extension CodeBreaker {
  /// The game before an attempt, as a line. Before the first one all games of a kind are the same, that of number 1.
  ///
  /// - Parameter number: the number of the attempt, 1 for the first.
  fileprivate func position(before number: Int) -> [UInt8] {
    if number == 1, let one = GameNumber(1),
      let game = try? CodeBreaker(
        number: one, pegCount: setup.pegCount, theme: setup.theme, attemptLimit: setup.attemptLimit)
    {
      return game.line
    }
    return prefix(number - 1).line
  }
}
