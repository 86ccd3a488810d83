import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame

extension Table {
  /// A window that opens now, on the page where codes are set.
  func setter() -> SetterSession { SetterSession(environment: environment) }

  /// A window with a game that is saved in these lines.
  func setter(_ lines: String) -> SetterSession {
    savedSet = "codebreaker-set/1\n\(lines)"
    return setter()
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

extension SetterSession {
  /// The guesses and answers so far, as the line of a board writes them.
  var attemptsText: String {
    String(decoding: game.board.line, as: UTF8.self).split(separator: " ").dropFirst(4).joined()
  }

  /// The row that is being put together, in the symbols of replay lines.
  var rowText: String { String(decoding: CodeText.text(game.row.pegs), as: UTF8.self) }

  /// Puts these pegs into the row from the first hole on.
  func put(_ choices: Int...) {
    for (hole, choice) in choices.enumerated() {
      select(hole: hole)
      choose(choice)
    }
  }

  /// Lets the real coach say what it thinks.
  func askCoach(_ coach: Coach = Coach()) {
    guard let question = coachQuestion else { return }
    receive(coach.advice(on: question)?.text ?? [], to: question)
  }

  /// Gives the coach's guess this answer.
  func answer(_ exact: Int, _ inexact: Int) {
    choose(exact: exact)
    choose(inexact: inexact)
    answer()
  }

  /// Looks until a game is found.
  func searchToTheEnd() {
    while isSearching { searchOn() }
  }
}
