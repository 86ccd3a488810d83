import CodeBreakerModel
import GameCore
import SessionSupport
import TestSupport

@testable import CodeBreakerSession

final class FakeServer: FakeDayServer {
  private(set) var game: CodeBreaker

  /// Whether the day is revealed.
  var isRevealed = false

  init(_ day: CalendarDay, code: [Int]) {
    let setup = GameSetup(day: day)
    game = CodeBreaker(
      setup, masterCode: Code(kind: .master(isHidden: true), pegs: code.map { setup.theme.choices[$0] }))
  }

  func guess(_ text: String) {
    for (hole, peg) in Code(guess: text.utf8, theme: game.setup.theme)!.pegs.enumerated() {
      game.setGuessPeg(peg, at: hole)
    }
    game.attemptGuess()
  }

  override func answer(_ call: RankedCall) -> (Int, String) {
    if call.request.path.contains("/standings") {
      guard !game.attempts.isEmpty else {
        return (200, #"{"finished":1,"rows":[],"coach":null,"histogram":[{"guesses":3,"games":1}],"cursor":null}"#)
      }
      let guesses = game.ending == .solved ? "\(game.attempts.count)" : "null"
      return (
        200,
        #"{"finished":2,"rows":[{"rank":1,"name":"Player 1","guesses":\#(guesses),"skill":12,"me":true}],"#
          + #""coach":{"guesses":4,"skill":0},"histogram":[{"guesses":\#(guesses),"games":2}],"cursor":null}"#
      )
    }
    if call.request.method == .put { return (200, #"{"game":\#(state)}"#) }
    let index = Int(call.request.body!.drop { !$0.isNumber }.prefix { $0.isNumber })!
    let isEnd = call.request.path.hasSuffix("/finish")
    let text = String(call.request.body!.dropLast(2).suffix(game.setup.pegCount))
    if isEnd ? !game.isOver : index == game.attempts.count, isClosed { return (409, problem("day-closed")) }
    if isEnd {
      guard index == game.attempts.count else { return (409, problem("other-move", #","game":\#(state)"#)) }
      game.giveUp()
      return (200, #"{"index":\#(index),"exact":null,"inexact":null,"ending":"gave-up"}"#)
    }
    if index < game.attempts.count {
      guard self.text(game.attempts[index]) == text else { return (409, problem("other-move", #","game":\#(state)"#)) }
    } else {
      guard index == game.attempts.count, !game.isOver else {
        return (409, problem("other-move", #","game":\#(state)"#))
      }
      guess(text)
    }
    let counts = MatchCounts(game.attempts[index].matches ?? [])
    let ending = index == game.attempts.count - 1 ? self.ending : "null"
    return (200, #"{"index":\#(index),"exact":\#(counts.exact),"inexact":\#(counts.inexact),"ending":\#(ending)}"#)
  }

  private func text(_ code: Code) -> String { String(decoding: code.text(in: game.setup.theme), as: UTF8.self) }

  private var ending: String {
    switch game.ending {
    case nil: "null"
    case .solved: #""solved""#
    case .outOfAttempts: #""out-of-attempts""#
    case .gaveUp: #""gave-up""#
    }
  }

  private var state: String {
    let attempts = game.attempts.map { attempt in
      let counts = MatchCounts(attempt.matches ?? [])
      return #"{"guess":"\#(text(attempt))","exact":\#(counts.exact),"inexact":\#(counts.inexact)}"#
    }
    let code = game.isOver && (isRevealed || game.ending != .gaveUp) ? #""\#(text(game.masterCode))""# : "null"
    return #"{"pegs":\#(game.setup.pegCount),"colors":6,"theme":"x","attempts":[\#(attempts.joined(separator: ","))],"#
      + #""ending":\#(ending),"skill":null,"rank":null,"code":\#(code)}"#
  }
}
