import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame

extension Fixture {
  /// Opens a session on the page for setting codes.
  func codemaker() -> CodemakerSession { CodemakerSession(environment: environment) }

  /// Opens a session with a saved game.
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
  /// The attempts with their answers, as board lines write them.
  var attemptsText: String {
    String(decoding: game.board.line, as: UTF8.self).split(separator: " ").dropFirst(4).joined()
  }

  /// The row that the player edits, in the symbols of replay lines.
  var rowText: String { String(decoding: CodeText.text(game.row.pegs), as: UTF8.self) }

  /// Puts these pegs into the row from the first hole on.
  func put(_ choices: Int...) {
    for (hole, choice) in choices.enumerated() {
      select(hole: hole)
      choose(choice)
    }
  }

  /// Answers the session's question with a real coach.
  func askCoach(_ coach: Coach = Coach()) {
    guard let question = coachQuestion else { return }
    receive(coach.advice(on: question)?.text ?? [], to: question)
  }

  /// Answers the coach's guess.
  func answer(_ exact: Int, _ inexact: Int) {
    choose(exact: exact)
    choose(inexact: inexact)
    answer()
  }

  /// Searches until a game with the code is found.
  func searchToTheEnd() {
    while isSearching { searchOn() }
  }
}
