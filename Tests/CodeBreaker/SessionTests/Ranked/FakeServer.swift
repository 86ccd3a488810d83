import CodeBreakerModel
import NumberedGame
import PlaySupport

@testable import CodeBreakerSession

/// A server with one day and one player. It replies like the real one, immediately or never.
final class FakeServer {
  private(set) var game: CodeBreaker
  private(set) var calls: [String] = []

  /// The outcomes of the next calls. `nil` is a normal reply.
  var faults: [Fault?] = []
  var isClosed = false
  /// The number of calls that get standings without the player's place.
  var callsBeforePlace = 0

  enum Fault {
    /// The call never arrives.
    case lost
    /// The call arrives, and its reply is lost.
    case unanswered
    /// The call doesn't arrive and gets this status and body.
    case reply(Int, String)
  }

  init(_ day: CalendarDay, code: [Int]) {
    let setup = GameSetup(day: day)
    game = CodeBreaker(
      setup, masterCode: Code(kind: .master(isHidden: true), pegs: code.map { setup.theme.choices[$0] }))
  }

  /// Replies until there are no more calls, or one must wait after `pauses` pauses.
  func serve(_ session: CodeBreakerSession, pauses: Int = 0) {
    var pauses = pauses
    while let call = session.rankedClient?.call {
      if call.pause > 0 {
        guard pauses > 0 else { return }
        pauses -= 1
      }
      session.receive(reply(call), to: call.number)
    }
  }

  func reply(_ call: RankedCall) -> RankedReply? {
    calls.append("\(call.request.method.name) \(call.request.path)" + (call.request.body.map { " \($0)" } ?? ""))
    switch faults.isEmpty ? nil : faults.removeFirst() {
    case .lost: return nil
    case .unanswered:
      _ = answer(call)
      return nil
    case .reply(let status, let text): return RankedReply(status: status, body: Array(text.utf8))
    case nil:
      let (status, text) = answer(call)
      return RankedReply(status: status, body: Array(text.utf8))
    }
  }

  func guess(_ text: String) {
    for (hole, peg) in Code(guess: text.utf8, theme: game.setup.theme)!.pegs.enumerated() {
      game.setGuessPeg(peg, at: hole)
    }
    game.attemptGuess()
  }

  private func answer(_ call: RankedCall) -> (Int, String) {
    if call.request.path == "players" {
      return (201, #"{"player":"0123456789abcdef","token":"0123456789abcdef0123456789abcdef","name":"Player 1"}"#)
    }
    if call.request.path.hasPrefix("days?") { return (200, #"{"days":[]}"#) }
    if call.request.path.contains("/standings") {
      guard callsBeforePlace == 0, !game.attempts.isEmpty else {
        callsBeforePlace -= 1
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

  private func problem(_ kind: String, _ more: String = "") -> String {
    #"{"type":"/problems/\#(kind)","title":"So it is.","status":409\#(more)}"#
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
    let code = game.isOver ? #""\#(text(game.masterCode))""# : "null"
    return #"{"pegs":\#(game.setup.pegCount),"colors":6,"theme":"x","attempts":[\#(attempts.joined(separator: ","))],"#
      + #""ending":\#(ending),"skill":null,"rank":null,"code":\#(code)}"#
  }
}
