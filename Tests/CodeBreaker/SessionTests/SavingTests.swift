import CodeBreakerModel
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct SavingTests {
  private let fixture = Fixture()

  @Test func gameIsRestoredWithItsGuessSelectionAndTime() {
    let session = fixture.window(freshLine)
    session.attempt(0, 1, 2, 3)
    session.select(hole: 1)
    session.choose(4)
    session.choose(0)
    fixture.now += 9
    session.press(.selectPrevious)
    #expect(
      fixture.savedGame
        == "codebreaker-table/1\ngame \(freshLine) 0123\nguess -40-\nselected 2\nseconds 9")
    let later = fixture.window()
    #expect(later.game == session.game)
    #expect(later.selection == 2)
    #expect(later.elapsedSeconds == 9)
    #expect(later.status == "Game 537, Mastermind, 4 pegs. 1 guess so far.")
  }

  @Test func changesAreSavedBeforeTheyAreDrawn() {
    let session = fixture.window(freshLine)
    var drawn = 0
    session.onChange = {
      drawn += 1
      let saved = self.fixture.memory.texts["parlor.codebreaker.game"].flatMap {
        CodeBreakerSession.SavedGame(text: $0)
      }
      #expect(saved?.playedGame.game == session.game)
      #expect(saved?.selection == session.selection)
    }
    session.choose(0)
    session.tapHole(1)
    session.fillHoles(with: 2)
    session.guess()
    session.copyAttempt(1)
    session.restart()
    session.returnToPreviousGame()
    session.confirmGivingUp()
    #expect(drawn >= 9)
  }

  @Test func homeStatusShowsTheNextAttempt() {
    let session = fixture.window(freshLine)
    #expect(session.homeStatus == "", "the game hasn't started")
    session.choose(0)
    #expect(session.homeStatus == "Attempt 1")
    session.attempt(0, 1, 2, 3)
    session.publishHomeStatus()
    #expect(fixture.memory["parlor.codebreaker.door"] == "door/1\nAttempt 2")
    session.confirmGivingUp()
    #expect(session.homeStatus == "", "the code wasn't found")
    #expect(fixture.window("codebreaker/1 537 4.mastermind.10 0123").homeStatus == "Attempt 2 of 10")
  }

  /// An action that changes the game reads once and writes at most once. Pop-ups and tabs neither read nor write.
  /// Starting a game reads a second time, to check whether its code was set on this device.
  @Test func onlyActionsThatChangeTheGameUseStorage() {
    let session = fixture.window(freshLine)
    for (intent, readCount) in [
      ({ session.choose(0) }, 1), ({ session.fillHoles(with: 1) }, 1), ({ session.guess() }, 1),
      ({ session.copyAttempt(1) }, 1),
      ({ session.clear(hole: 0) }, 1), ({ session.drop(.choice(2), onto: 0) }, 1), ({ session.guess() }, 1),
      ({ session.askForHint() }, 0), ({ session.closePopUp() }, 0), ({ session.askToGiveUp() }, 0),
      ({ session.closePopUp() }, 0), ({ session.select(.statistics) }, 0), ({ session.select(.game) }, 0),
      ({ session.restart() }, 2), ({ session.returnToPreviousGame() }, 1),
    ] as [(() -> Any, Int)] {
      fixture.memory.accesses = ([], [])
      _ = intent()
      #expect(fixture.memory.accesses.reads.count == readCount)
      #expect(fixture.memory.accesses.writes.count <= readCount)
      #expect(fixture.savedGame == String(decoding: session.saved.text, as: UTF8.self))
      fixture.now += 1
    }
    #expect(session.game.attempts.count == 2)
    fixture.memory.accesses = ([], [])
    session.guess()
    #expect(fixture.memory.accesses.writes.isEmpty, "an ignored guess writes nothing")
  }

  @Test func damagedGameIsQuarantinedAndReportedOnce() {
    fixture.memory["parlor.codebreaker.game"] = "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind 0129"
    let session = fixture.window()
    #expect(session.notices == [.gameDamaged])
    #expect(session.game.attempts.isEmpty)
    #expect(fixture.memory["parlor.codebreaker.game.damaged"]?.hasSuffix("0129") == true)
    #expect(fixture.window().notices.isEmpty)
    session.dismissNotice()
    session.dismissNotice()
    #expect(session.notices.isEmpty)
  }

  @Test func storageFailureIsReportedOnceAndPlayContinues() {
    fixture.memory.refusesWrites = true
    let session = fixture.window()
    #expect(session.notices == [.storageRefused])
    session.dismissNotice()
    session.attempt(0, 1, 2, 3)
    session.choose(letters: .on)
    #expect(session.game.attempts.count == 1)
    #expect(session.notices.isEmpty)
  }

  @Test func gameOfAnotherWindowIsLoaded() {
    let first = fixture.window(freshLine)
    let second = fixture.window()
    second.attempt(0, 1, 2, 3)
    #expect(!first.choose(5), "the action has no effect")
    #expect(first.game == second.game)
    #expect(first.notices == [.changedElsewhere])
    first.dismissNotice()
    first.attempt(5, 5, 5, 5)
    second.loadChangesFromStorage()
    #expect(second.game == first.game)
    #expect(second.notices == [.changedElsewhere])
  }

  @Test func gameSolvedInAnotherWindowCannotBeGivenUp() {
    let first = fixture.window(freshLine)
    first.askToGiveUp()
    let second = fixture.window()
    second.attempt(2, 0, 2, 0)
    first.giveUp()
    #expect(first.game.ending == .solved)
    #expect(first.popUp == nil)
    #expect(first.statistics.playedCount == 1)
  }

  @Test func endOfTheRevealKeepsAnotherWindowsNextGame() throws {
    let first = fixture.window(freshLine)
    first.setShowsMotion(true)
    first.attempt(2, 0, 2, 0)
    let reveal = try #require(first.reveal)
    let second = fixture.window()
    second.playAgain()
    second.attempt(0, 1, 2, 3)
    first.revealDidEnd(number: reveal.number)
    #expect(first.game == second.game)
    #expect(fixture.window().game == second.game)
  }

  @Test func gameSurvivesDamageByAnotherWindow() {
    let session = fixture.window(freshLine)
    session.attempt(0, 1, 2, 3)
    fixture.memory["parlor.codebreaker.game"] = "?"
    session.loadChangesFromStorage()
    #expect(session.line == freshLine + " 0123")
    #expect(session.notices == [.gameDamagedElsewhere])
    #expect(fixture.memory["parlor.codebreaker.game.damaged"] == "?")
    session.attempt(1)
    #expect(fixture.window().line == freshLine + " 0123,1---")
  }

  @Test func settingsOfAnotherWindowAreLoaded() {
    let first = fixture.window(freshLine)
    let second = fixture.window()
    second.choose(letters: .on)
    first.loadChangesFromStorage()
    #expect(first.settings == second.settings)
    #expect(first.settings.letters == .on)
  }

  @Test func damagedSettingsAreReportedOnceAndReplacedByDefaults() {
    _ = fixture.window(freshLine)
    fixture.memory["parlor.codebreaker.settings"] = "codebreaker-settings/2\nlimit 8"
    let third = fixture.window()
    #expect(third.notices == [.settingsDamaged])
    #expect(third.settings == CodeBreakerSession.Settings())
    #expect(fixture.window().notices.isEmpty)
  }

  @Test func unsavedSettingsAreSavedLater() {
    let session = fixture.window(freshLine)
    fixture.memory.refusesWrites = true
    session.choose(letters: .on)
    #expect(session.settings.letters == .on)
    #expect(session.notices == [.storageRefused])
    fixture.memory.refusesWrites = false
    session.choose(0)
    #expect(fixture.window().settings.letters == .on)
  }

  @Test func unsavedFinishedGameIsSavedLater() {
    let session = fixture.window(freshLine)
    fixture.memory.refusesWrites = true
    session.attempt(2, 0, 2, 0)
    #expect(session.game.ending == .solved)
    #expect(fixture.memory["parlor.codebreaker.finished"] == nil)
    fixture.memory.refusesWrites = false
    session.closePopUp()
    session.choose(0)
    #expect(fixture.memory["parlor.codebreaker.finished"]?.contains("/2020/") == true)
  }

  @Test func settingsOfTwoWindowsAreMerged() {
    let first = fixture.window(freshLine)
    let second = fixture.window()
    second.askForNewGame()
    second.choose(limit: .attempts(8))
    second.startChosenGame()
    first.choose(letters: .on)
    let later = fixture.window()
    #expect(later.settings.letters == .on)
    #expect(later.settings.limit == .attempts(8))
    #expect(first.settings == later.settings)
  }

  @Test(arguments: [
    "", "limit 10", "limit 1\nletters on", "letters off", "limit 99", "limit usual\nletters on\nholes allow",
  ])
  func settingsRoundTrip(lines: String) throws {
    let text = Array(("codebreaker-settings/1" + (lines.isEmpty ? "" : "\n" + lines)).utf8)
    #expect(try #require(CodeBreakerSession.Settings(text: text)).text == text)
  }

  @Test(arguments: [
    "limit 0", "limit 100", "limit x", "limit 07", "letters automatic", "letters", "holes never", "x", "",
    "limit 99999999999999999",
  ])
  func unknownSettingsCountAsDefaultsAndStay(lines: String) throws {
    let text = "codebreaker-settings/1\n" + lines + "\nholes allow"
    var settings = try #require(CodeBreakerSession.Settings(text: Array(text.utf8)))
    #expect(settings.limit == .none)
    #expect(settings.letters == .automatic)
    #expect(String(decoding: settings.text, as: UTF8.self) == text)
    settings.letters = .on
    let newText = String(decoding: settings.text, as: UTF8.self)
    #expect(settings.letters == .on)
    #expect(newText.hasSuffix("\nholes allow"))
    #expect(newText.contains("\n\(lines)\n") != lines.hasPrefix("letters "))
  }

  @Test(arguments: [
    "", "codebreaker-table/2\ngame codebreaker/1 537 4.mastermind", "codebreaker-table/1",
    "codebreaker-table/1\ngame codebreaker/1 537", "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\n",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nguess 012",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nguess 0126",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nguess ----",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nselected 0",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nselected 4",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nseconds 0",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nend unseen",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind 2020\nended 17\nend seen",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nfriend 0",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nended 17",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind x",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind x\nguess 0---\nended 17",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nleft codebreaker/1 5 4.food",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nleft codebreaker/1 5 4.food 0123,x",
    "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind 0123\nleft codebreaker/1 5 4.food 0123",
  ])
  func malformedOrImpossibleGameIsRejected(text: String) {
    #expect(CodeBreakerSession.SavedGame(text: Array(text.utf8)) == nil)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() throws {
    let texts = [
      "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind.9 0123,45-0\nguess 4-0-\nselected 1\nseconds 75",
      "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nleft codebreaker/1 12 5.faces 01234\nleft-guess 0----"
        + "\nleft-seconds 31",
      "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind 2020\nended 1700000000",
      "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind 2020\nended 1700000000\nend unseen\nfriend 3",
      "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nfriend 12\nleft codebreaker/1 12 5.faces 01234"
        + "\nleft-friend 4",
    ].map { Array($0.utf8) }
    for text in texts { #expect(try #require(CodeBreakerSession.SavedGame(text: text)).text == text) }
    let fuzzing = Fuzzing(texts, alphabet: "0123456789-,x \n", seed: 5, rounds: 5000) {
      CodeBreakerSession.SavedGame(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 200...4800), "\(fuzzing)")
  }
}
