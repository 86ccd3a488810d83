import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import GameCore
import TestSupport

extension CodeBreakerSession {
  /// Answers the pending question with the advice of `FakeCoach`, or returns `nil` if no question is pending.
  @discardableResult
  func answerOnce() -> Advice? {
    guard let question = coachQuestion else { return nil }
    let advice = FakeCoach.advice(on: question)
    coachDidAnswer(advice.text, to: question)
    return advice
  }

  func revealHint(_ level: CodeBreakerSession.HintLevel) {
    askForHint()
    answerOnce()
    reveal(level)
    closePopUp()
  }
}

extension SplitMix64 {
  /// Returns a random row in the symbols of replay lines. It has at least one peg, and may have holes.
  mutating func row(_ setup: GameSetup, mayHaveHoles: Bool = true) -> [UInt8] {
    var colors = (0..<setup.pegCount).map { _ in UInt8(numberBelow(setup.theme.choices.count)) }
    if mayHaveHoles, numberBelow(4) == 0 { colors[numberBelow(setup.pegCount)] = CodeText.missingColor }
    return CodeText.text(colors)
  }

  /// Returns a game that was solved, lost, or given up after at least one attempt. It is small enough for the fake
  /// coach.
  mutating func endedGame() -> CodeBreaker {
    let themes = Theme.all.filter { $0.choices.count <= 7 }
    let limit = numberBelow(2) == 0 ? 1 + numberBelow(5) : nil
    let setup = try! GameSetup(
      number: GameNumber(text: Array("\(1 + numberBelow(9999))".utf8)), pegCount: 3,
      theme: themes[numberBelow(themes.count)],
      attemptLimit: limit)
    var game = CodeBreaker(setup)
    let length = 1 + numberBelow(6)
    while !game.isOver, game.attempts.count < length {
      let pegs = Code(guess: row(setup), theme: setup.theme)!.pegs
      for (hole, peg) in pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
      game.attemptGuess()
    }
    if !game.isOver, numberBelow(2) == 0 {
      game.giveUp()
    } else if !game.isOver {
      for (hole, peg) in setup.masterCode.pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
      game.attemptGuess()
    }
    return game
  }
}
