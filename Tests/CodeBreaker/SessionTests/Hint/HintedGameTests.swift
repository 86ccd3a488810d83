import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct HintedGameTests {
  private let fixture = Fixture()

  @Test func hintCountIsSavedAndRestoredWithoutTheHints() {
    let session = fixture.window(freshLine + " 0123", guess: "2---")
    session.revealHint(.count)
    #expect(fixture.savedGame == "codebreaker-table/1\ngame \(freshLine) 0123\nguess 2---\nhints 1")
    session.revealHint(.best)
    let later = fixture.window()
    #expect(later.hintCount == 2, "the count is restored, the hints aren't")
    #expect(later.hint == CodeBreakerSession.Hint(), "the count is restored, the hints aren't")
    later.revealHint(.best)
    #expect(later.hintCount == 3)
    #expect(fixture.window().hintCount == 3)
  }

  @Test func hintCountIsSavedBeforeHintsAreDrawn() {
    let session = fixture.window(freshLine + " 0123", guess: "2020")
    var drawn = 0
    session.onChange = {
      drawn += 1
      #expect(
        self.fixture.memory.texts["parlor.codebreaker.game"].flatMap { CodeBreakerSession.SavedGame(text: $0) }?
          .playedGame.hintCount
          == session.hintCount)
    }
    session.askForHint()
    for level in CodeBreakerSession.HintLevel.allCases { session.reveal(level) }
    session.answerOnce()
    session.useBestGuess()
    #expect(drawn >= 6)
    #expect(session.hintCount == 3)
  }

  @Test func hintsAreCountedForTheGameAndMentionedInItsResult() throws {
    let session = fixture.window(freshLine)
    session.revealHint(.count)
    session.attempt(0, 1, 2, 3)
    #expect(session.hintCount == 1)
    session.attempt(2, 0, 2, 0)
    #expect(session.endedGame?.summary == "Solved in 2 guesses with 1 hint")
    #expect(session.shareItem.text.contains("\nSolved in 2 guesses with 1 hint, "))
    #expect(fixture.window().endedGame?.hintCount == 1, "the result shows the hint")
    session.restart()
    #expect(session.hintCount == 0)
    #expect(fixture.savedGame?.contains("hints") == false)
  }

  @Test func summariesMentionTheHintCount() throws {
    let summaries = [(0, ".2 0123,4455"), (1, ".2 0123,4455"), (12, " 0123,x"), (3, " 2020")].map { hints, rest in
      let game = try! CodeBreaker(line: freshLine + rest)
      return CodeBreakerSession.EndedGame(game: game, ending: game.ending!, seconds: 0, hintCount: hints, isBest: false)
        .summary
    }
    #expect(
      summaries == [
        "Not solved in 2 guesses", "Not solved in 2 guesses with 1 hint", "Gave up after 1 guess with 12 hints",
        "Solved in 1 guess with 3 hints",
      ])
  }

  @Test func restoredGameKeepsItsHintCount() {
    let session = fixture.window(freshLine + " 0123")
    session.revealHint(.count)
    session.revealHint(.best)
    session.restart()
    #expect(session.hintCount == 0)
    session.revealHint(.count)
    #expect(session.hintCount == 1)
    #expect(fixture.savedGame?.hasSuffix("\nleft \(freshLine) 0123\nleft-hints 2") == true)
    let later = fixture.window()
    #expect(later.hintCount == 1)
    later.returnToPreviousGame()
    #expect(later.line == freshLine + " 0123")
    #expect(later.hintCount == 2)
    #expect(later.hint == CodeBreakerSession.Hint())
    #expect(fixture.window().hintCount == 2)
  }

  @Test func windowsShareHintCountsAndChangesElsewhereCloseTheHints() {
    let first = fixture.window(freshLine + " 0123", guess: "2020")
    first.askForHint()
    let second = fixture.window()
    second.attempt(0, 0, 0, 0)
    for level in CodeBreakerSession.HintLevel.allCases { first.reveal(level) }
    #expect(first.game == second.game)
    #expect(first.popUp == nil)
    #expect(first.notices == [.changedElsewhere])
    #expect(first.hint == CodeBreakerSession.Hint())
    #expect(first.hintCount == 0)
    #expect(first.coachQuestion == nil)
    second.revealHint(.count)
    first.askForHint()
    first.reveal(.best)
    #expect(first.popUp == nil, "the hints of the other window count")
    #expect(first.hintCount == 1, "the hints of the other window count")
    first.askForHint()
    #expect(first.popUp == .hint)
    first.reveal(.best)
    first.answerOnce()
    second.loadChangesFromStorage()
    #expect(second.hintCount == 2)
  }

  @Test func gameGivenUpInAnotherWindowClosesTheHints() {
    let first = fixture.window(freshLine + " 0123")
    first.askForHint()
    let second = fixture.window()
    second.confirmGivingUp()
    first.loadChangesFromStorage()
    #expect(first.game.isOver)
    #expect(first.popUp == nil)
    #expect(first.notices == [.changedElsewhere])
    first.closePopUp()
    #expect(fixture.window().game.isOver)
    #expect(fixture.memory["parlor.codebreaker.game.damaged"] == nil)
  }

  @Test func adviceIsIgnoredIfAnotherWindowChangedTheGame() throws {
    let first = fixture.window(freshLine + " 0123")
    first.askForHint()
    first.reveal(.best)
    first.reveal(.count)
    fixture.window().attempt(0, 0, 0, 0)
    first.answerOnce()
    #expect(first.game.attempts.count == 2)
    #expect(first.popUp == nil)
    #expect(first.hint == CodeBreakerSession.Hint())
    #expect(first.hintCount == 0)
    #expect(first.status == "Game 537, Mastermind, 4 pegs. 2 guesses so far.", "the change is announced")
    let other = fixture.window(freshLine + " 0123")
    other.askForHint()
    other.reveal(.best)
    other.answerOnce()
    fixture.window().attempt(0, 0, 0, 0)
    other.useBestGuess()
    #expect(other.popUp == nil)
    #expect(other.game.guess.isEmpty)
    #expect(other.game.attempts.count == 2)
  }

  @Test func hintSurvivesDamageByAnotherWindow() {
    let session = fixture.window(freshLine + " 0123")
    session.askForHint()
    session.answerOnce()
    fixture.memory["parlor.codebreaker.game"] = "?"
    session.reveal(.count)
    #expect(session.popUp == .hint)
    #expect(session.hintText(.count) != nil)
    #expect(session.hintCount == 1)
    #expect(session.notices == [.gameDamagedElsewhere])
    #expect(fixture.window().hintCount == 1)
  }

  @Test func hintsAreRevealedEvenIfStorageRefusesWrites() {
    let session = fixture.window(freshLine + " 0123")
    fixture.memory.refusesWrites = true
    session.revealHint(.count)
    #expect(session.hintText(.count) != nil)
    #expect(session.hintCount == 1)
    #expect(session.notices == [.storageRefused])
  }

  @Test(arguments: [
    "game \(freshLine) 0123\nhints 1", "game \(freshLine)\nguess 0---\nselected 1\nseconds 7\nhints 99999999",
    "game \(freshLine) 2020\nseconds 5\nhints 2\nended 1700000000",
    "game \(freshLine)\nhints 1\nleft codebreaker/1 12 5.faces 01234\nleft-guess 0----\nleft-seconds 31\nleft-hints 20",
    "game \(freshLine)\nleft codebreaker/1 12 5.faces 01234\nleft-hints 1",
  ])
  func savedGameWithHintsRoundTrips(lines: String) throws {
    let text = Array("codebreaker-table/1\n\(lines)".utf8)
    #expect(try #require(CodeBreakerSession.SavedGame(text: text)).text == text)
  }

  @Test(arguments: [
    "game \(freshLine) 0123\nhints 0", "game \(freshLine) 0123\nhints 01", "game \(freshLine) 0123\nhints",
    "game \(freshLine) 0123\nhints x", "game \(freshLine) 0123\nhints -1", "game \(freshLine) 0123\nhints 100000000",
    "game \(freshLine) 0123\nhints 1\nhints 1", "game \(freshLine) 0123\nhints 1\nseconds 7",
    "game \(freshLine) 2020\nended 1700000000\nhints 2", "game \(freshLine)\nleft-hints 1",
    "game \(freshLine)\nleft codebreaker/1 12 5.faces 01234\nleft-hints 0",
    "game \(freshLine)\nleft codebreaker/1 12 5.faces 01234\nleft-hints 100000000",
    "game \(freshLine)\nleft codebreaker/1 12 5.faces 01234\nleft-hints 1\nleft-seconds 5",
  ])
  func savedGameWithInvalidHintsIsRejected(lines: String) {
    #expect(CodeBreakerSession.SavedGame(text: Array("codebreaker-table/1\n\(lines)".utf8)) == nil)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() throws {
    let text = Array(
      "codebreaker-table/1\ngame \(freshLine)\nhints 3\nleft codebreaker/1 12 5.faces 01234\nleft-seconds 31\nleft-hints 12"
        .utf8)
    let fuzzing = Fuzzing([text], alphabet: "0123456789-,x \n", seed: 6, rounds: 3000) {
      CodeBreakerSession.SavedGame(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 100...2900), "\(fuzzing)")
  }
}
