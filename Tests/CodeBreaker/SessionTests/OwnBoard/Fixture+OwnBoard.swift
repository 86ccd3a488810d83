import CodeBreakerModel
import CodeBreakerSession
import NumberedGame

extension Fixture {
  /// Opens a session of the player's own board.
  func board() -> OwnBoardSession { OwnBoardSession(environment: environment) }

  /// Opens a session with a saved board.
  func board(_ line: String) -> OwnBoardSession {
    savedBoard = "codebreaker-assist/1\nboard \(line)"
    return board()
  }

  var savedBoard: String? {
    get { memory["parlor.codebreaker.assist"] }
    set { memory["parlor.codebreaker.assist"] = newValue }
  }
}

extension OwnBoardSession {
  /// The board as its line.
  var line: String { String(decoding: board.line, as: UTF8.self) }

  /// The row that the player edits, as board lines write it.
  var rowText: String {
    String(decoding: CodeText.text(row.guess), as: UTF8.self) + (row.counts.map { ":\($0.exact)\($0.inexact)" } ?? "")
  }

  /// Puts these pegs into the row from the first hole on, sets the answer, and enters the row.
  func enter(_ choices: Int..., exact: Int? = nil, inexact: Int = 0) {
    select(hole: 0)
    for (hole, choice) in choices.enumerated() {
      select(hole: hole)
      choose(choice)
    }
    if let exact {
      choose(exact: exact)
      choose(inexact: inexact)
    }
    enterRow()
  }

  /// Passes the session an answer of the coach with this text.
  func answer(_ text: String) {
    guard let question = coachQuestion else { return }
    receive("codebreaker-assist/1 \(text)".utf8Bytes, to: question)
  }
}
