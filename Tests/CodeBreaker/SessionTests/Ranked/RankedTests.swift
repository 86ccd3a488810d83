import CodeBreakerModel
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct RankedTests {
  private let fixture = Fixture()
  // A Monday, with four pegs of Mastermind's six choices.
  private let day = try! CalendarDay(text: "2026-11-23".utf8)
  private let server: FakeServer

  init() {
    server = FakeServer(day, code: [3, 2, 1, 0])
    fixture.now = day.startTime + 3600
  }

  private func open(_ fixture: Fixture? = nil) -> CodeBreakerSession {
    let session = (fixture ?? self.fixture).window(day: day, isRanked: true)
    server.serve(session)
    return session
  }

  private func place(_ session: CodeBreakerSession, _ choices: [Int]) {
    for (hole, choice) in choices.enumerated() {
      session.select(hole: hole)
      session.choose(choice)
    }
  }

  private func attempt(_ session: CodeBreakerSession, _ choices: [Int], pauses: Int = 0) {
    place(session, choices)
    session.guess()
    server.serve(session, pauses: pauses)
  }

  private func storedText(_ name: String) -> String? { fixture.memory["parlor." + name] }

  @Test func guessIsPendingUntilTheServerAnswers() {
    let session = fixture.window(day: day, isRanked: true)
    place(session, [0, 1, 2, 3])
    #expect(!session.canGuess)
    #expect(session.guessExplanation == "Getting the game from the server…")
    #expect(!session.guess())
    server.serve(session)
    #expect(session.canGuess)
    #expect(session.guess())
    #expect(session.attempts.isEmpty)
    #expect(!session.acceptsPegs)
    #expect(
      session.guessExplanation == "Sending the guess…"
        && storedText("codebreaker.ranked0") ?? storedText("codebreaker.ranked1") != nil)
    session.reportSlowServer(callNumber: session.rankedClient!.call!.number)
    #expect(session.guessExplanation == "The server is slow. Your guess is saved.")
    server.serve(session)
    #expect(session.attempts.map(\.counts) == [MatchCounts(exact: 0, inexact: 4)])
    #expect(session.acceptsPegs)
    #expect(session.status.hasPrefix("Attempt 1: "))
    #expect(session.game.guess.isEmpty)
    #expect(!session.game.isCodeKnown)
  }

  @Test func solvedGameIsRecordedAndShowsItsRank() {
    let session = open()
    attempt(session, [0, 1, 2, 3])
    attempt(session, [3, 2, 1, 0])
    #expect(session.game.ending == .solved)
    #expect(session.rankedClient?.prompt == .result)
    #expect(session.popUp == nil)
    #expect(session.resultHeadline == "Lucky! 2 guesses")
    #expect(session.rankedClient?.result?.rankText == "1st of 2")
    #expect(storedText("house.ranked-days") == "days/1\ncodebreaker 2026-11-23 2")
    #expect(storedText("house.days") == nil)
    #expect(storedText("codebreaker.statistics") == nil, "ranked games aren't in the statistics")
    #expect(session.shareItem.text.hasPrefix("Parlor CodeBreaker, Nov 23: 2 of 12, 1st of 2\n"))
    #expect(session.shareItem.address.isEmpty)
    #expect(session.homeStatus == "done 2 guesses, 1st of 2")
    session.reviewRankedGame()
    #expect(session.isReviewOpen)
    #expect(session.rankedClient?.prompt == nil)
  }

  @Test func rankedGameIsNotANewBest() throws {
    let setup = try GameSetup(deal: .number(#require(GameNumber(1))), pegCount: 4, theme: .mastermind)
    var statistics = CodeBreakerSession.Statistics()
    for count in [2, 3] {
      var game = CodeBreaker(
        setup, masterCode: Code(kind: .master(isHidden: true), pegs: Array(setup.theme.choices.prefix(4))))
      for guess in 1...count {
        for hole in 0..<4 { game.setGuessPeg(setup.theme.choices[guess == count ? hole : guess], at: hole) }
        #expect(game.attemptGuess() == nil)
      }
      statistics.count(game, seconds: 10, date: Int64(count), isHinted: false)
    }
    fixture.memory["parlor.codebreaker.statistics"] = String(decoding: statistics.text, as: UTF8.self)
    let session = open()
    attempt(session, [0, 1, 2, 3])
    attempt(session, [3, 2, 1, 0])
    #expect(session.statistics.isSoleBest(attemptCount: 2, in: .init(session.game.setup)), "as for an unranked game")
    #expect(session.endedGame?.isBest == false)
  }

  /// Each weekday has a different number of pegs or choices.
  @Test(arguments: 0..<7) func gameCanBeSolvedOnEveryWeekday(weekday: Int) throws {
    let day = try #require(day.adding(days: weekday))
    let setup = GameSetup(day: day)
    let code = (0..<setup.pegCount).map { setup.theme.choices.count - 1 - $0 % setup.theme.choices.count }
    let server = FakeServer(day, code: code)
    let fixture = Fixture()
    fixture.now = day.startTime + 3600
    let session = fixture.window(day: day, isRanked: true)
    server.serve(session)
    for guess in [code.map { _ in 0 }, code] {
      place(session, guess)
      #expect(session.guess())
      server.serve(session)
    }
    #expect(session.game.ending == .solved)
    #expect(session.game.setup == setup)
    #expect(session.resultHeadline == "Lucky! 2 guesses")
    #expect(session.rankedClient?.result?.rankText == "1st of 2")
    #expect(session.shareItem.text.contains("\n" + String(repeating: "●", count: setup.pegCount)))
  }

  @Test func givingUpWithoutAGuessShowsResultsWithoutAwaitingARank() {
    let session = open()
    session.confirmGivingUp()
    server.serve(session, pauses: 1000)
    #expect(session.game.ending == .gaveUp)
    #expect(session.rankedClient?.awaitsRank == false)
    #expect(session.rankedClient?.failure == nil)
    #expect(session.rankedClient?.result?.bars.isEmpty == false, "other results are shown")
    #expect(server.calls.filter { $0.contains("/standings") }.count == 1)
    let again = open(fixture)
    #expect(again.rankedClient?.awaitsRank == false)
    #expect(server.calls.filter { $0.contains("/standings") }.count == 2)
  }

  @Test func whoeverGivesUpSeesTheCodeAfterTheDay() {
    let session = open()
    attempt(session, [0, 0, 1, 1])
    session.askToGiveUp()
    #expect(session.giveUpWarning == session.finishWarning)
    session.giveUp()
    #expect(!session.game.isOver, "the server hasn't received it yet")
    server.faults = [.unanswered]
    server.serve(session, pauses: 1)
    #expect(session.game.ending == .gaveUp)
    #expect(storedText("house.ranked-days") == "days/1\ncodebreaker 2026-11-23 -")
    // The code could help another account, so it is secret until the day is over for everyone.
    #expect(!session.game.isCodeKnown)
    #expect(!session.canReviewRankedGame)
    #expect(session.status == "You gave up. Gave up after 1 guess, 0 seconds.")
    #expect(session.popUpScreen?.text("outcome-note") == session.resultNote)
    #expect(server.calls.filter { $0.hasPrefix("PUT") }.count == 1)
    let again = open(fixture)
    #expect(!again.game.isCodeKnown)
    #expect(again.resultNote != nil)
    server.isRevealed = true
    let later = open(fixture)
    #expect(later.game.isCodeKnown)
    #expect(later.canReviewRankedGame)
    #expect(later.resultNote == nil)
  }

  @Test func lastAttemptEndsTheGame() {
    let session = open()
    for first in 0..<6 {
      for second in 4..<6 { attempt(session, [first, second, 5, 5]) }
    }
    #expect(session.game.ending == .outOfAttempts)
    #expect(session.game.isCodeKnown)
    #expect(session.rankedClient?.prompt == .result)
  }

  @Test func guessWithAnEmptyHoleIsRejected() {
    let session = open()
    session.choose(1)
    #expect(!session.canGuess)
    #expect(session.guessExplanation == "Every hole needs a peg today.")
    #expect(!session.guess())
    #expect(session.status == "Every hole needs a peg today.")
    #expect(!session.hasAskedAboutHoles)
    #expect(session.rankedClient?.call == nil)
  }

  @Test func hintsAreUnavailable() {
    let session = open()
    #expect(!session.canHint)
    session.askForHint()
    #expect(session.popUp == nil)
  }

  @Test(arguments: [
    #""exact":0,"inexact":4,"ending":"solved""#, #""exact":\#(Int.max),"inexact":1,"ending":null"#,
    #""exact":1,"inexact":\#(Int.max),"ending":null"#, #""exact":-1,"inexact":1,"ending":null"#,
  ])
  func impossibleAnswerIsRejectedAndRequestedAgain(answer: String) {
    let session = open()
    server.faults = [.reply(200, #"{"index":0,\#(answer)}"#)]
    attempt(session, [0, 1, 2, 3])
    #expect(session.rankedClient?.failure == .malformedReply)
    #expect(session.attempts.isEmpty)
    server.serve(session, pauses: 2)
    #expect(session.attempts.map(\.counts) == [MatchCounts(exact: 0, inexact: 4)])
  }

  @Test func pendingGuessSurvivesAReload() {
    let session = open()
    attempt(session, [0, 0, 1, 1])
    place(session, [0, 1, 2, 3])
    session.guess()
    for isSent in [true, false] {
      let other = Fixture()
      other.memory.texts = fixture.memory.texts
      other.now = fixture.now
      let server = FakeServer(day, code: [3, 2, 1, 0])
      server.guess("0011")
      if isSent { server.guess("0123") }
      let again = other.window(day: day, isRanked: true)
      #expect(again.attempts.count == 1)
      #expect(again.guessText == "0123")
      #expect(!again.acceptsPegs)
      server.serve(again)
      #expect(again.attempts.count == 2)
      #expect(server.game.attempts.count == 2)
      #expect(again.game.guess.isEmpty)
      #expect(again.notices.isEmpty)
    }
  }

  @Test func attemptsOfAnotherDeviceAreLoaded() {
    let session = open()
    server.guess("0011")
    server.guess("4455")
    attempt(session, [0, 1, 2, 3])
    #expect(session.attempts.count == 2)
    #expect(session.notices.first?.text.contains("elsewhere") == true)
    #expect(session.guessText == "0123", "the entered guess stays")
    #expect(session.acceptsPegs, "the entered guess stays")
    session.guess()
    server.serve(session)
    #expect(session.attempts.count == 3)
    server.guess("3210")
    attempt(session, [1, 1, 1, 1])
    #expect(session.game.ending == .solved)
    #expect(session.rankedClient?.prompt == .result)
  }

  @Test func gameAcceptsNoGuessesAfterTheDayEnds() {
    let session = open()
    attempt(session, [0, 0, 1, 1])
    server.isClosed = true
    attempt(session, [0, 1, 2, 3])
    #expect(session.attempts.count == 1)
    #expect(!session.acceptsPegs)
    #expect(session.guessExplanation?.hasPrefix("This day is over") == true)
  }

  @Test func deletedPlayerIsReported() {
    let session = open()
    server.faults = [.reply(401, "{}")]
    attempt(session, [0, 1, 2, 3])
    #expect(session.guessExplanation?.contains("no longer knows you") == true)
    #expect(!session.acceptsPegs)
  }

  @Test func damagedGameIsLoadedFromTheServer() {
    let session = open()
    attempt(session, [0, 0, 1, 1])
    let key = fixture.memory.texts.keys.first { $0.contains("ranked0") || $0.contains("ranked1") }!
    for text in [
      "junk", "codebreaker-table/1\ngame codebreaker/1 2026-11-23 4.mastermind.12 0011:02",
      "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind\nsent -",
    ] {
      let other = Fixture()
      other.memory.texts = fixture.memory.texts
      other.memory[key] = text
      other.now = fixture.now
      let again = other.window(day: day, isRanked: true)
      server.serve(again)
      #expect(again.attempts.count == 1)
      #expect(again.line == session.line)
    }
  }
}
