import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import Foundation
import GameCore
import TerminalSupport

/// Prints how the coach breaks a code. Answers come from the code if it's known, or from standard input, one per line.
struct CodemakerLines {
  let session: CodemakerSession
  let coach: Coach

  func run() {
    session.game.stage == .watchingCoach ? watchCoach() : answerCoach()
    if let result = session.result { Console.print(result) }
  }

  private func askCoach() { session.ask { coach.advice(on: $0)?.text } }

  private func watchCoach() {
    while !session.game.isOver {
      askCoach()
      guard session.canGuessNext else { return Console.print(session.status) }
      let index = session.game.board.attempts.count
      session.guessNext()
      Console.print("\(attemptText(index))\n  \(session.reason(forAttemptAt: index))")
    }
  }

  /// Returns the text of an attempt, such as "Attempt 1: 0012 (red, red, green, blue). 1 in the right place."
  private func attemptText(_ index: Int) -> String {
    let attempt = session.game.board.attempts[index]
    return "Attempt \(index + 1): \(guessText(attempt.guess)). "
      + (attempt.counts.map { CodeBreakerSession.SpokenText.markers($0) } ?? "") + "."
  }

  private func guessText(_ colors: [UInt8]) -> String {
    "\(CodeText.symbols(colors)) (\(session.spokenText(colors)))"
  }

  private func answerCoach() {
    askForAnswer()
    while !session.game.isOver, let line = Console.readLine() {
      let words = line.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
      switch (words.first, words.count) {
      case (nil, _): continue
      case ("quit", 1), ("q", 1): return
      case ("back", 1): session.undoAnswer()
      case ("code", 2): revealCode(words[1])
      default: giveAnswer(words)
      }
      if !session.game.isOver { askForAnswer() }
    }
    if let judgment = session.judgment {
      Console.print(judgment.text)
      for wrong in judgment.wrongAnswers { Console.print(wrong.text) }
    }
  }

  private func askForAnswer() {
    askCoach()
    guard let proposal = session.proposal else { return Console.print(session.findings.text) }
    let count = session.game.board.attempts.count
    Console.print(
      "Attempt \(count + 1): \(guessText(proposal.value.guess))\n  \(CodemakerText.reason(proposal, attemptCount: count))"
    )
  }

  /// Reads an answer, `2 1` or `21`.
  private func giveAnswer(_ words: [String]) {
    let digits = words.joined().compactMap { $0.wholeNumberValue }
    guard digits.count == 2, words.joined().count == 2,
      MatchCounts(exact: digits[0], inexact: digits[1]).isValid(pegCount: session.game.board.pegCount),
      session.acceptsAnswer
    else { return Console.report("This isn't an answer. Type one such as 2 1: right places, then wrong places.") }
    session.choose(exact: digits[0])
    session.choose(inexact: digits[1])
    session.answer()
  }

  private func revealCode(_ text: String) {
    let board = session.game.board
    guard let code = CodeText.code(Array(text.utf8)), code.count == board.pegCount,
      code.allSatisfy({ Int($0) < board.choiceCount }), session.canRevealCode
    else { return Console.report("This code doesn't fit this game.") }
    session.askForCode()
    session.setPegs(code)
    session.revealCode()
  }
}

extension OwnBoardSession.Findings {
  fileprivate var text: String {
    switch self {
    case .pending, .possible: ""
    case .unavailable(let problem): problem
    case .contradictory(let contradiction):
      "\(contradiction.text) Enter the code (code 0123), or undo the last answer (back)."
    }
  }
}
