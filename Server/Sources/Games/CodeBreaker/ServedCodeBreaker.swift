import CodeBreakerCoach
import CodeBreakerModel
import DailyGames
import GameCore
import JSON
import Ledger

package struct ServedCodeBreaker: ServedGame {
  package static var kind: DailyGame { .codeBreaker }

  private static var unsolvedSortKey: Int64 { Ledger.firstSortKeyWithoutRating }

  private var game: CodeBreaker

  package init(_ deal: CodeBreaker.DayDeal) {
    game = deal.game
  }

  package var isOver: Bool { game.isOver }
  package var line: String { String(decoding: game.line, as: UTF8.self) }
  package var sortKey: Int64 {
    game.ending == .solved ? Self.sortKeyWithoutRating(moveCount: game.attempts.count) : Self.unsolvedSortKey
  }

  /// Returns the game after a guess, and the numbers of exact and inexact matches as two digits. `action` is the guess
  /// in the format of `Code.text(in:)`.
  package func playing(_ action: String) throws(MoveRefusal) -> (game: ServedCodeBreaker, outcome: String) {
    guard let guess = Code(guess: action.utf8, theme: game.setup.theme), guess.pegs.count == game.setup.pegCount,
      !guess.pegs.contains(Code.missingPeg)
    else { throw .invalidGuess }
    var next = self
    for (index, peg) in guess.pegs.enumerated() { next.game.setGuessPeg(peg, at: index) }
    guard next.game.attemptGuess() == nil, let attempt = next.game.attempts.last else { throw .repeatedGuess }
    let counts = MatchCounts(attempt.matches ?? [])
    return (next, "\(counts.exact)\(counts.inexact)")
  }

  package func ended() -> ServedCodeBreaker {
    var next = self
    next.game.giveUp()
    return next
  }

  package static func moves(ofLine line: String) -> [(action: String, outcome: String)]? {
    guard let game = try? CodeBreaker(line: line) else { return nil }
    return game.attempts.map { attempt in
      let counts = MatchCounts(attempt.matches ?? [])
      return (String(decoding: attempt.text(in: game.setup.theme), as: UTF8.self), "\(counts.exact)\(counts.inexact)")
    }
  }

  /// Plays a deal as the coach, which sees only the answers to its guesses. The loss of a solved game is 0, because
  /// losses are measured against the coach.
  package static func coachGame(_ deal: CodeBreaker.DayDeal, nodeCount: Int) -> CoachGameRow? {
    let coach = Coach()
    var game = deal.game
    while !game.isOver {
      guard let advice = coach.advice(on: CodeBreakerModel.CoachQuestion(game)) else { return nil }
      for (hole, color) in advice.best.guess.enumerated() { game.setGuessPeg(game.pegChoices[Int(color)], at: hole) }
      guard game.attemptGuess() == nil else { return nil }
    }
    let isSolved = game.ending == .solved
    return CoachGameRow(
      sortKey: isSolved ? sortKey(guessCount: game.attempts.count, loss: 0) : unsolvedSortKey,
      moveCount: game.attempts.count, score: 0, loss: isSolved ? 0 : nil,
      line: String(decoding: game.line, as: UTF8.self))
  }
}

extension MoveRefusal {
  fileprivate static let repeatedGuess = MoveRefusal(kind: .repeatedGuess, title: "You have already made this guess.")
  fileprivate static let invalidGuess = MoveRefusal(kind: .invalidGuess, title: "This is no code of the day's game.")
}

// MARK: Standings

extension ServedCodeBreaker {
  /// Returns the sort key of a solved game, which ranks by guesses and then by `loss`, in hundredths of a guess. A game
  /// that isn't rated (`nil`) ranks behind all others with as many guesses.
  fileprivate static func sortKey(guessCount: Int, loss: Int64?) -> Int64 {
    Int64(guessCount) * sortKeyUnit + (loss.map { min(max(0, $0), sortKeyUnit - 2) } ?? sortKeyUnit - 1)
  }

  private static let sortKeyUnit: Int64 = 1_000_000

  package static func figure(ofSortKey sortKey: Int64) -> Int? {
    sortKey < unsolvedSortKey ? Int(sortKey / sortKeyUnit) : nil
  }

  package static func sortKeyWithoutRating(moveCount: Int) -> Int64 { sortKey(guessCount: moveCount, loss: nil) }

  package static func awaitsRating(sortKey: Int64) -> Bool {
    sortKey < unsolvedSortKey && sortKey % sortKeyUnit == sortKeyUnit - 1
  }

  package static func makeRater() -> (any DayRater)? { Rater() }

  /// The work limits of `GameRater` are published, so anyone can compute the ratings.
  private final class Rater: DayRater {
    private let rater = GameRater()

    func rating(ofLine line: String) -> GameRating? {
      guard let game = try? CodeBreaker(line: line), let loss = rater.loss(of: game) else { return nil }
      let hundredths = Int64((loss * 100).rounded())
      return GameRating(
        loss: hundredths, sortKey: ServedCodeBreaker.sortKey(guessCount: game.attempts.count, loss: hundredths))
    }
  }
}
