import CodeBreakerModel
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct PastDayReplayTests {
  private let fixture = Fixture()
  /// A Friday, with six pegs of five choices.
  private let day = try! CalendarDay(text: "2026-11-20".utf8)
  private let code = [0, 1, 2, 3, 4, 0]

  init() {
    fixture.now = day.finishDeadline + 7200
    saveDeal("codebreaker-deal/1 2026-11-20 012340")
  }

  private func saveDeal(_ text: String?) { fixture.memory["parlor.codebreaker.again-deal"] = text }

  private func open(_ day: CalendarDay? = nil) -> CodeBreakerSession {
    CodeBreakerSession(environment: fixture.environment, playMode: .pastDay(day ?? self.day))
  }

  @Test func guessesAreComparedWithTheCodeOfTheDay() {
    let session = open()
    #expect(session.numberTitle == "November 20, again")
    #expect(session.line == "codebreaker/1 2026-11-20 6.newspaper.12")
    #expect(session.taskPrompt.contains("It doesn’t count: hints are allowed, and every hole needs a peg."))
    #expect(session.attempt(4, 4, 4, 4, 4, 4))
    #expect(session.attempt(0, 0, 1, 2, 3, 4))
    #expect(session.line == "codebreaker/1 2026-11-20 6.newspaper.12 444444:10,001234:15")
    #expect(session.canHint)
    #expect(!session.isRanked)
    #expect(session.attempt(code))
    #expect(session.game.ending == .solved)
  }

  @Test func guessWithAnEmptyHoleIsRejected() {
    let session = open()
    session.choose(0)
    #expect(session.guessProblem == "Every hole needs a peg in this game.")
    #expect(!session.canGuess)
    #expect(!session.guess())
    #expect(session.status == "Every hole needs a peg in this game.")
    #expect(session.game.attempts.isEmpty)
    // A daily game requires full guesses even if the settings allow empty holes.
    session.choose(holes: .allow)
    #expect(!session.guess())
    #expect(session.game.attempts.isEmpty)
  }

  @Test func unfinishedAndFinishedReplaysAreRestored() {
    let session = open()
    session.attempt(4, 4, 4, 4, 4, 4)
    session.choose(3)
    let later = open()
    #expect(later.line == session.line)
    #expect(later.guessText == session.guessText)
    #expect(later.game.isCodeKnown)
    #expect(later.attempt(code))
    #expect(later.game.ending == .solved)
    let ended = open()
    #expect(ended.game.ending == .solved)
    #expect(ended.canReview)
    #expect(ended.line == "codebreaker/1 2026-11-20 6.newspaper.12 444444:10,012340:60")
  }

  @Test func replayKeepsTheResultThatCountedAndIsNotRecorded() {
    fixture.memory["parlor.house.ranked-days"] = "days/1\ncodebreaker \(day) 5"
    let before = (fixture.savedStatistics, fixture.memory["parlor.codebreaker.finished"])
    let session = open()
    session.attempt(code)
    #expect(session.game.isOver)
    #expect(session.dayEndNote == "Your result that counted: 5 guesses.")
    #expect(session.endedGame?.isBest == false)
    #expect(!session.countsForAverage)
    #expect(before == (fixture.savedStatistics, fixture.memory["parlor.codebreaker.finished"]))
    #expect(fixture.memory["parlor.house.days"] == nil)
    #expect(fixture.memory["parlor.house.ranked-days"] == "days/1\ncodebreaker \(day) 5")
    session.publishHomeStatus()
    #expect(fixture.memory["parlor.codebreaker.again-door"] == "day-door/1\n2026-11-20 done 1 guess")
    #expect(fixture.memory["parlor.house.streak"] == nil)
  }

  @Test func finishedReplayLeadsToTheBestGames() {
    let session = open()
    session.attempt(code)
    #expect(session.boardAnswers.map(\.label) == ["Result", "Review", "Play it again", "Best games"])
    #expect(session.boardAnswers.allSatisfy { $0.hint.isEmpty })
    session.playAgain()
    #expect(session.takePendingNavigation()?.address == "../check.html?2026-11-20")
  }

  @Test func onlyAFinishedReplayCanBePlayedAgain() {
    let session = open()
    session.restart()
    #expect(session.takePendingNavigation()?.address == "./", "leaves an unfinished game")
    session.attempt(code)
    session.restart()
    #expect(session.takePendingNavigation() == nil)
    #expect(session.popUp == nil)
    #expect(!session.game.isOver)
    #expect(session.line == "codebreaker/1 2026-11-20 6.newspaper.12")
    #expect(open().line == session.line)
    #expect(session.attempt(4, 4, 4, 4, 4, 4))
    #expect(session.line.hasSuffix(" 444444:10"))
  }

  @Test func givingUpShowsTheCode() {
    let session = open()
    session.askToGiveUp()
    #expect(session.giveUpWarning == "The code is shown and the game is over. You can’t undo this.")
    session.giveUp()
    #expect(session.game.ending == .gaveUp)
    #expect(session.dayEndNote == "It isn’t recorded anywhere.")
    let later = open()
    #expect(later.game.ending == .gaveUp)
    #expect(!later.game.masterCode.isHidden)
    #expect(later.line.hasSuffix(" x"))
  }

  @Test func replayDoesNotChangeThePlayersOwnOrDailyGame() {
    let own = fixture.window(freshLine + " 0123")
    open().attempt(4, 4, 4, 4, 4, 4)
    #expect(fixture.window().line == own.line)
    #expect(fixture.memory["parlor.codebreaker.day0"] == nil)
    #expect(fixture.memory["parlor.codebreaker.day1"] == nil)
  }

  @Test func changesOfAnotherWindowAreLoaded() {
    let (one, other) = (open(), open())
    one.attempt(4, 4, 4, 4, 4, 4)
    other.loadChangesFromStorage()
    #expect(other.line == one.line)
    #expect(other.game.isCodeKnown)
    #expect(other.attempt(code))
    one.loadChangesFromStorage()
    #expect(one.game.ending == .solved)
  }

  @Test(arguments: ["", "junk", "codebreaker-deal/1 2026-11-20 01234", "codebreaker-deal/1 2026-11-21 01234", nil])
  func missingOrInvalidCodeOpensThePageOfThatDayAndKeepsTheGame(text: String?) {
    open().attempt(4, 4, 4, 4, 4, 4)
    let stored = fixture.memory["parlor.codebreaker.again"]
    saveDeal(text)
    let session = open()
    #expect(!session.acceptsPegs)
    #expect(!session.canHint)
    #expect(!session.canGiveUp)
    #expect(!session.attempt(code))
    #expect(session.guessProblem?.contains("page of that day") == true)
    #expect(session.takePendingNavigation()?.address == "../check.html?2026-11-20&again")
    #expect(fixture.memory["parlor.codebreaker.again"] == stored, "the game isn't lost")
  }

  @Test(arguments: [
    "junk", "codebreaker-table/1\ngame codebreaker/1 2026-11-20 6.newspaper.12 444444:11",
    "codebreaker-table/1\ngame codebreaker/1 2026-11-20 6.newspaper.12 444444:10\nsent -",
    "codebreaker-table/1\ngame codebreaker/1 2026-11-21 5.fruit.12", "codebreaker-table/1\ngame \(freshLine)",
  ])
  func invalidSavedReplayStartsOver(text: String) {
    fixture.memory["parlor.codebreaker.again"] = text
    let session = open()
    #expect(session.game.attempts.isEmpty)
    #expect(session.game.isCodeKnown)
    #expect(session.acceptsPegs)
  }
}
