import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// A costly guess of a reviewed game, with the reason why another one was better.
  public struct ReviewMistake: Hashable, Sendable {
    /// The number of the attempt, 1 for the first.
    public let number: Int

    /// The cost as a title: "Guess 3 cost 0.43 guesses".
    public let title: String

    /// The attempts up to the guess.
    public let rows: [AttemptRow]

    /// The coach's guess in the same position.
    public let betterGuess: Code

    /// The reason as a sentence.
    public let reasonText: String

    /// Whether the player can try the position in a game with another code.
    public let canTry: Bool
  }
}

extension CodeBreakerSession.ReviewFindings {
  /// The smallest cost of a mistake, in hundredths of a guess.
  private static let minMistake: Int64 = 10

  private static let maxMistakeCount = 3

  /// The most costly mistakes, the most costly first. It takes some milliseconds, so call it once.
  func mistakes() -> [CodeBreakerSession.ReviewMistake] {
    let attempts = attempts
    var worst: [CodeBreakerSession.ReviewedAttempt] = []
    // An insertion sort, because it is stable, and the standard library's would add to the size of the download.
    for attempt in attempts where attempt.loss >= Self.minMistake && attempt.betterGuess != nil {
      worst.insert(attempt, at: worst.firstIndex { $0.loss < attempt.loss } ?? worst.count)
    }
    return worst.prefix(Self.maxMistakeCount).compactMap { attempt in
      let index = attempt.row.number - 1
      return attempt.betterGuess.map { better in
        CodeBreakerSession.ReviewMistake(
          number: attempt.row.number, title: "Guess \(attempt.row.number) cost \(Self.guesses(attempt.loss))",
          rows: attempts.prefix(index + 1).map { $0.row }, betterGuess: better, reasonText: reasonText(at: index),
          canTry: review.game.canTry(before: attempt.row.number, candidateCount: attempt.codeCountBefore))
      }
    }
  }

  /// Returns why another guess than that of an attempt, 0 for the first, was better, as a sentence.
  public func reasonText(at index: Int) -> String {
    review.reason(at: index).map { CodeBreakerSession.ReasonText(review.game.setup).text($0) }
      ?? "No single fact separates the two guesses."
  }

  /// A guess that was hard to find, and a lucky one: "Guess 4 was lucky: 1 chance in 13." An empty string if none was.
  public var highlights: String {
    var sentences: [String] = []
    if let hard = review.hardGuess {
      sentences.append(
        "Guess \(hard.number) was hard to find: it couldn’t be the code, but told all \(hard.codeCount) apart.")
    }
    if let last = review.attempts.last, review.game.ending == .solved, last.candidateCountBefore >= Self.minLuckyCount {
      let chances = DecimalText.grouped(last.candidateCountBefore)
      sentences.append("Guess \(last.number) was lucky: 1 chance in \(chances).")
    }
    return sentences.joined(separator: " ")
  }

  private static var minLuckyCount: Int { 5 }
}

extension CodeBreakerSession {
  /// The maximum number of game numbers to try for a game with a fitting code.
  private static var maxTriedNumbers: UInt64 { 20_000 }

  /// Starts a game with the guesses before an attempt of the reviewed game, 1 for the first, and with another code that
  /// fits their answers. It counts as a game with a hint, because the coach has shown the best guess.
  public func tryHere(beforeAttempt number: Int) {
    guard playMode.allows(.otherGames), let review = gameReview?.reviewState.review,
      gameReview?.mistakes.contains(where: { $0.number == number && $0.canTry }) == true
    else { return }
    let game = review.game.prefix(number - 1)
    guard let setup = setup(like: review.game, fitting: CoachQuestion(game)) else { return }
    intent {
      leave(for: setup)
      saved.playedGame.replay(game.attempts)
      saved.playedGame.countHint()
      show(Notice("A new code that fits the same answers. Your turn!", isTransient: true))
    }
  }

  /// Returns a numbered setup whose code fits the answers of a question, and isn't that of `game` if another one fits.
  private func setup(like game: CodeBreaker, fitting question: CoachQuestion) -> GameSetup? {
    var randomness = SystemRandomness(environment)
    let start = CodeNumberSearch.randomStart(using: &randomness)
    let (theme, pegCount, limit) = (game.setup.theme, game.setup.pegCount, game.setup.attemptLimit)
    var known: GameSetup?
    for value in start..<start + Self.maxTriedNumbers {
      guard let number = GameNumber(value),
        let setup = try? GameSetup(number: number, pegCount: pegCount, theme: theme, attemptLimit: limit),
        question.isCandidate(CoachQuestion.colors(of: setup.masterCode, theme.choices))
      else { continue }
      if setup.masterCode.pegs != game.masterCode.pegs { return setup }
      known = setup
      // Only one code may be left. After so many games with it, another one is unlikely.
      if value > start + Self.maxTriedNumbers / 4 { break }
    }
    return known
  }
}

extension CodeBreaker {
  /// Whether a game with a fitting code is found in a moment: one of at most 1,500 codes must fit.
  fileprivate func canTry(before number: Int, candidateCount: Int) -> Bool {
    !setup.isWithoutLuck && setup.codeCount / max(1, candidateCount) <= 1500
  }
}

extension CodeBreakerSession.PlayedGame {
  /// Makes the guesses of some attempts.
  fileprivate mutating func replay(_ attempts: [Code]) {
    for attempt in attempts {
      for (index, peg) in attempt.pegs.enumerated() { game.setGuessPeg(peg, at: index) }
      game.attemptGuess()
    }
  }
}
