import CodeBreakerModel
import CodeBreakerSession
import GameCore

extension Fixture {
  func board() -> OwnBoardSession { OwnBoardSession(environment: environment) }

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
  var line: String { String(decoding: board.line, as: UTF8.self) }

  /// The row in the format of board lines.
  var rowText: String {
    String(decoding: CodeText.text(row.guess), as: UTF8.self) + (row.counts.map { ":\($0.exact)\($0.inexact)" } ?? "")
  }

  /// Enters a row with these pegs, starting at the first hole, and with its answer.
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

  func answer(_ text: String) {
    guard let question = coachQuestion else { return }
    coachDidAnswer("codebreaker-assist/1 \(text)".utf8Bytes, to: question)
  }
}
