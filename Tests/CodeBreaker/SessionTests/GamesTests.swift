import CodeBreakerModel
import CodeBreakerSession
import Testing

@Suite struct GamesTests {
  private let fixture = Fixture()

  /// A page shows the empty board of a game before its program runs.
  @Test func newcomerBeginsWithTheGameThatIsAlreadyShown() {
    var environment = fixture.environment
    environment.shownOpening = { 86 }
    let session = CodeBreakerSession(environment: environment)
    #expect(session.numberTitle == "Game 86")
    #expect(session.game.setup.pegCount == 4)
    #expect(session.game.setup.theme == .mastermind)
    #expect(session.game.setup.attemptLimit == 10)
  }

  @Test func firstGameIsMastermindWithFourPegs() {
    let session = fixture.window()
    #expect(session.game.setup.theme == .mastermind)
    #expect(session.game.setup.pegCount == 4)
    #expect(session.title == "Mastermind")
    #expect(session.numberTitle == "Game \(session.game.setup.deal)")
    #expect(session.status == "\(session.numberTitle), Mastermind, 4 pegs.")
    #expect(session.taskPrompt == "Find the 4 hidden pegs. Colors can repeat.")
    #expect(session.attemptsLeftText == "10 guesses left")
    #expect(session.tab == .game)
    #expect(session.popUp == nil)
    #expect(session.notices.isEmpty)
  }

  @Test func restartDrawsPegCountAndTheme() {
    let session = fixture.window()
    var pegCounts = Set<Int>()
    var kinds = Set<Theme.Kind>()
    var themes = Set<String>()
    for _ in 0..<200 {
      let deal = session.dealCount
      session.attempt(0)
      session.restart()
      #expect(session.dealCount == deal + 1)
      #expect(session.game == CodeBreaker(session.game.setup), "everything is reset")
      pegCounts.insert(session.game.setup.pegCount)
      kinds.insert(session.game.setup.theme.kind)
      themes.insert(session.title)
    }
    #expect(pegCounts == [3, 4, 5, 6])
    #expect(kinds == [.color, .emoji])
    #expect(themes.count == Theme.all.count)
  }

  @Test func abandonedGameCanBeRestored() {
    let session = fixture.window(freshLine + " 0123", guess: "4---", seconds: 60)
    session.restart()
    #expect(session.canReturnToPreviousGame)
    #expect(session.previousGameTitle == "Game 537, Mastermind")
    session.choose(0)
    session.restart()
    #expect(session.canReturnToPreviousGame, "a game without attempts isn't kept")
    let later = fixture.window()
    #expect(later.canReturnToPreviousGame)
    later.returnToPreviousGame()
    #expect(later.line == freshLine + " 0123")
    #expect(later.guessText == "4---")
    #expect(later.elapsedSeconds == 60)
    #expect(!later.canReturnToPreviousGame)
    #expect(later.previousGameTitle == nil)
  }

  @Test func firstAttemptDropsTheAbandonedGame() {
    let session = fixture.window(freshLine + " 0123")
    session.restart()
    session.attempt(0)
    #expect(!session.canReturnToPreviousGame)
    let line = session.line
    session.returnToPreviousGame()
    #expect(session.line == line)
    #expect(session.statistics.playedCount == 0, "an abandoned game isn't counted")
  }

  @Test func finishedGameCannotBeReturnedToAfterARestart() {
    let session = fixture.window(freshLine + " 0123")
    session.attempt(2, 0, 2, 0)
    session.restart()
    #expect(session.popUp == nil)
    #expect(!session.canReturnToPreviousGame)
  }

  @Test func playingAgainKeepsPegCountAndTheme() {
    let session = fixture.window("codebreaker/1 12 6.faces 012345")
    session.playAgain()
    #expect(session.game.setup.pegCount == 6)
    #expect(session.title == "Faces")
    #expect(session.game.attempts.isEmpty)
    #expect(session.canReturnToPreviousGame)
  }

  @Test func newGameStartsWithTheChosenOptions() throws {
    let session = fixture.window(freshLine)
    session.askForNewGame()
    guard case .newGame(let form) = session.popUp else { throw NoPopUp() }
    #expect(form.pegCount == 4)
    #expect(form.theme == .theme(.mastermind))
    #expect(form.limit == .none)
    session.choose(pegCount: 5)
    session.choose(pegCount: 7)
    session.choose(theme: .anyOf(.emoji))
    session.choose(limit: .attempts(12))
    session.choose(limit: .attempts(0))
    session.startChosenGame()
    let setup = session.game.setup
    #expect(setup.pegCount == 5)
    #expect(setup.theme.kind == .emoji)
    #expect(setup.attemptLimit == 12)
    #expect(session.popUp == nil)
    #expect(session.settings.limit == .attempts(12))
    session.restart()
    #expect(session.game.setup.attemptLimit == 12, "the limit applies to later games")
    #expect(fixture.window().settings.limit == .attempts(12))
  }

  @Test func enteredNumberOpensItsGameIfValid() throws {
    let session = fixture.window(freshLine)
    session.askForNewGame()
    session.choose(theme: .any)
    session.choose(pegCount: nil)
    for (text, problem) in [
      ("x", "The game number can have only digits."), ("0", "The game number can’t begin with a zero."),
      ("1 2", "The game number can have only digits."),
      ("1000000000000", "The game number must be 1 to 999999999999."),
    ] {
      session.startChosenGame(number: Array(text.utf8))
      guard case .newGame(let form) = session.popUp else { throw NoPopUp() }
      #expect(form.problem == problem)
      #expect(session.status == problem)
    }
    session.choose(pegCount: 6)
    guard case .newGame(let form) = session.popUp else { throw NoPopUp() }
    #expect(form.problem == nil, "the next answer starts without a problem")
    session.startChosenGame(number: Array("  99 \n".utf8))
    #expect(session.numberTitle == "Game 99")
    #expect(session.game.setup.pegCount == 6)
  }

  @Test func everyThemeCanBeChosen() {
    #expect(CodeBreakerSession.ThemeChoice.all.count == Theme.all.count + 3)
    for choice in CodeBreakerSession.ThemeChoice.all {
      let session = fixture.window(freshLine)
      session.askForNewGame()
      session.choose(theme: choice)
      session.startChosenGame()
      switch choice {
      case .any: break
      case .anyOf(let kind): #expect(session.game.setup.theme.kind == kind)
      case .theme(let theme):
        #expect(session.game.setup.theme == theme)
        #expect(session.title == choice.label)
      }
    }
  }

  @Test func offeredAttemptLimitsAreValid() {
    #expect(
      CodeBreakerSession.LimitSetting.all.allSatisfy {
        if case .attempts(let count) = $0 { GameSetup.attemptLimits.contains(count) } else { true }
      })
  }

  @Test func formActionsDoNothingWithoutAForm() {
    let session = fixture.window(freshLine)
    session.choose(pegCount: 5)
    session.choose(theme: .any)
    session.choose(limit: .attempts(5))
    session.startChosenGame()
    #expect(session.line == freshLine)
    #expect(session.popUp == nil)
  }

  @Test func onlyOnePromptOpensAtATime() {
    let session = fixture.window(freshLine)
    session.askToGiveUp()
    session.askForNewGame()
    session.restart()
    #expect(session.popUp == .confirmGiveUp, "only one prompt at a time")
    #expect(session.line == freshLine, "only one prompt at a time")
  }

  @Test func lettersFollowTheSettingTheContrastAndTheTheme() {
    let session = fixture.window(freshLine)
    #expect(!session.showsLetters)
    session.setPrefersContrast(true)
    #expect(session.showsLetters)
    #expect(session.letter(on: "blue") == UInt8(ascii: "B"))
    #expect(session.letter(on: Code.missingPeg) == nil)
    session.choose(letters: .off)
    #expect(session.letter(on: "blue") == nil)
    #expect(!session.showsLetters)
    session.setPrefersContrast(false)
    session.choose(letters: .on)
    #expect(session.showsLetters)
    #expect(session.status == "Letters on colors: On.")
    #expect(fixture.window("codebreaker/1 1 4.faces").showsLetters == false, "emoji need no letters")
    session.choose(letters: .automatic)
    #expect(fixture.window("codebreaker/1 1 4.swiftui-colors").showsLetters)
  }
}

struct NoPopUp: Error {}
