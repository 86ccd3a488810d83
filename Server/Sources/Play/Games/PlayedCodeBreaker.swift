import CodeBreakerModel
import Ledger
import NumberedGame

/// The day's game of CodeBreaker as the authority plays it.
struct PlayedCodeBreaker: PlayedGame {
  static let kind = GameKind.codeBreaker

  private var game: CodeBreaker

  init(_ deals: DealtDay) {
    game = deals.codeBreaker.game
  }

  var opening: String { "" }
  var isOver: Bool { game.isOver }
  var isGivenUp: Bool { game.ending == .gaveUp }
  var score: Int { 0 }
  var line: String { String(decoding: game.line, as: UTF8.self) }

  /// How the game ended, if it has.
  var ending: Ending? { game.ending }

  /// What games that were not solved have in common, whatever else.
  static let unsolvedPlace: Int64 = 1_000_000_000

  /// Where a solved game stands: fewer guesses first, then less skill lost.
  ///
  /// - Parameter skill: hundredths of a guess; nothing where nobody can tell, which stands behind all else.
  static func place(guesses: Int, skill: Int64?) -> Int64 {
    Int64(guesses) * 1_000_000 + min(max(0, skill ?? 999_999), 999_999)
  }

  var place: Int64? { game.ending == .solved ? nil : Self.unsolvedPlace }

  func playing(_ action: String) throws(Refusal) -> (game: PlayedCodeBreaker, outcome: String) {
    guard let guess = Code(guess: action.utf8, theme: game.setup.theme), guess.pegs.count == game.setup.pegCount,
      !guess.pegs.contains(Code.missingPeg)
    else { throw .malformed }
    var next = self
    for (index, peg) in guess.pegs.enumerated() { next.game.setGuessPeg(peg, at: index) }
    guard next.game.attemptGuess() == nil, let attempt = next.game.attempts.last else { throw .repeated }
    let counts = MatchCounts(attempt.matches ?? [])
    return (next, "\(counts.exact)\(counts.inexact)")
  }

  func ended() -> PlayedCodeBreaker {
    var next = self
    next.game.giveUp()
    return next
  }

  static func moves(ofLine line: String) -> [(action: String, outcome: String)]? {
    guard let game = try? CodeBreaker(line: line) else { return nil }
    return game.attempts.map { attempt in
      let counts = MatchCounts(attempt.matches ?? [])
      return (String(decoding: attempt.text(in: game.setup.theme), as: UTF8.self), "\(counts.exact)\(counts.inexact)")
    }
  }
}
