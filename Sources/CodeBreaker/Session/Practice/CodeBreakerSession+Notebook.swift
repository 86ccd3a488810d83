import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// What lost less than this comes into no notebook, in hundredths of a guess: what is no longer called good.
  public static var notebookThreshold: Int64 { 17 }

  /// Hands what a review of the game on the table has found to the notebook, and what the game lost to the record of the
  /// player's games.
  func fillNotebook(from review: Review) {
    let today = PracticeKeys.today(environment)
    var positions: [PracticePosition] = []
    var parts = Array(repeating: PlayedLoss(), count: 3)
    for attempt in review.attempts {
      let loss = max(0, attempt.skill.hundredths)
      parts[min(attempt.number - 1, 2)].add(loss)
      guard loss >= Self.notebookThreshold else { continue }
      positions.append(
        PracticePosition(
          line: review.game.position(before: attempt.number),
          played: review.game.attempts[attempt.number - 1].text(in: review.game.setup.theme), loss: loss, day: today))
    }
    let whole = parts.reduce(PlayedLoss()) { $0 + $1 }
    let game = PlayProgress.Game(line: review.game.line, day: today, whole: whole, parts: parts)
    PracticeKeys.codeBreaker.note(positions, game: countsForAverage ? game : nil, storage: environment.storage)
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

extension PracticeKeys {
  /// What is kept of the practice of CodeBreaker.
  public static var codeBreaker: PracticeKeys { PracticeKeys(game: "codebreaker") }
}
