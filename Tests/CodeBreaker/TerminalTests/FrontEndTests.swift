import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import NumberedGame
import PlaySupport
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct FrontEndTests {
  private let fixture = CodeBreakerFixture()

  private func type(_ text: String, _ player: CodeBreakerFrontEnd) {
    for character in text { player.press(.character(character)) }
  }

  @Test func digitsChooseAndEnterGuesses() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind")
    let player = CodeBreakerFixture.player(session)
    type("1234", player)
    #expect(session.guessText == "0123")
    player.press(.enter)
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123")
    // A repeated guess is rejected with a message.
    type("1234", player)
    player.press(.enter)
    #expect(session.game.attempts.count == 1)
    #expect(session.status == "You tried this in attempt 1.")
    type("3131", player)
    player.press(.enter)
    #expect(session.endedGame?.ending == .solved)
  }

  /// Each row has a key, the guess after it, and the selected hole. Before the key, the guess is `0---`, and the second
  /// hole is selected.
  @Test(arguments: [
    (Key.up, "00--", 1), (.down, "05--", 1), (.character(" "), "00--", 1), (.left, "0---", 0), (.right, "0---", 2),
    (.home, "0---", 0), (.end, "0---", 3), (.backspace, "----", 0), (.delete, "----", 0), (.character("6"), "05--", 2),
    (.character("7"), "0---", 1), (.character("f"), "0000", 1), (.character("e"), "0---", 1),
    (.pageDown, "0---", 1), (.escape, "0---", 1),
  ])
  func keysChangeTheGuess(key: Key, guess: String, selection: Int) {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind")
    let player = CodeBreakerFixture.player(session)
    type("1", player)
    #expect(session.selection == 1)
    player.press(key)
    #expect(session.guessText == guess)
    #expect(session.selection == selection)
  }

  @Test func twelveChoicesHaveTwelveKeys() {
    let session = fixture.session(playing: "codebreaker/1 537 6.swiftui-colors")
    let player = CodeBreakerFixture.player(session)
    type("90-=", player)
    #expect(session.guessText == "89ab--")
  }

  @Test func earlierAttemptsAreCopiedOneAfterAnother() {
    let session = fixture.session(playing: "codebreaker/1 1 4.mastermind 0123,0055,1111")
    let player = CodeBreakerFixture.player(session)
    for guess in ["1111", "0055", "0123", "1111"] {
      type("e", player)
      #expect(session.guessText == guess)
    }
    // After the copied guess has been changed, the key starts with the latest attempt again.
    type("1e", player)
    #expect(session.guessText == "1111")
  }

  @Test func givingUpRequiresConfirmation() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 0123")
    let player = CodeBreakerFixture.player(session)
    type("g", player)
    #expect(session.popUp == .confirmGiveUp)
    // While the question is open, it blocks the game's keys. Enter continues the game.
    type("1r", player)
    player.press(.enter)
    #expect(session.popUp == nil)
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123")
    #expect(session.guessText == "----")
    type("g", player)
    player.press(.right)
    player.press(.enter)
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123,x")
    player.press(.escape)
    #expect(session.popUp == nil)
    // A finished game accepts no pegs and can't be given up, but the next game can start.
    type("1g", player)
    #expect(session.popUp == nil)
    type("a", player)
    #expect(!session.game.isOver)
    #expect(session.game.setup.theme == .mastermind)
  }

  @Test func abandonedGameIsRestored() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 0123")
    let player = CodeBreakerFixture.player(session)
    // During a game, the keys for the next game have no effect.
    type("ab", player)
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123")
    type("r", player)
    #expect(session.game.attempts.isEmpty)
    #expect(player.draw(width: 100, height: 24).lines.contains { $0.contains("b back to Game 537, Mastermind") })
    type("b", player)
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123")
  }

  @Test func newGameFormIsFilledIn() throws {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind")
    let player = CodeBreakerFixture.player(session)
    func form() throws -> CodeBreakerSession.NewGameForm {
      guard case .newGame(let form) = session.popUp else { throw FormIsGone() }
      return form
    }
    type("n", player)
    player.press(.right)
    #expect(try form().pegCount == 5)
    type("6", player)
    #expect(try form().pegCount == 6)
    player.press(.right)
    #expect(try form().pegCount == nil)
    player.press(.left)
    player.press(.down)
    player.press(.left)
    #expect(try form().theme == .anyOf(.emoji))
    player.press(.right)
    player.press(.right)
    #expect(try form().theme == .theme(Theme.all[1]))
    player.press(.tab)
    player.press(.right)
    #expect(try form().limit == .none)
    player.press(.right)
    #expect(try form().limit == .attempts(6))
    // A game without luck has no number, so digits are ignored.
    player.press(.down)
    player.press(.right)
    #expect(try form().isWithoutLuck)
    type("7", player)
    #expect(try form().isWithoutLuck && form().number.isEmpty)
    player.press(.left)
    #expect(try !form().isWithoutLuck)
    // A game with a secret code has a number, so digits are added to it.
    type("0", player)
    player.press(.enter)
    #expect(try form().problem == "The game number may not begin with a zero.")
    player.press(.backspace)
    type("42", player)
    player.press(.enter)
    #expect(session.popUp == nil)
    #expect(session.line == "codebreaker/1 42 6.earth-tones.6")
    type("n", player)
    #expect(try form().number.isEmpty)
    player.press(.escape)
    #expect(session.line == "codebreaker/1 42 6.earth-tones.6")
    #expect(!player.isFinished)
  }

  private struct FormIsGone: Error {}

  @Test func commandLineOptionsOpenAGame() throws {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 0123")
    let player = CodeBreakerFixture.player(session)
    // The game in progress continues, because it is the same game.
    player.open(try #require(try OpeningChoice(pegs: nil, theme: nil, game: "537")))
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123")
    player.open(try #require(try OpeningChoice(pegs: "6", theme: "fAcEs", game: "12")))
    #expect(session.line == "codebreaker/1 12 6.faces.15", "with the usual limit")
    #expect(session.canReturnToPreviousGame)
    player.open(try #require(try OpeningChoice(pegs: nil, theme: "Earth Tones", game: nil)))
    #expect(session.game.setup.theme.id == "earth-tones")
    #expect(session.game.setup.pegCount == 4)
    #expect(try OpeningChoice(pegs: nil, theme: nil, game: nil) == nil)
    // A game that is over starts again.
    let over = fixture.session(playing: "codebreaker/1 537 4.mastermind 2020")
    CodeBreakerFixture.player(over).open(try #require(try OpeningChoice(pegs: "4", theme: nil, game: "537")))
    #expect(over.line == "codebreaker/1 537 4.mastermind.10")
  }

  @Test func keysOpenTheScreens() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind")
    let player = CodeBreakerFixture.player(session)
    for tab in [CodeBreakerSession.Tab.statistics, .rules, .game] {
      player.press(.tab)
      #expect(session.tab == tab)
    }
    player.press(.backTab)
    #expect(session.tab == .rules)
    for _ in 0..<200 { player.press(.down) }
    #expect(player.state.rules.line == CodeBreakerRules.screen.lastLine)
    player.press(.escape)
    #expect(session.tab == .game)
    type("s1", player)
    #expect(session.tab == .statistics)
    #expect(session.game.guess.isEmpty)
    player.press(.left)
    #expect(player.state.group == CodeBreakerSession.StatisticsGroup(session.game.setup), "there is only one group")
    type("?q", player)
    #expect(session.tab == .rules)
    #expect(player.isFinished)
  }

  @Test func keysSwitchBetweenStatisticsOfPlayedGroups() {
    fixture.memory["parlor.codebreaker.statistics"] =
      "codebreaker-statistics/1\n3-emoji 1 1 1 6 1\n4-pictures 8 1 1 1 6 1"
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind")
    let player = CodeBreakerFixture.player(session)
    type("s", player)
    var seen: [String?] = []
    for _ in 0..<3 {
      player.press(.right)
      seen.append(player.state.group?.label)
    }
    #expect(seen == ["4 pegs, 8 pictures", "3 pegs, emoji (earlier games)", "4 pegs, 6 colors"])
    player.press(.left)
    #expect(player.state.group?.label == seen[1])
  }

  @Test func holesRequireConfirmationOrAreAllowed() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind")
    let player = CodeBreakerFixture.player(session)
    type("12", player)
    player.press(.enter)
    #expect(session.attempts.isEmpty)
    let lines = player.draw(width: 80, height: 24).lines
    #expect(lines.contains { $0.contains("2 holes are empty. They match nothing. Guess with 2 of 4?") })
    #expect(lines.contains { $0.contains("Enter guess with 2 of 4") })
    player.press(.enter)
    #expect(session.line == "codebreaker/1 537 4.mastermind 01--")
    type("o34", player)
    #expect(player.draw(width: 100, height: 24).lines.contains { $0.contains("o holes: Allow") })
    player.press(.enter)
    #expect(session.line == "codebreaker/1 537 4.mastermind 01--,23--")
  }

  @Test func keyChangesTheLetterSetting() {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind")
    let player = CodeBreakerFixture.player(session)
    for setting in [CodeBreakerSession.LetterSetting.on, .off, .automatic] {
      type("l", player)
      #expect(session.settings.letters == setting)
    }
  }

  @Test func sharedGameDoesNotContainTheCode() throws {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind 0123")
    let player = CodeBreakerFixture.player(session)
    #expect(player.takeClipboard() == nil)
    type("c", player)
    #expect(
      player.takeClipboard() == """
        CodeBreaker 537, Mastermind, 4 pegs
        1 attempt so far
        *o..
        parlor codebreaker play --game 537 --pegs 4 --theme mastermind
        """)
    #expect(player.takeClipboard() == nil)
    #expect(player.draw(width: 80, height: 24).lines.contains { $0.contains("--game 537 --pegs 4") })
    player.press(.enter)
    #expect(player.state.sharedGame == nil)
    #expect(
      player.exitMessage == """
        Game 537, Mastermind: 1 attempt so far
          parlor codebreaker replay 'codebreaker/1 537 4.mastermind 0123'

        """)
    #expect(CodeBreakerFixture.player(CodeBreakerFixture().session()).exitMessage == "")
  }

  @Test func clockStopsWhileTheGameIsNotVisible() throws {
    let session = fixture.session(playing: "codebreaker/1 537 4.mastermind")
    let player = CodeBreakerFixture.player(session)
    #expect(player.redrawDelay == nil)
    type("1", player)
    let time = try #require(player.redrawDelay)
    #expect(1...1001 ~= time)
    fixture.now += 60
    player.willLeaveScreen()
    fixture.now += 3600
    player.didResume()
    fixture.now += 5
    #expect(session.elapsedSeconds == 65)
    // Leaving saves the elapsed time, even without an action.
    player.willLeaveScreen()
    #expect(fixture.session().elapsedSeconds == 65)
  }

  @Test func failedSaveIsReportedOnceAndPlayContinues() {
    fixture.memory.refuses = true
    let session = fixture.session()
    let player = CodeBreakerFixture.player(session)
    #expect(player.draw(width: 80, height: 24).lines.contains { $0.contains("Please note") })
    type("1", player)
    #expect(session.game.guess.isEmpty)
    player.press(.enter)
    type("1", player)
    #expect(session.guessText == "0---")
    #expect(!player.draw(width: 80, height: 24).lines.contains { $0.contains("Please note") })
  }

  @Test(arguments: [ColorDepth.none, .basic, .trueColor])
  func randomKeysDoNotTrap(depth: ColorDepth) {
    var randomness = SplitMix64(seed: 11)
    let keys: [Key] =
      "1234567890-=efgrnbaacls?hxiivv ".map(Key.character) + [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .enter, .enter, .escape, .tab, .backTab,
        .backspace, .delete, .control("r"),
      ]
    let session = fixture.session()
    // The coach fails for large games, so that the test covers failures, too.
    let player = CodeBreakerFixture.player(session, depth: depth, isUnicode: depth != .basic) {
      $0.pegCount < 4 || $0.pegCount == 4 && $0.choiceCount < 7 ? FakeCoach.advice(on: $0).text : nil
    }
    var dealt = 0
    for step in 0..<800 {
      player.press(keys[randomness.draw(below: keys.count)])
      if step % 8 == 0 {
        let canvas = player.draw(width: 30 + step % 90, height: 10 + step % 37)
        if session.tab == .game, session.popUp == nil, !session.isReviewOpen, session.notices.isEmpty,
          player.state.sharedGame == nil
        {
          #expect(canvas.lines.contains { $0.contains(session.title) })
        }
      }
      dealt = session.dealCount
    }
    #expect(dealt > 10)
    #expect(!player.isFinished)
    #expect((try? CodeBreaker(line: session.game.line)) != nil)
  }
}
