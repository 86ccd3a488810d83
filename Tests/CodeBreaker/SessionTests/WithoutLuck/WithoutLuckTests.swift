import CodeBreakerModel
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct WithoutLuckTests {
  private let fixture = Fixture()
  private let group = CodeBreakerSession.StatisticsGroup(
    pegCount: 4, kind: .color, choiceCount: 6, isWithoutLuck: true)
  private static let lineWithoutLuck = "codebreaker/1 without-luck 4.mastermind.10"
  private static let parGame = [[0, 0, 1, 1], [2, 2, 3, 4], [2, 2, 5, 5], [0, 3, 3, 3], [3, 4, 4, 4]]

  private func wonSession(seconds: Int = 0) -> CodeBreakerSession {
    let session = fixture.window(Self.lineWithoutLuck, seconds: seconds)
    for guess in Self.parGame { session.attempt(guess) }
    return session
  }

  @Test func formExplainsAndStartsAGameWithoutLuck() throws {
    let session = fixture.window()
    session.askForNewGame()
    guard case .newGame(let form) = session.popUp else {
      Issue.record("no form")
      return
    }
    #expect(!form.isWithoutLuck)
    #expect(form.opponentNote == "")
    session.choose(isWithoutLuck: true)
    guard case .newGame(let chosen) = session.popUp else { return }
    #expect(chosen.isWithoutLuck)
    #expect(
      chosen.opponentNote
        == "There is no fixed code: each answer leaves as many codes as possible. Par is 5: fewer guesses are never enough."
    )
    session.choose(pegCount: nil)
    guard case .newGame(let open) = session.popUp else { return }
    #expect(open.opponentNote == "There is no fixed code: each answer leaves as many codes as possible.")
    session.choose(pegCount: 4)
    // A game without luck has no number, so even an invalid number is ignored.
    session.startChosenGame(number: Array("0".utf8))
    #expect(session.popUp == nil)
    #expect(session.line == Self.lineWithoutLuck)
    #expect(session.numberTitle == "Without luck, par 5")
    #expect(session.status == "Without luck, par 5, Mastermind, 4 pegs.")
    #expect(
      session.taskPrompt
        == "Corner the code: 4 pegs, 6 colors, repeats allowed.\nThere is no fixed code: each answer leaves as many codes as possible."
        + " Par is 5: fewer guesses are never enough.")
    #expect(CodeBreakerSession.SpokenText.master(of: session.game) == "No code yet, 4 pegs")
    #expect(fixture.savedGame == "codebreaker-table/1\ngame \(Self.lineWithoutLuck)")
  }

  @Test func newGameFormStartsWithTheKindOfTheCurrentGame() {
    let session = fixture.window()
    session.askForNewGame()
    session.choose(isWithoutLuck: true)
    session.startChosenGame()
    session.askForNewGame()
    guard case .newGame(let next) = session.popUp else { return }
    #expect(next.isWithoutLuck)
    session.choose(isWithoutLuck: false)
    session.startChosenGame(number: Array("537".utf8))
    #expect(session.line == "codebreaker/1 537 4.mastermind.10")
    #expect(session.numberTitle == "Game 537")
  }

  @Test func solvingInParAttemptsIsCalledParAndCannotBeReviewed() {
    let session = wonSession(seconds: 20)
    let ended = session.endedGame
    #expect(ended?.title == "Par!")
    #expect(ended?.summary == "Solved in 5 guesses")
    #expect(ended?.note == "Par is 5: fewer guesses are never enough.")
    #expect(
      ended?.spokenText
        == "Par!. Solved in 5 guesses, 20 seconds. Par is 5: fewer guesses are never enough. The code was yellow, white, white, white."
        .replacing("Par!.", with: "Par!"))
    #expect(CodeBreakerSession.SpokenText.master(of: session.game) == "Code: yellow, white, white, white")
    #expect(!session.canReview)
    #expect(session.coachQuestion == nil)
    session.openReview()
    #expect(!session.isReviewOpen)
  }

  @Test func gameWithoutLuckCanBePlayedAgainAndRestored() {
    let session = wonSession()
    session.playAgain()
    let next = "codebreaker/1 without-luck 4.mastermind"
    #expect(session.line == next, "with the limit of the settings")
    #expect(session.attempts.isEmpty, "with the limit of the settings")
    #expect(session.endedGame == nil, "with the limit of the settings")
    session.attempt(0, 0, 1, 1)
    session.restart()
    #expect(session.canReturnToPreviousGame)
    #expect(session.previousGameTitle == "Without luck, par 5, Mastermind")
    session.returnToPreviousGame()
    #expect(session.line == next + " 0011:00")
  }

  @Test func givingUpShowsARemainingCode() {
    let session = fixture.window(Self.lineWithoutLuck + " 0011:00")
    session.askToGiveUp()
    #expect(
      session.giveUpWarning
        == "One of the codes left is shown, and the game counts as not solved. You can’t undo this.")
    session.giveUp()
    let ended = session.endedGame
    #expect(ended?.title == "You gave up")
    #expect(ended?.summary == "Gave up after 1 guess")
    #expect(ended?.note == "256 codes were left, this one among them. Par is 5: fewer guesses are never enough.")
    #expect(ended?.spokenText.hasSuffix("One of the codes left is blue, blue, blue, blue.") == true)
    #expect(
      CodeBreakerSession.SpokenText.master(of: session.game) == "One of the 256 codes left: blue, blue, blue, blue")
    #expect(fixture.window().endedGame == ended, "also after a reload")
  }

  @Test func gamesWithoutLuckHaveTheirOwnStatistics() {
    _ = wonSession()
    fixture.now += 60
    let session = fixture.window(freshLine)
    session.attempt(2, 0, 2, 0)
    let statistics = fixture.window().statistics
    #expect(statistics[group].playedCount == 1)
    #expect(statistics[group].fewestAttempts == 5)
    let secret = CodeBreakerSession.StatisticsGroup(pegCount: 4, kind: .color, choiceCount: 6)
    #expect(statistics[secret].playedCount == 1)
    #expect(statistics[secret].fewestAttempts == 1)
    #expect(
      fixture.savedStatistics?.hasPrefix(
        "codebreaker-statistics/1\n4-colors 6 1 1 1 0 1\n4-colors-without-luck 6 1 1 1 0 0,0,0,0,1\nlatest ") == true)
    #expect(group.label == "4 pegs, 6 colors, without luck")
    #expect(session.statisticsGroups.map(\.label) == ["4 pegs, 6 colors", "4 pegs, 6 colors, without luck"])
    #expect(fixture.window(Self.lineWithoutLuck).statisticsGroup == group)
  }

  @Test(arguments: [
    "4-colors-without-luck 1 1 1 5 1", "4-colors-without-luck 3 1 1 1 5 1", "4-colors-without-luck 13 1 1 1 5 1",
    "4-colors-without-luck 6 1 1 1 5 1\n4-colors-without-luck 6 1 1 1 5 1",
    "4-colors-without-luck 7 1 1 1 5 1\n4-colors-without-luck 6 1 1 1 5 1",
    "4-colors-without-luck 6 1 1 1 5 1\n4-colors 6 1 1 1 5 1", "4-color-without-luck 6 1 1 1 5 1",
  ])
  func damagedStatisticsAreRejected(lines: String) {
    #expect(CodeBreakerSession.Statistics(text: Array("codebreaker-statistics/1\n\(lines)".utf8)) == nil)
    let whole =
      "codebreaker-statistics/1\n4-colors 6 1 1 1 5 1\n6-pictures 8 1 0 0 - -\n4-colors-without-luck 6 1 1 1 5 1"
    let read = CodeBreakerSession.Statistics(text: Array(whole.utf8))
    #expect(read.map { String(decoding: $0.text, as: UTF8.self) } == whole)
  }

  @Test func statisticsOfTwoDevicesAreMerged() throws {
    func read(_ text: String) throws -> CodeBreakerSession.Statistics {
      try #require(CodeBreakerSession.Statistics(text: Array("codebreaker-statistics/1\n\(text)".utf8)))
    }
    var one = try read("4-colors 6 1 1 1 5 1")
    let other = try read("4-colors-without-luck 6 2 2 2 9 0,0,0,0,2")
    var sum = one.tallies
    sum["4-colors-without-luck.6".utf8.map { $0 }] = other.tallies["4-colors-without-luck.6".utf8.map { $0 }]
    one.merge(other, tallies: sum)
    #expect(one[group].playedCount == 2)
    #expect(one[group].fewestAttempts == 5)
    #expect(one[group].fastestSeconds == 9)
    #expect(one.playedCount == 3)
  }

  @Test func hintsNeedNoCoachAndExcludePar() {
    let session = fixture.window(Self.lineWithoutLuck + " 0011:00", guess: "2234")
    session.askForHint()
    #expect(session.hintLevels == [.count, .fit])
    #expect(session.coachQuestion == nil)
    session.reveal(.best)
    #expect(session.hintCount == 0)
    #expect(session.hintText(.best) == nil)
    session.reveal(.count)
    #expect(session.hintText(.count) == "256 codes are left.")
    #expect(session.coachQuestion == nil)
    #expect(!session.hint.isThinking)
    #expect(session.status == "256 codes are left.")
    session.reveal(.fit)
    #expect(session.hintText(.fit) == "Yes: it is one of the codes left.")
    #expect(session.hintCount == 2)
    session.closePopUp()
    session.attempt(2, 2, 3, 4)
    session.askForHint()
    #expect(session.hintText(.count) == nil)
    session.reveal(.count)
    #expect(session.hintText(.count) == "46 codes are left.")
    session.closePopUp()
    for guess in Self.parGame.dropFirst(2) { session.attempt(guess) }
    #expect(session.endedGame?.title == "Code broken!", "hints exclude par")
    #expect(session.endedGame?.hintCount == 3, "hints exclude par")
  }

  @Test func hintsBesideTheBoardNeedNoCoachAfterAnAttempt() {
    let session = fixture.window(Self.lineWithoutLuck + " 0011:00", guess: "2234")
    session.setShowsHintsBeside(true)
    session.askForHint()
    session.guess()
    #expect(session.coachQuestion == nil)
    session.reveal(.count)
    #expect(session.hintText(.count) == "46 codes are left.")
  }

  @Test func sharedTextAndLinkDoNotRevealGuesses() {
    let session = wonSession(seconds: 20)
    #expect(
      session.shareItem.text
        == "CodeBreaker without luck, Mastermind, 4 pegs\nSolved in 5 guesses, 0:20\n····\n●○··\n····\n○···\n●●●●")
    let address = String(decoding: session.shareItem.address, as: UTF8.self)
    #expect(address == "codebreaker/1/without-luck/4.mastermind.10/solved-5")
    #expect(fixture.memory["parlor.codebreaker.finished"] == nil)
  }

  @Test func linkStartsTheGameFromItsBeginningUnlessItIsInProgress() {
    let session = wonSession(seconds: 20)
    let address = String(decoding: session.shareItem.address, as: UTF8.self)
    session.open(address: Array(address.utf8))
    #expect(session.line == Self.lineWithoutLuck)
    #expect(session.friendAttemptCount == 5)
    #expect(session.saved.playedGame.friendGame == nil)
    #expect(session.taskPrompt.hasPrefix("A friend did it in 5. Can you?\nCorner the code"))
    session.attempt(0, 0, 1, 1)
    session.open(address: Array(address.utf8))
    #expect(session.line == Self.lineWithoutLuck + " 0011:00", "a link doesn't replace a game in progress")
  }

  @Test func linkWithAttemptsStartsAtTheBeginningAndInvalidOnesAreReported() {
    let other = fixture.window(freshLine)
    other.open(address: Array("codebreaker/1/without-luck/3.faces/012:01,x".utf8))
    #expect(other.line == "codebreaker/1 without-luck 3.faces")
    #expect(other.saved.playedGame.friendGame == nil)
    #expect(!other.isDuelOpen)
    let notices = other.notices.count
    other.open(address: Array("codebreaker/1/without-luck/3.faces/012:00".utf8))
    #expect(other.notices.count == notices + 1)
    #expect(other.notices.last?.text.contains("attempt 1 is not answered") == true)
  }

  @Test func damagedGameIsRejected() {
    let session = fixture.window(Self.lineWithoutLuck + " 0011:01")
    #expect(session.attempts.isEmpty)
    #expect(!session.notices.isEmpty)
    let sent = "codebreaker-table/1\ngame \(Self.lineWithoutLuck)\nsent -"
    #expect(CodeBreakerSession.SavedGame(text: Array(sent.utf8)) == nil)
  }

  @Test func windowsShareAGameWithoutLuck() {
    let (one, other) = (fixture.window(Self.lineWithoutLuck), fixture.window())
    one.attempt(0, 0, 1, 1)
    other.loadChangesFromStorage()
    #expect(other.line == Self.lineWithoutLuck + " 0011:00")
  }

  @Test func dailyGameIsNotWithoutLuck() {
    _ = fixture.window(Self.lineWithoutLuck)
    let day = CalendarDay(year: 2026, month: 11, day: 21)!
    #expect(!fixture.window(day: day).game.setup.isWithoutLuck)
  }
}
