import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// The smallest loss, in hundredths of a guess, that the notebook records. Reviews rate such a guess fair or bold.
  public static var minNotebookLoss: Int64 { 17 }

  /// Records a reviewed game: its weak guesses in the notebook, and, if it counts for the player's average, all its
  /// losses in the player's progress.
  func recordPractice(from review: Review, countsForAverage: Bool) {
    let today = PracticeKeys.today(environment)
    var positions: [PracticePosition] = []
    var parts = Array(repeating: TotalLoss(), count: 3)
    for (attempt, finding) in zip(review.attempts, ReviewFindings(of: review).attempts) {
      // The cost that the review shows.
      let loss = max(0, finding.loss)
      parts[min(attempt.number - 1, 2)].add(loss)
      guard loss >= Self.minNotebookLoss else { continue }
      positions.append(
        PracticePosition(
          line: review.game.positionLine(before: attempt.number),
          playedMove: review.game.attempts[attempt.number - 1].text(in: review.game.setup.theme), loss: loss, day: today
        ))
    }
    let whole = parts.reduce(TotalLoss()) { $0 + $1 }
    let game = PlayProgress.Game(line: review.game.line, day: today, total: whole, parts: parts)
    PracticeKeys.codeBreaker.record(positions, game: countsForAverage ? game : nil, storage: environment.storage)
  }
}

extension CodeBreaker {
  /// Returns the line of the game before attempt `number`, 1 for the first. All games with the same setup start in the
  /// same position, so for the first attempt, this is the line of game 1.
  fileprivate func positionLine(before number: Int) -> [UInt8] {
    if number == 1, let one = GameNumber(1),
      let game = try? CodeBreaker(
        number: one, pegCount: setup.pegCount, theme: setup.theme, attemptLimit: setup.attemptLimit)
    {
      return game.line
    }
    return prefix(number - 1).line
  }
}

extension PracticeKeys {
  /// The storage keys of CodeBreaker's practice.
  public static var codeBreaker: PracticeKeys { PracticeKeys(game: "codebreaker") }
}
