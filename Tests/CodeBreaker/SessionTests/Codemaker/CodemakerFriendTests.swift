import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct CodemakerFriendTests {
  private let fixture = Fixture()

  // MARK: On the same device

  @Test func friendBreaksTheCoveredCodeOnThisDevice() {
    let session = fixture.codemaker()
    session.fillRow(0, 1, 2, 3)
    session.handOver()
    #expect(session.game.stage == .handingOver)
    #expect(session.shownCode == nil)
    #expect(session.rowText == "----")
    session.press(.choose(1))
    #expect(!session.press(.guess))
    #expect(session.rowText == "----")
    session.startFriendsGame()
    #expect(session.game.stage == .friendGuessing)
    #expect(session.shownCode == nil)
    #expect(session.attemptsLeftText == "10 guesses left")
    #expect(session.guessProblem == "Fill the row, then guess.")
    session.fillRow(0, 0, 1, 1)
    session.guess()
    #expect(session.attemptsText == "0011:11")
    #expect(session.rowText == "----")
    #expect(session.status == "Attempt 1: red, red, green, green. 1 in the right place, 1 in the wrong place.")
    session.fillRow(0, 0, 1, 1)
    #expect(session.guessProblem == "You tried this in attempt 1.")
    #expect(!session.canGuess)
    session.guess()
    #expect(session.attemptsText == "0011:11")
    session.fillRow(0, 1, 2, 3)
    session.press(.guess)
    #expect(session.result == "Solved in 2 guesses.")
    #expect(session.shownCode == [0, 1, 2, 3])
    #expect(!session.acceptsPegs)
    #expect(session.coachQuestion == nil)
  }

  @Test(arguments: [false, true])
  func goingBackDiscardsTheCodeWithoutShowingIt(isBreaking: Bool) {
    let session = fixture.codemaker("stage covered\nboard assist/1 4 6 mastermind\ncode 0123")
    if isBreaking {
      session.startFriendsGame()
      session.fillRow(4, 4, 4, 4)
      session.guess()
    }
    #expect(session.backLabel == "Set another code")
    session.goBack()
    #expect(session.question == (isBreaking ? .leave : nil))
    session.confirm()
    #expect(session.game.stage == .choosingCode)
    #expect(session.rowText == "----")
    #expect(session.game.code == nil)
    #expect(session.address == "set".utf8Bytes)
    #expect(fixture.codemaker().rowText == "----")
    #expect(fixture.savedSet?.contains("0123") == false)
  }

  @Test func codeIsShownWhenTheFriendLosesOrGivesUpAndNothingIsCounted() {
    fixture.memory["parlor.codebreaker.settings"] = nil
    let session = fixture.codemaker("stage breaking\nboard assist/1 4 6 mastermind 4444:00,4445:00\ncode 0123\nlimit 3")
    #expect(session.attemptsLeftText == "1 guess left")
    session.fillRow(5, 5, 5, 5)
    session.guess()
    #expect(session.result == "Not solved in 3 guesses.")
    #expect(session.shownCode == [0, 1, 2, 3])
    let other = fixture.codemaker("stage breaking\nboard assist/1 4 6 mastermind 4444:00\ncode 0123\nlimit 3")
    other.askToGiveUp()
    #expect(other.question == .giveUp)
    #expect(!other.acceptsPegs)
    other.cancel()
    #expect(!other.game.isOver)
    other.askToGiveUp()
    other.confirm()
    #expect(other.result == "Gave up after 1 guess.")
    #expect(other.status == other.result)
    #expect(fixture.savedGame == nil)
    #expect(fixture.savedStatistics == nil)
  }

  @Test func attemptLimitFollowsTheSettings() {
    let game = fixture.window("codebreaker/1 537 4.mastermind")
    game.askForNewGame()
    game.choose(limit: .attempts(6))
    game.startChosenGame()
    let session = fixture.codemaker("stage covered\nboard assist/1 4 6 mastermind\ncode 0123")
    session.startFriendsGame()
    #expect(session.game.attemptLimit == 6)
    game.choose(letters: .on)
    game.askForNewGame()
    game.choose(limit: .none)
    game.startChosenGame()
    let other = fixture.codemaker("stage covered\nboard assist/1 4 6 mastermind\ncode 0123")
    other.startFriendsGame()
    #expect(other.game.attemptLimit == OwnBoard.maxAttempts)
  }

  // MARK: By link

  @Test func linkToASetCodeOpensANumberedGameThatCountsForAFriend() throws {
    let session = fixture.codemaker()
    session.fillRow(0, 1, 2, 3)
    session.shareCode()
    #expect(session.isSearching)
    #expect(session.shareItem == nil)
    #expect(session.title == "Looking for a game with your code…")
    session.searchToTheEnd()
    let item = try #require(session.shareItem)
    #expect(item.text == "I set a code for you in CodeBreaker: Mastermind, 4 pegs. Can you break it?")
    #expect(session.title == "Game \(try #require(session.game.number))")
    // The friend opens the link on another device.
    let far = Fixture(seed: 9)
    let friend = far.window()
    friend.open(address: item.address)
    #expect(friend.game.setup.number == session.game.number)
    #expect(friend.notices.isEmpty)
    friend.attempt(0, 1, 2, 3)
    #expect(friend.game.ending == .solved)
    #expect(friend.statistics.tallies != CodeBreakerSession.Statistics().tallies)
  }

  @Test func searchContinuesAfterTheWindowWasClosed() {
    let session = fixture.codemaker("stage choosing\nboard assist/1 6 6 mastermind\nrow 012345")
    session.shareCode()
    session.continueSearch(by: 1)
    #expect(session.isSearching)
    let again = fixture.codemaker()
    #expect(again.isSearching)
    again.searchToTheEnd()
    #expect(again.game.number != nil)
    #expect(fixture.codemaker().game.number == again.game.number)
  }

  private func openGameWithACodeSetHere() throws -> (CodeBreakerSession, CodemakerSession) {
    let codemaker = fixture.codemaker("stage choosing\nboard assist/1 4 6 mastermind\nrow 0123")
    codemaker.shareCode()
    codemaker.searchToTheEnd()
    let session = fixture.window()
    session.open(address: try #require(codemaker.shareItem).address)
    #expect(session.game.setup.number == codemaker.game.number)
    return (session, codemaker)
  }

  @Test func gameWithACodeSetHereIsNotCountedAndItsReviewNotRecorded() throws {
    let (session, _) = try openGameWithACodeSetHere()
    #expect(
      session.notices.map(\.text)
        == ["You set the code of this game on this device, so it doesn’t count."])
    let before = fixture.savedStatistics
    session.attempt(0, 0, 0, 0)
    session.attempt(0, 1, 2, 3)
    #expect(session.game.ending == .solved)
    #expect(session.endedGame?.isBest == false)
    #expect(fixture.savedStatistics == before)
    #expect(session.statistics == CodeBreakerSession.Statistics())
    #expect(fixture.memory["parlor.codebreaker.finished"] == nil)
    // A window that opens later doesn't count the game, either.
    #expect(fixture.window().statistics == CodeBreakerSession.Statistics())
    // The player can review the game, but the review isn't recorded.
    session.openReview()
    while let question = session.coachQuestion {
      session.coachDidAnswer(FakeCoach.advice(on: question).text, to: question)
    }
    #expect(session.gameReview?.reviewState.review != nil)
    #expect(!session.countsForAverage)
    #expect(session.skill == CodeBreakerSession.SkillRecord())
    #expect(!fixture.memory.texts.keys.contains { $0.contains("practice") || $0.contains("progress") })
  }

  @Test func givingUpAGameWithACodeSetHereIsNotCounted() throws {
    let (session, _) = try openGameWithACodeSetHere()
    session.attempt(4, 4, 4, 4)
    session.askToGiveUp()
    #expect(session.giveUpWarning == "The code is shown and the game is over. You can’t undo this.")
    session.giveUp()
    #expect(session.game.ending == .gaveUp)
    #expect(session.statistics == CodeBreakerSession.Statistics())
  }

  @Test func gamesWithOtherCodesAreCounted() throws {
    let (session, _) = try openGameWithACodeSetHere()
    session.restart()
    session.open(address: "codebreaker/1/537/4.mastermind".utf8Bytes)
    session.attempt(2, 0, 2, 0)
    #expect(session.statistics != CodeBreakerSession.Statistics())
  }

  @Test func friendsFinishedGameOpensAsAReview() throws {
    let (session, codemaker) = try openGameWithACodeSetHere()
    session.restart()
    let setup = session.game.setup
    let far = Fixture(seed: 4).window()
    far.open(address: try #require(codemaker.shareItem).address)
    far.attempt(0, 0, 1, 1)
    far.attempt(0, 1, 2, 3)
    session.open(address: far.shareItem.address)
    #expect(session.isReviewOpen, "the player's game stays the current one")
    #expect(session.game.setup == setup, "the player's game stays the current one")
    while let question = session.coachQuestion {
      session.coachDidAnswer(FakeCoach.advice(on: question).text, to: question)
    }
    #expect(session.gameReview?.reviewState.review?.game.attempts.count == 2)
    #expect(session.skill == CodeBreakerSession.SkillRecord())
  }
}
