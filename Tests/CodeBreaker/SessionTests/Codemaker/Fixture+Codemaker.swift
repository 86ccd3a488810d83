import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import GameCore

extension Fixture {
  func codemaker() -> CodemakerSession { CodemakerSession(environment: environment) }

  func codemaker(_ lines: String) -> CodemakerSession {
    savedSet = "codebreaker-set/1\n\(lines)"
    return codemaker()
  }

  var savedSet: String? {
    get { memory["parlor.codebreaker.set"] }
    set { memory["parlor.codebreaker.set"] = newValue }
  }

  var savedCodes: String? {
    get { memory["parlor.codebreaker.set-codes"] }
    set { memory["parlor.codebreaker.set-codes"] = newValue }
  }
}

extension CodemakerSession {
  /// The attempts in the format of board lines.
  var attemptsText: String {
    String(decoding: game.board.line, as: UTF8.self).split(separator: " ").dropFirst(4).joined()
  }

  /// The row's pegs in the symbols of replay lines.
  var rowText: String { String(decoding: CodeText.text(game.row.pegs), as: UTF8.self) }

  /// Fills the row with these pegs, starting at the first hole.
  func fillRow(_ choices: Int...) {
    for (hole, choice) in choices.enumerated() {
      select(hole: hole)
      choose(choice)
    }
  }

  func answer(exact: Int, inexact: Int) {
    choose(exact: exact)
    choose(inexact: inexact)
    answer()
  }

  func searchToTheEnd() {
    while isSearching { continueSearch() }
  }
}

extension PersistentCoachedBoard {
  func askCoach(_ coach: Coach = Coach()) {
    guard let question = coachQuestion else { return }
    coachDidAnswer(coach.advice(on: question)?.text ?? [], to: question)
  }
}
