import CodeBreakerModel
import CodeBreakerSession
import GameCore
import Testing

@Suite struct GuessTests {
  let fixture = Fixture()

  @Test func tapSelectsAValidHoleAndThenChangesItsPeg() {
    let session = fixture.window(freshLine)
    #expect(session.selection == 0)
    session.tapHole(2)
    #expect(session.selection == 2)
    #expect(session.guessText == "----")
    #expect(session.status == "Peg 3 of 4: empty.")
    session.tapHole(2)
    session.tapHole(2)
    #expect(session.selection == 2)
    #expect(session.guessText == "--1-")
    #expect(session.status == "Peg 3 of 4: green.")
    for hole in [-1, 4, Int.min, Int.max] { session.tapHole(hole) }
    #expect(session.selection == 2)
    #expect(session.guessText == "--1-")
  }

  @Test func cyclingPlacesTheNextOrPreviousChoiceAndWrapsAround() {
    let session = fixture.window(freshLine)
    session.cycle(by: -1)
    #expect(session.guessText == "5---")
    session.cycle(by: -1)
    #expect(session.guessText == "4---")
    session.cycle(by: 1)
    session.cycle(by: 1)
    #expect(session.guessText == "0---")
  }

  @Test func validChoiceFillsTheHoleAndSelectsTheNextEmptyOne() {
    let session = fixture.window(freshLine)
    session.select(hole: 2)
    #expect(session.choose(3))
    #expect(session.guessText == "--3-")
    #expect(session.selection == 3)
    #expect(session.status == "Peg 3 of 4: yellow.")
    session.choose(4)
    #expect(session.guessText == "--34")
    #expect(session.selection == 0)
    session.choose(0)
    session.choose(1)
    #expect(session.guessText == "0134", "without empty holes, the next to the right")
    #expect(session.selection == 2, "without empty holes, the next to the right")
    for choice in [-1, 6, Int.min, Int.max] { #expect(!session.choose(choice)) }
    #expect(session.guessText == "0134")
  }

  @Test func clearingRemovesPegsLikeBackspace() {
    let session = fixture.window(freshLine)
    session.clear()
    #expect(session.selection == 0)
    session.choose(0)
    session.choose(1)
    session.clear()
    #expect(session.guessText == "0---")
    #expect(session.selection == 1)
    session.clear()
    #expect(session.guessText == "----")
    #expect(session.selection == 0)
    session.fillHoles(with: 5)
    session.select(hole: 2)
    session.clear()
    #expect(session.guessText == "55-5")
    #expect(session.selection == 2)
    session.clear()
    #expect(session.guessText == "5--5")
    #expect(session.selection == 1)
  }

  @Test func fillingAllHolesReplacesEveryPegAndIgnoresInvalidChoices() {
    let session = fixture.window(freshLine, guess: "0-1-")
    session.fillHoles(with: 3)
    #expect(session.guessText == "3333")
    #expect(session.status == "All pegs: yellow.")
    session.fillHoles(with: 6)
    session.fillHoles(with: -1)
    #expect(session.guessText == "3333")
  }

  @Test func droppedPegIsCopiedOrSwapped() {
    let session = fixture.window(freshLine + " 01-1,5432", guess: "0--1")
    #expect(session.drop(.choice(4), onto: 1))
    #expect(session.guessText == "04-1")
    #expect(session.selection == 2)
    #expect(session.drop(.attempt(number: 2, hole: 0), onto: 2))
    #expect(session.guessText == "0451")
    #expect(session.selection == 3)
    #expect(session.drop(.guess(hole: 0), onto: 3))
    #expect(session.guessText == "1450", "two pegs of the guess are swapped")
    session.clear(hole: 1)
    #expect(session.guessText == "1-50")
    #expect(session.selection == 1)
    #expect(session.drop(.guess(hole: 0), onto: 1))
    #expect(session.guessText == "-150")
    #expect(session.drop(.guess(hole: 2), onto: 2))
    #expect(session.guessText == "-150")
  }

  @Test func invalidDragSourcesAndTargetsAreIgnored() {
    let session = fixture.window(freshLine + " 01-1", guess: "0---")
    for source: CodeBreakerSession.PegSource in [
      .choice(-1), .choice(6), .attempt(number: 0, hole: 0), .attempt(number: 2, hole: 0),
      .attempt(number: 1, hole: 2), .attempt(number: 1, hole: 4), .attempt(number: Int.min, hole: 0), .guess(hole: 1),
      .guess(hole: -1), .guess(hole: 4),
    ] {
      #expect(session.peg(at: source) == nil)
      #expect(!session.drop(source, onto: 0))
    }
    #expect(!session.drop(.choice(0), onto: 4))
    #expect(!session.drop(.choice(0), onto: -1))
    #expect(session.guessText == "0---")
    #expect(session.peg(at: .attempt(number: 1, hole: 3)) == "green")
    #expect(fixture.window(freshLine).peg(at: .attempt(number: 1, hole: 0)) == nil)
  }

  @Test func copiedAttemptBecomesTheGuess() {
    let session = fixture.window(freshLine + " 01-1,5432")
    session.copyAttempt(1)
    #expect(session.guessText == "01-1")
    #expect(session.status == "Guess: red, green, empty, green.")
    for number in [0, 3, Int.min, Int.max] { session.copyAttempt(number) }
    #expect(session.guessText == "01-1")
    #expect(session.guessProblem == "You tried this in attempt 1.")
  }

  @Test func keysEditAndSubmitTheGuess() throws {
    let session = fixture.window(freshLine)
    func press(_ key: String) throws -> Bool {
      session.press(try #require(CodeBreakerSession.KeyCommand(key: Array(key.utf8))))
    }
    for key in ["3", "1", "ArrowRight", "6", "ArrowLeft", "ArrowUp", "Home", "ArrowDown", "End", "Backspace"] {
      #expect(try press(key))
    }
    #expect(session.guessText == "11--")
    #expect(try !press("7"), "this theme has six choices")
    #expect(try press("Enter"), "two holes are empty")
    #expect(try press("Enter"), "two holes are empty")
    #expect(session.line == freshLine + " 11--")
  }

  @Test func choiceKeysHaveNamesAndOtherKeysAreRejected() {
    for key in ["", "x", "Tab", "F1", "enter", "11", " ", "/", "ArrowRight "] {
      #expect(CodeBreakerSession.KeyCommand(key: Array(key.utf8)) == nil)
    }
    for choice in 0..<12 {
      #expect(
        CodeBreakerSession.KeyCommand(key: Array(CodeBreakerSession.KeyCommand.keyName(forChoice: choice).utf8))
          == .choose(choice))
    }
    #expect(CodeBreakerSession.KeyCommand.keyName(forChoice: 9) == "0")
    #expect(CodeBreakerSession.KeyCommand.keyName(forChoice: 12) == "")
  }

  @Test func eachEventIsANewOneEvenWithTheSameText() {
    let session = fixture.window(freshLine)
    session.guess()
    let first = session.spokenEvent
    session.guess()
    #expect(session.spokenEvent != first)
    #expect(session.spokenEvent.text == first.text)
    let second = session.spokenEvent
    session.loadChangesFromStorage()
    session.setPrefersContrast(true)
    #expect(session.spokenEvent == second, "drawing isn't an event")
  }

  @Test func noticeThatIsShownAgainIsANewOne() {
    let session = fixture.window(freshLine)
    session.handleShareOutcome(.copied)
    let number = session.noticeNumber
    session.handleShareOutcome(.copied)
    #expect(session.notices.count == 1)
    #expect(session.noticeNumber != number)
  }

  @Test func attemptsAndIgnoredGuessesAreAnnounced() {
    let session = fixture.window(freshLine)
    #expect(session.guessProblem == "Fill the row, then guess.")
    #expect(!session.canGuess)
    #expect(!session.guess())
    #expect(session.status == "Fill the row, then guess.")
    #expect(session.attempt(0, 2, 2))
    #expect(session.line == freshLine + " 022-")
    #expect(session.selection == 0)
    #expect(session.guessText == "----")
    #expect(session.status == "Attempt 1: 1 in the right place, 2 in the wrong place.")
    #expect(!session.attempt(0, 2, 2))
    #expect(session.status == "You tried this in attempt 1.")
    #expect(session.guessText == "022-")
    session.select(hole: 3)
    session.choose(1)
    #expect(session.guessProblem == nil)
    #expect(session.canGuess)
    #expect(session.guess())
    #expect(session.attempts.map(\.number) == [2, 1], "the latest is first")
  }

  @Test func markersAreExplainedFromTheFirstAttemptToTheFirstWin() {
    let session = fixture.window(freshLine)
    #expect(session.markerLegend == nil, "there is no attempt yet")
    session.attempt(0, 1, 2, 3)
    #expect(session.markerLegend?.exact == "right place")
    #expect(session.markerLegend?.inexact == "right color, wrong place")
    #expect(
      session.markerLegend?.spokenText == "A filled marker means right place, an outlined one right color, wrong place."
    )
    session.attempt(2, 0, 2, 0)
    session.playAgain()
    session.attempt(0, 1, 2, 3)
    #expect(session.markerLegend == nil)
    let faces = Fixture().window("codebreaker/1 1 4.faces 0123")
    #expect(faces.markerLegend?.inexact == "right picture, wrong place")
    fixture.memory["parlor.codebreaker.statistics"] = "codebreaker-statistics/1\n3-emoji 1 1 1 6 0,0,0,0,0,1"
    #expect(fixture.window(freshLine + " 0123").markerLegend == nil, "won in an earlier release")
  }

  @Test func remainingAttemptsAreAnnounced() {
    let session = fixture.window(freshLine + ".3")
    session.attempt(1)
    #expect(session.status == "Attempt 1: no match. 2 guesses left.")
    session.attempt(3)
    #expect(session.status == "Attempt 2: no match. 1 guess left.")
  }

  @Test func inputIsIgnoredIfTheGameIsCovered() {
    let session = fixture.window(freshLine)
    func isIdle() -> Bool {
      session.tapHole(1)
      session.fillHoles(with: 1)
      session.clear()
      session.copyAttempt(1)
      return !session.choose(0) && !session.guess() && !session.press(.guess) && session.selection == 0
        && session.line == freshLine && session.guessText == "----"
    }
    session.select(.rules)
    #expect(isIdle())
    session.select(.game)
    session.askForNewGame()
    #expect(isIdle())
    session.closePopUp()
    #expect(session.choose(0))
  }

  /// After any actions, the game can be restored from its line and from the saved text.
  @Test func gameStaysValidAndRestorableAfterRandomActions() throws {
    for seed in 0..<20 as Range<UInt64> {
      let fixture = Fixture(seed: seed)
      let session = fixture.window()
      var random = SplitMix64(seed: seed)
      func any(_ bound: Int) -> Int { Int.random(in: -1...bound, using: &random) }
      for _ in 0..<300 {
        switch any(17) {
        case 0: session.tapHole(any(6))
        case 1: session.drop(.choice(any(12)), onto: any(6))
        case 2: session.drop(.guess(hole: any(6)), onto: any(6))
        case 3: session.drop(.attempt(number: any(4), hole: any(6)), onto: any(6))
        case 4: session.fillHoles(with: any(12))
        case 5: session.clear()
        case 6: session.cycle(by: any(1))
        case 7: session.copyAttempt(any(5))
        case 8: session.askToGiveUp()
        case 9: if any(4) == 0 { session.giveUp() } else { session.closePopUp() }
        case 10: if any(4) == 0 { session.restart() }
        case 11: session.select(CodeBreakerSession.Tab.allCases[max(0, any(2))])
        case 12: session.askForNewGame()
        case 13: session.startChosenGame()
        case 14: session.returnToPreviousGame()
        case 15: session.closePopUp()
        default: session.attempt(any(12), any(12), any(12), any(12), any(12), any(12))
        }
        fixture.now += 1
        #expect(session.game.guess.pegs.indices.contains(session.selection))
        #expect(try CodeBreaker(line: session.game.line).attempts == session.game.attempts)
        #expect(session.notices.isEmpty)
      }
      let again = fixture.window()
      #expect(again.game == session.game)
      #expect(again.selection == session.selection)
      #expect(again.statistics == session.statistics)
      #expect(again.canReturnToPreviousGame || !session.canReturnToPreviousGame)
    }
  }
}
