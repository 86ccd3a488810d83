import CodeBreakerModel
import GameCore
import TestSupport

/// A game of CodeBreaker that a fake server deals.
package struct ServedCodeBreaker: FakeServedGame {
  private var game: CodeBreaker

  /// Deals a day's game with a code of these choices.
  package init(_ day: CalendarDay, code: [Int] = [3, 2, 1, 0]) {
    let setup = GameSetup(day: day)
    game = CodeBreaker(
      setup, masterCode: Code(kind: .master(isHidden: true), pegs: code.map { setup.theme.choices[$0] }))
  }

  package var isOver: Bool { game.isOver }

  package var figures: (own: String, coach: String, bar: String) {
    let guesses = #""guesses":\#(game.ending == .solved ? "\(game.attempts.count)" : "null")"#
    return (guesses + #","skill":12"#, #""guesses":4,"skill":0"#, guesses)
  }

  package func json(isRevealed: Bool) -> String {
    let attempts = game.attempts.map { #"{"guess":"\#(text($0))",\#(counts($0))}"# }
    // A player who gives up learns the code when the day is revealed.
    let code = game.isOver && (isRevealed || game.ending != .gaveUp) ? #""\#(text(game.masterCode))""# : "null"
    return #"{"pegs":\#(game.setup.pegCount),"colors":6,"theme":"x","attempts":[\#(attempts.joined(separator: ","))],"#
      + #""ending":\#(ending),"skill":null,"rank":null,"code":\#(code)}"#
  }

  package mutating func play(_ move: String) -> String? {
    guard let guess = Code(guess: move.utf8, theme: game.setup.theme) else { return nil }
    for (hole, peg) in guess.pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
    guard game.attemptGuess() == nil, let attempt = game.attempts.last else { return nil }
    return #"\#(counts(attempt)),"ending":\#(ending)"#
  }

  package mutating func finish() -> String {
    game.giveUp()
    return #""exact":null,"inexact":null,"ending":\#(ending)"#
  }

  private func text(_ code: Code) -> String { String(decoding: code.text(in: game.setup.theme), as: UTF8.self) }

  private func counts(_ attempt: Code) -> String {
    let counts = MatchCounts(attempt.matches ?? [])
    return #""exact":\#(counts.exact),"inexact":\#(counts.inexact)"#
  }

  private var ending: String {
    switch game.ending {
    case nil: "null"
    case .solved: #""solved""#
    case .outOfAttempts: #""out-of-attempts""#
    case .gaveUp: #""gave-up""#
    }
  }
}
