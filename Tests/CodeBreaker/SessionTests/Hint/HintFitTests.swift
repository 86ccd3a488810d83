import CodeBreakerModel
import CodeBreakerSession
import GameCore
import TestSupport
import Testing

@Suite struct HintFitTests {
  private let fixture = Fixture()
  private let incompleteGuessProblem = "Fill all holes of your guess first. An empty hole can’t be right."

  private func session(_ line: String, guess: String) -> CodeBreakerSession {
    let session = fixture.window(line, guess: guess)
    session.askForHint()
    return session
  }

  /// Returns the number of the first attempt whose answer would be different for `code`, by counting colors.
  private func firstContradictedAttempt(_ game: CodeBreaker, code: [Peg]) -> Int? {
    for (index, attempt) in game.attempts.enumerated() {
      let exact = zip(attempt.pegs, code).filter { $0 == $1 }.count
      let common = game.pegChoices.reduce(0) { sum, peg in
        sum + min(attempt.pegs.filter { $0 == peg }.count, code.filter { $0 == peg }.count)
      }
      if MatchCounts(exact: exact, inexact: common - exact) != MatchCounts(attempt.matches ?? []) { return index + 1 }
    }
    return nil
  }

  @Test(arguments: [
    ("", "0123", "Yes, as any guess does before the first answer."),
    (" 0123,4455", "2020", "Yes: it could be the code."),
    (" 0123,4455", "0123", "No, this can’t be the code: then guess 1 would have shown 4 in the right place."),
    (" 0123,4455", "2024", "No, this can’t be the code: then guess 2 would have shown 1 in the wrong place."),
  ])
  func hintReportsWhetherTheGuessFits(attempts: String, guess: String, text: String) {
    let session = session(freshLine + attempts, guess: guess)
    session.reveal(.fit)
    #expect(session.hintText(.fit) == text)
    #expect(session.status == text)
    #expect(session.hintProblem == nil)
    #expect(session.hintCount == 1)
    #expect(fixture.savedGame?.contains("\nhints 1") == true)
    session.reveal(.fit)
    #expect(session.hintCount == 1, "the hint counts once")
    #expect(session.hintText(.count) == nil)
    #expect(session.hintText(.best) == nil)
  }

  @Test func attemptThatRulesOutTheGuessIsMarkedUntilTheGuessChanges() {
    let session = session(freshLine + " 0123,4455", guess: "2024")
    #expect(session.contradictingAttempt == nil, "the player hasn't asked yet")
    session.reveal(.fit)
    #expect(session.contradictingAttempt == 2)
    session.closePopUp()
    #expect(session.contradictingAttempt == 2, "the mark stays when the hints no longer cover the board")
    session.choose(1)
    #expect(session.contradictingAttempt == nil)
    session.attempt(2, 0, 2, 0)
    #expect(session.contradictingAttempt == nil)
  }

  @Test func firstContradictionIsReported() throws {
    var random = SplitMix64(seed: 11)
    var found: [Int: Int] = [:]
    for _ in 0..<150 {
      let game = random.endedGame()
      var line = String(decoding: CodeBreaker(game.setup).line, as: UTF8.self)
      let rows = game.attempts.dropLast().map { String(decoding: $0.text(in: game.setup.theme), as: UTF8.self) }
      if !rows.isEmpty { line += " " + rows.joined(separator: ",") }
      let guess = String(decoding: random.row(game.setup, mayHaveHoles: false), as: UTF8.self)
      let session = session(line, guess: guess)
      #expect(session.line == line)
      #expect(session.guessText == guess)
      let number = firstContradictedAttempt(session.game, code: session.game.guess.pegs)
      session.reveal(.fit)
      let text = try #require(session.hintText(.fit))
      #expect(text.contains("guess \(number ?? 0) would have shown") == (number != nil))
      #expect(text.hasPrefix("Yes") == (number == nil))
      found[number ?? 0, default: 0] += 1
    }
    for number in 0...3 { #expect(found[number, default: 0] > 0, "\(found)") }
  }

  @Test(arguments: ["", "2---", "202-", "-123"])
  func incompleteGuessCostsNoHint(guess: String) {
    let session = session(freshLine + " 0123", guess: guess)
    session.reveal(.fit)
    #expect(session.hintProblem == incompleteGuessProblem)
    #expect(session.spokenTexts == [incompleteGuessProblem])
    #expect(session.hintText(.fit) == nil)
    #expect(session.hintCount == 0)
    #expect(!session.hint.isRevealed(.fit))
    #expect(session.popUp == .hint)
    #expect(fixture.savedGame?.contains("hints") == false)
  }

  @Test func problemDisappearsWithTheIncompleteGuess() {
    let session = session(freshLine + " 0123", guess: "202-")
    session.reveal(.fit)
    session.closePopUp()
    session.select(hole: 3)
    session.choose(0)
    session.askForHint()
    #expect(session.hintProblem == nil, "the guess is complete now")
    session.reveal(.fit)
    #expect(session.hintText(.fit) == "Yes: it could be the code.")
    #expect(session.hintProblem == nil)
  }

  @Test func anotherGuessNeedsAnotherHint() {
    let session = session(freshLine + " 0123", guess: "2020")
    session.reveal(.fit)
    session.closePopUp()
    session.askForHint()
    #expect(session.hint.isRevealed(.fit), "the same guess has the same answer")
    #expect(session.hintCount == 1, "the same guess has the same answer")
    session.closePopUp()
    session.choose(1)
    session.askForHint()
    #expect(!session.hint.isRevealed(.fit))
    #expect(session.hintText(.fit) == nil)
    #expect(session.hintCount == 1)
    session.reveal(.fit)
    #expect(session.hintText(.fit)?.hasPrefix("No, ") == true)
    #expect(session.hintCount == 2)
  }

  @Test func fitHintDoesNotAskTheCoach() {
    let session = session(freshLine + " 0123", guess: "2020")
    session.handleCoachFailure()
    session.reveal(.fit)
    #expect(session.hintText(.fit) == "Yes: it could be the code.")
    #expect(session.hintCount == 1)
    #expect(session.hint.isUnavailable, "the coach isn't asked")
    #expect(session.coachQuestion == nil, "the coach isn't asked")
  }

  /// The message is about the player's latest request: to check the guess, or to ask the coach.
  @Test func latestRequestDecidesWhichHintProblemIsShown() {
    let session = session(freshLine + " 0123", guess: "202-")
    session.handleCoachFailure()
    session.reveal(.fit)
    #expect(session.hintProblem == incompleteGuessProblem)
    #expect(session.spokenTexts == [incompleteGuessProblem])
    session.reveal(.count)
    #expect(session.hintProblem == nil)
    #expect(session.hint.isThinking)
    session.handleCoachFailure()
    #expect(session.hintProblem == "The coach can’t answer.")
    #expect(session.spokenTexts == ["The coach can’t answer."])
  }
}
