import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// What `parlor codebreaker replay` says of a game. The code stays hidden as long as the game goes on.
struct CodeBreakerReplayReport {
  let game: CodeBreaker

  init(_ game: CodeBreaker) {
    self.game = game
  }

  /// For people.
  var text: String {
    let setup = game.setup
    let limit = setup.attemptLimit.map { " of \($0)" } ?? ""
    let count = game.attempts.count
    let attempts = count == 1 && limit.isEmpty ? "1 attempt" : "\(count)\(limit) attempts"
    var lines = [
      "Game \(setup.number), \(setup.theme.name), \(setup.pegCount) pegs, \(attempts), \(ending ?? "goes on")", "",
    ]
    lines += game.attempts.enumerated().map { index, attempt in
      let markers = CodeBreakerSession.Spoken.markers(MatchCounts(attempt.matches ?? []))
      return "Attempt \(index + 1): \(CodeBreakerSession.Spoken.pegs(attempt, theme: setup.theme)). \(markers)."
    }
    lines.append(CodeBreakerSession.Spoken.master(game.masterCode, theme: setup.theme))
    return lines.joined(separator: "\n")
  }

  /// For programs: one line, its keys always in this order. Nothing in it needs escaping: the theme's id is of letters
  /// and hyphens, and codes are written in the symbols of the replay line.
  var json: String {
    let setup = game.setup
    let attempts = game.attempts.map { attempt in
      let counts = MatchCounts(attempt.matches ?? [])
      return #"{"guess":"\#(symbols(attempt))","exact":\#(counts.exact),"inexact":\#(counts.inexact)}"#
    }
    let limit = setup.attemptLimit.map { "\($0)" } ?? "null"
    let code = game.masterCode.isHidden ? "null" : "\"\(symbols(game.masterCode))\""
    return #"{"game":\#(setup.number),"pegs":\#(setup.pegCount),"theme":"\#(setup.theme.id)","limit":\#(limit),"#
      + #""attempts":[\#(attempts.joined(separator: ","))],"ending":\#(ending.map { "\"\($0)\"" } ?? "null"),"#
      + #""code":\#(code)}"#
  }

  private var ending: String? {
    switch game.ending {
    case .solved: "solved"
    case .outOfAttempts: "out of attempts"
    case .gaveUp: "gave up"
    case nil: nil
    }
  }

  private func symbols(_ code: Code) -> String {
    String(decoding: code.text(in: game.setup.theme), as: UTF8.self)
  }
}
