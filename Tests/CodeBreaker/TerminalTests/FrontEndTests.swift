import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import TerminalSupport
import Testing

@testable import CodeBreakerTerminal

@Suite struct FrontEndTests {
  let fixture = CodeBreakerFixture()

  @Test func digitsChoosePegsAndEnterMakesANewGuess() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind")
    frontEnd.type("1234")
    #expect(session.guessText == "0123")
    frontEnd.press(.enter)
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123")
    frontEnd.type("1234", then: .enter)
    #expect(session.game.attempts.count == 1)
    #expect(session.status == "You tried this in attempt 1.")
    frontEnd.type("3131", then: .enter)
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
  func keysChangeTheGuessAndTheSelectedHole(key: Key, guess: String, selection: Int) {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind")
    frontEnd.type("1")
    #expect(session.selection == 1)
    frontEnd.press(key)
    #expect(session.guessText == guess)
    #expect(session.selection == selection)
  }

  @Test func lastFourOfTwelveChoicesHaveKeys() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 6.swiftui-colors")
    frontEnd.type("90-=")
    #expect(session.guessText == "89ab--")
  }

  @Test func earlierAttemptsAreCopiedOneAfterAnother() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 1 4.mastermind 0123,0055,1111")
    for guess in ["1111", "0055", "0123", "1111"] {
      frontEnd.type("e")
      #expect(session.guessText == guess)
    }
    // After the copied guess has been changed, the key starts with the latest attempt again.
    frontEnd.type("1e")
    #expect(session.guessText == "1111")
  }

  @Test func givingUpRequiresConfirmation() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind 0123")
    frontEnd.type("g")
    #expect(session.popUp == .confirmGiveUp)
    // While the question is open, it blocks the game's keys. Enter continues the game.
    frontEnd.type("1r", then: .enter)
    #expect(session.popUp == nil)
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123")
    #expect(session.guessText == "----")
    frontEnd.type("g", then: .right, .enter)
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123,x")
    frontEnd.press(.escape)
    #expect(session.popUp == nil)
  }

  /// The answers have the same keys in the result and under the board.
  @Test(arguments: [true, false]) func finishedGameIgnoresPlayKeysUntilTheNextGameStarts(showsResult: Bool) {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind 0123,x")
    if !showsResult { frontEnd.press(.escape) }
    frontEnd.type("1g", then: .left, .up)
    #expect((session.popUp != nil) == showsResult)
    frontEnd.type("a")
    #expect(!session.game.isOver)
    #expect(session.game.setup.theme == .mastermind)
  }

  @Test func backKeyReturnsToTheAbandonedGame() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind 0123")
    // During a game, the keys for the next game have no effect.
    frontEnd.type("ab")
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123")
    frontEnd.type("r")
    #expect(session.game.attempts.isEmpty)
    #expect(frontEnd.draw(width: 100, height: 24).lines.contains { $0.contains("b back to Game 537, Mastermind") })
    frontEnd.type("b")
    #expect(session.line == "codebreaker/1 537 4.mastermind 0123")
  }

  @Test func keysOpenTabsAndScrollTheRules() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind")
    for tab in [CodeBreakerSession.Tab.statistics, .rules, .game] {
      frontEnd.press(.tab)
      #expect(session.tab == tab)
    }
    frontEnd.press(.backTab)
    #expect(session.tab == .rules)
    let start = frontEnd.draw(width: 80, height: 24)
    frontEnd.press(.end)
    let end = frontEnd.draw(width: 80, height: 24)
    frontEnd.press(.up)
    let last = frontEnd.draw(width: 80, height: 24)
    #expect(Set([start, end, last]).count == 3, "the first key that scrolls back has an effect")
    frontEnd.press(.escape)
    #expect(session.tab == .game)
    frontEnd.type("s1")
    #expect(session.tab == .statistics)
    #expect(session.game.guess.isEmpty)
    frontEnd.press(.left)
    #expect(frontEnd.view.group == CodeBreakerSession.StatisticsGroup(session.game.setup), "there is only one group")
    frontEnd.type("?q")
    #expect(session.tab == .rules)
    #expect(frontEnd.isFinished)
  }

  @Test func keysCycleThroughStatisticsOfPlayedGroupsAndTheCurrentOne() {
    fixture.memory["parlor.codebreaker.statistics"] =
      "codebreaker-statistics/1\n3-emoji 1 1 1 6 1\n4-pictures 8 1 1 1 6 1"
    let (_, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind")
    frontEnd.type("s")
    var seen: [String?] = []
    for _ in 0..<3 {
      frontEnd.press(.right)
      seen.append(frontEnd.view.group?.label)
    }
    #expect(seen == ["4 pegs, 8 pictures", "3 pegs, emoji (earlier games)", "4 pegs, 6 colors"])
    frontEnd.press(.left)
    #expect(frontEnd.view.group?.label == seen[1])
  }

  @Test func guessWithHolesRequiresConfirmationUnlessHolesAreAllowed() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind")
    frontEnd.type("12", then: .enter)
    #expect(session.attempts.isEmpty)
    let lines = frontEnd.draw(width: 80, height: 24).lines
    #expect(lines.contains { $0.contains("2 holes are empty. They match nothing. Guess with 2 of 4?") })
    #expect(lines.contains { $0.contains("Enter guess with 2 of 4") })
    frontEnd.press(.enter)
    #expect(session.line == "codebreaker/1 537 4.mastermind 01--")
    frontEnd.type("o34")
    #expect(session.settings.holes == .allow)
    frontEnd.press(.enter)
    #expect(session.line == "codebreaker/1 537 4.mastermind 01--,23--")
  }

  @Test func letterKeyStepsThroughTheLetterSettings() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind")
    for setting in [CodeBreakerSession.LetterSetting.on, .off, .automatic] {
      frontEnd.type("l")
      #expect(session.settings.letters == setting)
    }
  }

  @Test func settingsOpenOverTheGameAndApplyAtOnce() {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind")
    frontEnd.type(",")
    var lines = frontEnd.draw(width: 80, height: 24).lines
    for label in ["Settings", "Motion", "Automatic reviews", "Letters on colors", "Holes in a guess"] {
      #expect(lines.contains { $0.contains(label) }, "\(label)")
    }
    #expect(!lines.contains { $0.contains("Vibration") })
    frontEnd.press(.down, .down, .down, .right)
    #expect(session.settings.holes == .allow)
    lines = frontEnd.draw(width: 80, height: 24).lines
    #expect(lines.contains { $0.contains("Holes in a guess") && $0.contains("Allow") })
    frontEnd.press(.up, .left)
    #expect(session.settings.letters == .off)
    frontEnd.press(.enter)
    #expect(!session.showsSettings)
    #expect(session.attempts.isEmpty)
    frontEnd.type(",", then: .escape)
    #expect(!session.showsSettings)
  }

  @Test func sharedGameIsCopiedOnceWithoutTheCode() {
    let (_, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind 0123")
    #expect(frontEnd.takeClipboard() == nil)
    frontEnd.type("c")
    #expect(
      frontEnd.takeClipboard() == """
        CodeBreaker 537, Mastermind, 4 pegs
        1 guess so far
        *o..
        parlor codebreaker play --game 537 --pegs 4 --theme mastermind
        """)
    #expect(frontEnd.takeClipboard() == nil)
    #expect(frontEnd.draw(width: 80, height: 24).lines.contains { $0.contains("--game 537 --pegs 4") })
    frontEnd.press(.enter)
    #expect(frontEnd.state.sharedGame == nil)
  }

  @Test func exitMessageNamesTheCommandToContinue() {
    let (_, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind 0123")
    #expect(
      frontEnd.exitMessage == """
        Game 537, Mastermind: 1 guess so far
          parlor codebreaker replay 'codebreaker/1 537 4.mastermind 0123'

        """)
    #expect(CodeBreakerFixture.frontEnd(CodeBreakerFixture().session()).exitMessage == "")
  }

  @Test func clockStopsWhileTheGameIsNotVisibleAndItsTimeIsSaved() throws {
    let (session, frontEnd) = fixture.frontEnd(playing: "codebreaker/1 537 4.mastermind")
    #expect(frontEnd.redrawDelayMilliseconds == nil)
    frontEnd.type("1")
    let time = try #require(frontEnd.redrawDelayMilliseconds)
    #expect(1...1001 ~= time)
    fixture.now += 60
    frontEnd.willLeaveScreen()
    fixture.now += 3600
    frontEnd.didResume()
    fixture.now += 5
    #expect(session.elapsedSeconds == 65)
    // Leaving saves the elapsed time, even without an action.
    frontEnd.willLeaveScreen()
    #expect(fixture.session().elapsedSeconds == 65)
  }

  @Test func failedSaveIsReportedOnceAndPlayContinues() {
    fixture.memory.refusesWrites = true
    let session = fixture.session()
    let frontEnd = CodeBreakerFixture.frontEnd(session)
    #expect(frontEnd.draw(width: 80, height: 24).lines.contains { $0.contains("Please note") })
    frontEnd.type("1")
    #expect(session.game.guess.isEmpty)
    frontEnd.press(.enter)
    frontEnd.type("1")
    #expect(session.guessText == "0---")
    #expect(!frontEnd.draw(width: 80, height: 24).lines.contains { $0.contains("Please note") })
  }

  @Test(arguments: [ColorDepth.none, .basic, .trueColor])
  func randomKeysKeepTheGameValidAndItsTitleVisible(depth: ColorDepth) {
    var randomness = SplitMix64(seed: 11)
    let keys: [Key] =
      "1234567890-=efgrnbaacls?hxiivv ".map(Key.character) + [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .enter, .enter, .escape, .tab, .backTab,
        .backspace, .delete, .control("r"),
      ]
    let session = fixture.session()
    // The coach fails for large games, so that the test covers failures, too.
    let frontEnd = CodeBreakerFixture.frontEnd(session, depth: depth, supportsUnicode: depth != .basic) {
      $0.pegCount < 4 || $0.pegCount == 4 && $0.choiceCount < 7 ? FakeCoach.advice(on: $0).text : nil
    }
    var dealt = 0
    for step in 0..<800 {
      frontEnd.press(keys[randomness.draw(below: keys.count)])
      if step % 8 == 0 {
        let canvas = frontEnd.draw(width: 30 + step % 90, height: 10 + step % 37)
        if session.tab == .game, session.popUp == nil, !session.isReviewOpen, session.notices.isEmpty,
          frontEnd.state.sharedGame == nil
        {
          #expect(canvas.lines.contains { $0.contains(session.title) })
        }
      }
      dealt = session.dealCount
    }
    #expect(dealt > 10)
    #expect(!frontEnd.isFinished)
    #expect((try? CodeBreaker(line: session.game.line)) != nil)
  }
}
