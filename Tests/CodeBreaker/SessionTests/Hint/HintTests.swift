import CodeBreakerModel
import CodeBreakerTestSupport
import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct HintTests {
  let fixture = Fixture()

  func session(_ line: String = freshLine + " 0123,4455") -> CodeBreakerSession {
    let session = fixture.window(line)
    session.askForHint()
    return session
  }

  func showsNoHints(_ session: CodeBreakerSession) -> Bool {
    CodeBreakerSession.HintLevel.allCases.allSatisfy { session.hintText($0) == nil && !session.hint.isRevealed($0) }
      && session.hintedGuess == nil && session.hint.bestGuess == nil
  }

  @Test func hintActionsDoNothingUntilTheHintsAreOpen() {
    let session = fixture.window(freshLine + " 0123")
    #expect(session.canHint)
    #expect(session.hint == CodeBreakerSession.Hint())
    #expect(session.coachQuestion == nil)
    #expect(session.hintProblem == nil)
    session.reveal(.count)
    session.reveal(.fit)
    session.useBestGuess()
    session.handleCoachFailure()
    #expect(session.hint == CodeBreakerSession.Hint())
    #expect(session.hintCount == 0)
    #expect(session.status != "The coach is thinking.")
  }

  @Test func openingTheHintsRevealsAndCostsNothing() {
    let session = session()
    #expect(session.popUp == .hint)
    #expect(session.status == "Hints.")
    #expect(showsNoHints(session))
    #expect(!session.hint.isThinking)
    #expect(session.coachQuestion == CoachQuestion(session.game), "the question is asked early")
    session.answerOnce()
    #expect(showsNoHints(session))
    #expect(session.coachQuestion == nil)
    #expect(session.status == "Hints.")
    session.useBestGuess()
    #expect(session.popUp == .hint, "the best guess isn't revealed yet")
    #expect(session.game.guess.isEmpty, "the best guess isn't revealed yet")
    session.closePopUp()
    #expect(session.hintCount == 0)
    #expect(fixture.savedGame?.contains("hints") == false)
    session.attempt(2, 0, 2, 0)
    #expect(session.endedGame?.hintCount == 0)
    #expect(session.statistics[CodeBreakerSession.StatisticsGroup(session.game.setup)].hintedCount == 0)
  }

  @Test func knownAnswersAreRevealedAtOnceAndCountOnce() throws {
    let session = session()
    let advice = try #require(session.answerOnce())
    session.reveal(.count)
    #expect(session.hintText(.count) == "\(advice.candidateCount) codes are left.")
    #expect(session.status == session.hintText(.count))
    #expect(session.hintCount == 1)
    #expect(session.hintText(.best) == nil, "a level doesn't reveal the next")
    #expect(session.hintedGuess == nil, "a level doesn't reveal the next")
    session.reveal(.best)
    let code = try #require(session.hintedGuess)
    #expect(CoachQuestion.colors(of: code, session.game.pegChoices) == advice.best.guess)
    #expect(session.hintCount == 2)
    #expect(session.hint.bestGuess == advice.best)
    let spokenText = CodeBreakerSession.SpokenText.pegs(code, theme: session.game.setup.theme)
    #expect(session.status == "Best guess: \(spokenText). \(session.hintText(.best) ?? "?")")
    for level in CodeBreakerSession.HintLevel.allCases where level != .fit { session.reveal(level) }
    #expect(session.hintCount == 2, "revealed hints don't count again")
  }

  @Test func requestedHintsAreRevealedWhenTheAdviceArrives() throws {
    let session = session()
    session.reveal(.best)
    session.reveal(.count)
    session.reveal(.best)
    #expect(session.hint.isThinking)
    #expect(session.status == "The coach is thinking.")
    #expect(showsNoHints(session))
    #expect(session.hintCount == 0)
    #expect(fixture.savedGame?.contains("hints") == false)
    session.answerOnce()
    #expect(!session.hint.isThinking)
    #expect(session.hintCount == 2)
    #expect(fixture.savedGame?.contains("\nhints 2") == true)
    let count = try #require(session.hintText(.count))
    let best = try #require(session.hintText(.best))
    #expect(session.status.hasPrefix("Best guess: "))
    #expect(session.status.hasSuffix("\(best) \(count)"))
  }

  @Test func answerThatArrivesWhileHintsAreClosedIsRequestedAgain() throws {
    let session = session()
    session.reveal(.count)
    let question = try #require(session.coachQuestion)
    session.closePopUp()
    #expect(session.coachQuestion == nil)
    session.coachDidAnswer(FakeCoach.advice(on: question).text, to: question)
    session.handleCoachFailure()
    #expect(showsNoHints(session))
    #expect(session.hintCount == 0)
    #expect(session.hintProblem == nil)
    session.askForHint()
    #expect(session.coachQuestion == question)
    #expect(session.hint.isThinking)
    session.answerOnce()
    #expect(session.hint.isRevealed(.count))
    #expect(session.hintCount == 1)
  }

  @Test func revealedHintsAreShownAgainWithoutAnotherRequest() {
    let session = session()
    session.reveal(.count)
    session.answerOnce()
    let text = session.hintText(.count)
    session.closePopUp()
    session.choose(1)
    session.askForHint()
    #expect(session.hintText(.count) == text)
    #expect(session.coachQuestion == nil)
    #expect(session.hintCount == 1)
  }

  @Test func bestGuessIsPutIntoTheRow() throws {
    let session = fixture.window(freshLine + " 0123,4455", guess: "55-5")
    session.askForHint()
    session.reveal(.best)
    session.useBestGuess()
    #expect(session.popUp == .hint, "the best guess isn't known yet")
    session.answerOnce()
    let best = try #require(session.hintedGuess)
    session.useBestGuess()
    #expect(session.popUp == nil)
    #expect(session.game.guess.pegs == best.pegs)
    #expect(session.selection == 0)
    #expect(session.status == "Guess: \(CodeBreakerSession.SpokenText.pegs(best, theme: session.game.setup.theme)).")
    #expect(fixture.window().game.guess.pegs == best.pegs, "saved")
    #expect(session.guess())
  }

  /// The browser's back button can switch to another tab of the game while the hints are open.
  @Test func usingTheBestGuessReturnsToTheGame() throws {
    let session = session()
    session.reveal(.best)
    session.answerOnce()
    let best = try #require(session.hintedGuess)
    session.open(address: CodeBreakerSession.Tab.rules.address)
    var drawn = 0
    session.onChange = { drawn += 1 }
    session.useBestGuess()
    #expect(session.popUp == nil)
    #expect(session.tab == .game)
    #expect(session.game.guess.pegs == best.pegs)
    #expect(drawn > 0)
  }

  @Test func hintsAreResetWhenThePositionChanges() {
    let changes: [(CodeBreakerSession) -> Void] = [
      { $0.attempt(0, 0, 0, 1) }, { $0.restart() }, { $0.playAgain() },
      { $0.open(address: Array("codebreaker/1/12/5.faces".utf8)) },
    ]
    for change in changes {
      let session = session()
      for level in CodeBreakerSession.HintLevel.allCases { session.reveal(level) }
      session.answerOnce()
      session.closePopUp()
      #expect(session.hintText(.best) != nil)
      change(session)
      #expect(session.hint == CodeBreakerSession.Hint())
      #expect(showsNoHints(session))
      #expect(session.hintProblem == nil)
      session.askForHint()
      #expect(showsNoHints(session))
      #expect(session.coachQuestion == CoachQuestion(session.game))
    }
  }

  @Test func hintsAreUnavailableIfNoPegCanBePlaced() {
    let over = fixture.window(freshLine + " 0123")
    over.attempt(2, 0, 2, 0)
    for close in [{}, { over.closePopUp() }] {
      close()
      over.askForHint()
      #expect(!over.canHint)
      #expect(over.popUp != .hint)
      #expect(over.coachQuestion == nil)
    }
    let session = fixture.window(freshLine)
    session.select(.rules)
    session.askForHint()
    #expect(!session.canHint)
    #expect(session.popUp == nil)
    session.select(.game)
    session.askToGiveUp()
    session.askForHint()
    #expect(session.popUp == .confirmGiveUp)
  }

  @Test func clockStopsWhileTheHintsAreOpen() {
    let session = fixture.window(freshLine + " 0123", seconds: 10)
    fixture.now += 5
    session.askForHint()
    fixture.now += 100
    session.reveal(.count)
    session.answerOnce()
    #expect(!session.isClockRunning)
    #expect(session.elapsedSeconds == 15)
    #expect(fixture.savedGame?.contains("seconds 15") == true)
    session.closePopUp()
    fixture.now += 2
    #expect(session.isClockRunning)
    #expect(session.elapsedSeconds == 17)
  }

  /// Games with different codes but the same answers lead to the same question.
  @Test func questionDoesNotContainTheCode() throws {
    let session = session()
    let question = try #require(session.coachQuestion)
    #expect(question == CoachQuestion(text: question.text))
    var count = 0
    for number in 1...3000 where number != 537 && count < 3 {
      let other = try CodeBreaker(line: "codebreaker/1 \(number) 4.mastermind 0123,4455")
      let answers = [session.game, other].map { $0.attempts.map { MatchCounts($0.matches ?? []) } }
      guard answers[0] == answers[1], other.masterCode.pegs != session.game.masterCode.pegs else { continue }
      count += 1
      let asking = self.session("codebreaker/1 \(number) 4.mastermind 0123,4455")
      #expect(asking.coachQuestion?.text == question.text)
    }
    #expect(count == 3, "otherwise this test checks nothing")
  }

  @Test func gameContinuesWhileHintsAreOpenBesideTheBoard() {
    let session = fixture.window(freshLine + " 0123", guess: "0000")
    session.setShowsHintsBeside(true)
    session.askForHint()
    #expect(session.isHintBeside)
    #expect(session.acceptsPegs)
    #expect(session.canLeaveGame)
    session.reveal(.fit)
    #expect(session.hintText(.fit) != nil)
    session.choose(1)
    #expect(session.hintText(.fit) == nil, "another guess resets the check")
    #expect(session.popUp == .hint, "another guess resets the check")
    session.guess()
    #expect(session.attempts.count == 2)
    #expect(session.popUp == .hint)
    #expect(session.coachQuestion == CoachQuestion(session.game), "the coach is asked about the new position")
    session.setShowsHintsBeside(false)
    #expect(session.popUp == .hint, "without room, the hints cover the board")
    #expect(!session.acceptsPegs, "without room, the hints cover the board")
    session.setShowsHintsBeside(true)
    session.attempt(2, 0, 2, 0)
    #expect(session.endedGame != nil)
    #expect(session.popUp != .hint)
  }
}
