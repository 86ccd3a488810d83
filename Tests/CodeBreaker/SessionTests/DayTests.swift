import CodeBreakerModel
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct DayTests {
  let fixture = Fixture()
  /// A Saturday, with five pegs of Fruit.
  let day: CalendarDay
  let session: CodeBreakerSession

  init() throws {
    day = try CalendarDay(text: "2026-11-21".utf8)
    fixture.now = day.startTime + 3600
    session = fixture.window(day: day)
  }

  func makeWrongAttempts(_ count: Int, in session: CodeBreakerSession? = nil) {
    let session = session ?? self.session
    let (game, made) = (session.game, session.game.attempts.count)
    let code = game.masterCode.pegs.compactMap { game.pegChoices.firstIndex(of: $0) }
    for number in made..<(made + count) {
      var guess = code
      guess[number / 6] = (guess[number / 6] + 1 + number % 6) % 7
      #expect(session.attempt(guess))
    }
  }

  func solve(_ session: CodeBreakerSession? = nil) {
    let session = session ?? self.session
    #expect(session.attempt(session.game.masterCode.pegs.compactMap { session.game.pegChoices.firstIndex(of: $0) }))
    #expect(session.game.ending == .solved)
  }

  // MARK: The game

  @Test func dateDeterminesTheDailyGame() {
    #expect(session.line == "codebreaker/1 2026112100 5.fruit.12")
    #expect(session.numberTitle == "November 21 game")
    #expect(session.title == "Fruit")
    #expect(session.status == "November 21 game, Fruit, 5 pegs.")
    #expect(
      session.taskPrompt
        == "Find the 5 hidden pegs. Pictures can repeat. The code of November 21 is the same for everyone.")
    #expect(session.attemptsLeftText == "12 guesses left")
    #expect(fixture.window(day: day).line == session.line)
    #expect(Fixture(seed: 9).window(day: day).line == session.line)
  }

  @Test func dailyGameDoesNotAffectThePlayersOwnGame() {
    let own = fixture.window(freshLine + " 0123")
    makeWrongAttempts(1)
    #expect(own.line == freshLine + " 0123")
    #expect(own.day == nil)
    #expect(session.day == day)
    #expect(fixture.window().line == own.line, "also in a window opened later")
    #expect(fixture.window(day: day).line == session.line)
  }

  @Test func newPlayersHaveTheUsualLimitAfterADailyGame() {
    session.choose(letters: .on)
    #expect(fixture.window().game.setup.attemptLimit == 10)
  }

  @Test func eachDayHasItsOwnGame() throws {
    makeWrongAttempts(1)
    fixture.now = day.endTime + 1800
    let next = try #require(day.adding(days: 1))
    let today = fixture.window(day: next)
    #expect(today.line == "codebreaker/1 2026112200 5.food.12")
    makeWrongAttempts(1, in: today)
    // Until 2:00 a.m., the player can still finish the previous day's game.
    makeWrongAttempts(1)
    #expect(session.game.attempts.count == 2)
    #expect(fixture.window(day: day).line == session.line)
    // Games of every second day share a storage key. Replacing the earlier game reports no damage.
    let later = try #require(day.adding(days: 2))
    fixture.now = later.startTime
    let third = fixture.window(day: later)
    #expect(third.line == "codebreaker/1 2026112300 4.mastermind.12")
    #expect(third.notices.isEmpty)
  }

  @Test func windowOpenAfterTheDeadlineChangesNothing() throws {
    makeWrongAttempts(2)
    session.choose(0)
    let (line, guess) = (session.line, session.guessText)
    session.askToGiveUp()
    fixture.now = day.finishDeadline
    session.giveUp()
    #expect(!session.game.isOver)
    session.closePopUp()
    #expect(!session.acceptsPegs)
    #expect(!session.canGuess)
    #expect(!session.canHint)
    #expect(!session.canGiveUp)
    #expect(!session.isClockRunning)
    #expect(session.guessProblem == "This day is over. You can’t continue its game.")
    session.choose(1)
    session.guess()
    session.askToGiveUp()
    #expect(session.line == line)
    #expect(session.guessText == guess)
    #expect(session.popUp == nil)
    let later = try #require(day.adding(days: 2))
    fixture.now = later.startTime
    let third = fixture.window(day: later)
    makeWrongAttempts(1, in: third)
    session.loadChangesFromStorage()
    session.windowDidDisappear()
    session.windowDidAppear()
    session.choose(1)
    #expect(session.line == line)
    #expect(session.notices.isEmpty)
    #expect(fixture.window(day: later).line == third.line)
    #expect(fixture.memory["parlor.house.days"] == nil)
  }

  @Test func clockTicksEachSecondUntilTheDayEnds() {
    var count = 0
    session.choose(0)
    session.onChange = { count += 1 }
    let second = Request<CoachQuestion>.wait(Wait(.second, number: 0, milliseconds: 1_000))
    #expect(session.pendingRequests == [second])
    fixture.now = day.finishDeadline
    session.receive(.done, to: second)
    #expect(session.pendingRequests.isEmpty)
    #expect(count == 1)
    #expect(session.elapsedSeconds == day.finishDeadline - day.startTime - 3600)
    fixture.now += 60
    session.choose(1)
    #expect(count == 2)
    #expect(session.elapsedSeconds == day.finishDeadline - day.startTime - 3600)
    session.select(hole: 3)
    #expect(count == 3)
  }

  @Test func hintsAreUnavailableAfterTheDay() {
    session.askForHint()
    fixture.now = day.finishDeadline
    session.reveal(.count)
    #expect(session.hintCount == 0)
    #expect(!session.hint.isThinking)
  }

  // MARK: Other games

  @Test func otherGamesOpenInThePlayersOwnSession() {
    makeWrongAttempts(1)
    let line = session.line
    let links = [
      "codebreaker/1/537/4.mastermind", "codebreaker/1/537/4.mastermind/0123,2020",
      "codebreaker/1/2026112100/5.fruit.12/x", "codebreaker/1/537/4.mastermind/0123,2020/vs/2020",
    ]
    for link in links {
      session.open(address: Array(link.utf8))
      #expect(session.takePendingNavigation() == .ownGame(address: Array(link.utf8)))
    }
    session.restart()
    #expect(session.takePendingNavigation() == .ownGame(address: []))
    session.askForNewGame()
    #expect(session.takePendingNavigation() == .ownGame(address: []))
    #expect(session.popUp == nil)
    session.askToGiveUp()
    session.restart()
    #expect(session.takePendingNavigation() == nil, "only one prompt at a time")
    #expect(session.popUp == .confirmGiveUp, "only one prompt at a time")
    session.closePopUp()
    #expect(session.line == line)
    #expect(!session.canReturnToPreviousGame)
    session.open(address: Array("codebreaker/1/537/4.nothing".utf8))
    #expect(session.takePendingNavigation() == nil)
    #expect(session.notices.count == 1)
  }

  @Test func pastDayOpensAsANumberedGame() {
    fixture.now = day.finishDeadline
    let own = fixture.window(freshLine + " 0123")
    own.openGame(of: day)
    #expect(own.notices.map { $0.text } == ["November 21 is over, so this counts as a regular game."])
    #expect(own.line == "codebreaker/1 2026112100 5.fruit.12")
    #expect(own.takePendingNavigation() == nil)
    #expect(own.numberTitle == "Game 2026112100")
    #expect(own.previousGameTitle == "Game 537, Mastermind")
    #expect(own.canReturnToPreviousGame)
    makeWrongAttempts(1, in: own)
    own.dismissNotice()
    let line = own.line
    own.openGame(of: day)
    #expect(own.line == line, "also after reloading the page")
    #expect(own.notices.isEmpty, "also after reloading the page")
    solve(own)
    #expect(fixture.memory["parlor.house.days"] == nil)
    #expect(own.boardAnswers.map(\.label) == ["Result", "Review", "Restart Game", "Play again"])
  }

  // MARK: Home page and sharing

  @Test func homeStatusShowsTheProgressAndTheResult() {
    func publishedHomeStatus() -> String? {
      session.publishHomeStatus()
      return fixture.memory["parlor.codebreaker.day0-door"] ?? fixture.memory["parlor.codebreaker.day1-door"]
    }
    #expect(publishedHomeStatus() == "day-door/1\n2026-11-21 ")
    makeWrongAttempts(3)
    #expect(publishedHomeStatus() == "day-door/1\n2026-11-21 playing Attempt 4 of 12")
    makeWrongAttempts(1)
    solve()
    #expect(publishedHomeStatus() == "day-door/1\n2026-11-21 done 5 guesses")
    #expect(fixture.memory["parlor.codebreaker.door"] == nil, "the other game's status is unchanged")
  }

  @Test func sharedTextAndLinkDoNotRevealThePegs() {
    func sharedLink() -> String { session.shareItem.link(page: "https://example.org/codebreaker/") }
    makeWrongAttempts(1)
    #expect(
      session.shareItem.text
        == "The daily game of CodeBreaker, November 21, is the same for everyone. Can you break the code?")
    solve()
    let lines = session.shareItem.text.split(separator: "\n")
    #expect(lines.first == "Parlor CodeBreaker, Nov 21: 2 of 12")
    #expect(lines.last == "●●●●●")
    #expect(lines.count == 3)
    #expect(lines[1].allSatisfy { "●○·".contains($0) })
    #expect(sharedLink() == "https://example.org/codebreaker/?2026-11-21")
    session.handleShareOutcome(.copied)
    #expect(session.notices.map { $0.text } == ["Result and link copied."], "the link has no attempts")
  }

  @Test func sharedReviewNamesTheDay() throws {
    makeWrongAttempts(1)
    solve()
    session.openReview()
    session.answerAll()
    let item = try #require(session.reviewShareItem)
    #expect(item.text.hasPrefix("Parlor CodeBreaker, Nov 21: Solved in 2 guesses. Mistakes cost "))
    #expect(item.address.isEmpty)
    #expect(item.day == day)
  }
}
