import CodeBreakerModel
import GameCore
import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct DuelPlayTests {
  private let fixture = Fixture()
  private let friendAddress = duelAddress + "/1145,0220,2020/solved-3"

  private func beginDuel(_ fixture: Fixture? = nil) -> CodeBreakerSession {
    let session = (fixture ?? self.fixture).window("codebreaker/1 12 5.faces")
    session.open(friendAddress)
    return session
  }

  @Test func linkStartsTheFriendsGameAndExplainsTheDuel() {
    let session = beginDuel()
    #expect(session.line == freshLine)
    #expect(session.tab == .game)
    #expect(session.duel == nil)
    #expect(session.notices.isEmpty)
    #expect(session.friendAttemptCount == 3)
    #expect(session.endedDuel == nil)
    #expect(session.answerShareItem == nil)
    #expect(
      session.taskPrompt == "A friend broke game 537 in 3. Can you?\n"
        + "Find the 4 hidden pegs. Colors can repeat.")
    #expect(session.sharedAddress == duelAddress, "the link reveals nothing")
    #expect(session.addressText == "play", "the link reveals nothing")
    session.openDuel()
    #expect(session.duel == nil)
  }

  @Test(arguments: [
    ("/1145,2020/hints-1", "A friend broke game 537 in 2 with 1 hint. Can you?"),
    ("/1145,2020/hints-2", "A friend broke game 537 in 2 with 2 hints. Can you?"),
    (".2/1145,0000", "A friend didn’t break game 537 in 2 guesses. Can you?"),
    ("/1145,x", "A friend gave up game 537 after 1 guess. Can you?"),
    ("/1145,0000,x/hints-1", "A friend gave up game 537 after 2 guesses with 1 hint. Can you?"),
  ])
  func challengeShowsTheFriendsResult(end: String, words: String) {
    let session = fixture.window("codebreaker/1 12 5.faces")
    session.open(duelAddress + end)
    #expect(session.taskPrompt.hasPrefix(words + "\n"))
    #expect(session.friendAttemptCount == nil)
  }

  @Test func friendsMarkersAreHiddenUntilThePlayersAttempt() throws {
    let session = beginDuel()
    #expect([0, 1, 2, 3, -1, .max, .min].allSatisfy { session.friendProgress(at: $0) == nil })
    session.attempt(0, 1, 2, 3)
    let first = try #require(session.friendProgress(at: 1))
    #expect(first.markers == Array(repeating: .nomatch, count: 4))
    #expect(first.endingText == nil)
    #expect(first.spokenText == "Friend’s attempt 1: no match")
    #expect(session.friendProgress(at: 2) == nil)
    session.attempt(0, 0, 0, 0)
    #expect(
      session.friendProgress(at: 2)?.spokenText == "Friend’s attempt 2: 2 in the right place, 2 in the wrong place")
    #expect(session.friendProgress(at: 2)?.markers == [.exact, .exact, .inexact, .inexact])
    session.attempt(1, 1, 1, 1)
    #expect(session.friendProgress(at: 3)?.endingText == "Your friend solved it in 3 guesses.")
    #expect(
      session.friendProgress(at: 3)?.spokenText
        == "Friend’s attempt 3: 4 in the right place. Your friend solved it in 3 guesses.")
    session.attempt(3, 3, 3, 3)
    #expect(session.friendProgress(at: 4) == nil, "the friend had finished")
    #expect(session.duel == nil)
    #expect(session.endedDuel == nil)
  }

  @Test(arguments: [
    ("/1145,x", "Your friend gave up after 1 guess."), (".1/1145", "Your friend ran out of guesses."),
  ])
  func messageShowsHowTheFriendsGameEnded(end: String, words: String) {
    let session = fixture.window("codebreaker/1 12 5.faces")
    session.open(duelAddress + end)
    session.attempt(0, 0, 0, 0)
    #expect(session.friendProgress(at: 1)?.endingText == words)
  }

  @Test func friendsGameIsSavedAndRestored() {
    let session = beginDuel()
    #expect(fixture.savedGame?.hasSuffix("\nduel 1145,0220,2020") == true)
    session.attempt(0, 1, 2, 3)
    let later = fixture.window()
    #expect(later.friendProgress(at: 1) == session.friendProgress(at: 1))
    #expect(later.friendAttemptCount == 3)
    later.open("codebreaker/1/8/4.rainbow/solved-6")
    #expect(later.friendAttemptCount == 6)
    #expect(later.friendProgress(at: 1) == nil)
    #expect(fixture.savedGame?.hasSuffix("\nfriend 6\nleft \(freshLine) 0123\nleft-duel 1145,0220,2020") == true)
    let again = fixture.window()
    again.returnToPreviousGame()
    #expect(again.line == freshLine + " 0123")
    #expect(again.friendProgress(at: 1) == session.friendProgress(at: 1))
    again.restart()
    #expect(again.friendAttemptCount == nil)
    #expect(again.saved.playedGame.friendGame == nil)
    again.attempt(0)
    #expect(fixture.savedGame?.contains("duel") == false)
  }

  @Test(arguments: [
    "duel", "duel 1145", "duel x", "duel 1145,2020,0123", "duel 1145,2020/solved-2", "duel 1145,2020/hints-0",
    "friend 3\nduel 1145,2020", "duel 1145,2020\nfriend 3", "left \(freshLine) 0123\nleft-duel 1145",
  ])
  func savedGameWithAnInvalidDuelIsRejected(line: String) {
    func text(_ lines: String) -> CodeBreakerSession.SavedGame? {
      CodeBreakerSession.SavedGame(text: Array("codebreaker-table/1\ngame \(freshLine)\n\(lines)".utf8))
    }
    #expect(text(line) == nil)
    for good in ["duel 1145,2020/hints-2", "left \(freshLine) 0123\nleft-duel 1145,x", "friend 3"] {
      #expect(text(good) != nil)
    }
  }

  @Test func resultShowsTheWinnerAndOpensTheDuel() throws {
    let session = beginDuel()
    session.attempt(0, 1, 2, 3)
    session.attempt(2, 0, 2, 0)
    guard case .ended = session.popUp else { throw NoEnd() }
    let duel = try #require(session.endedDuel)
    #expect(duel.verdict.text == "You won by a guess: 2 to 3.")
    #expect(duel.moves == ["0123,2020", "1145,0220,2020"])
    #expect(session.status.hasSuffix("You won by a guess: 2 to 3. Your games split at the first attempt."))
    #expect(session.sharedAddress == duelAddress + "/0123,2020/solved-2")
    let item = try #require(session.answerShareItem)
    #expect(
      item.text == "CodeBreaker 537, Mastermind, 4 pegs\nMe: 2. You: 3.\n○○··\n●●●●".replacingMarkers(from: session))
    #expect(session.answerAddress == duelAddress + "/0123,2020/solved-2/vs/1145,0220,2020")
    session.openDuel()
    #expect(session.isDuelOpen)
    #expect(session.popUp == nil)
    #expect(session.addressText == session.answerAddress)
    #expect(session.status.hasSuffix("The coach is reviewing both games."))
    session.closeDuel()
    #expect(!session.isDuelOpen)
    #expect(session.addressText == "play")
    #expect(session.status == "Game 537, Mastermind, 4 pegs.")
    session.showResult()
    #expect(session.endedDuel?.verdict == duel.verdict)
    let later = fixture.window()
    later.openDuel()
    #expect(later.duel?.moves == duel.moves)
  }

  private struct NoEnd: Error {}

  @Test func otherActionsCloseTheDuel() {
    for leave in [
      { $0.select(.rules) }, { $0.closeDuel() }, { $0.openReview() }, { $0.restart() }, { $0.playAgain() },
    ] as [(CodeBreakerSession) -> Void] {
      let session = beginDuel(Fixture())
      session.attempt(2, 0, 2, 0)
      session.openDuel()
      #expect(session.isDuelOpen)
      leave(session)
      #expect(!session.isDuelOpen)
    }
  }

  @Test func duelDoesNotCoverAPrompt() {
    let session = beginDuel()
    session.attempt(2, 0, 2, 0)
    session.askForNewGame()
    session.openDuel()
    #expect(!session.isDuelOpen, "the duel doesn't cover a prompt")
  }

  @Test func sharingNotesWhetherTheLinkIsCopied() {
    let session = beginDuel()
    session.handleShareOutcome(.shared)
    session.handleShareOutcome(.canceled)
    #expect(session.notices.isEmpty)
    session.attempt(2, 0, 2, 0)
    session.handleShareOutcome(.canceled)
    session.handleShareOutcome(.shared)
    session.handleShareOutcome(.copied)
    session.handleShareOutcome(.failed)
    #expect(
      session.notices.map(\.text) == [
        "Result and link copied.", "This device can’t share or copy the result.",
      ])
    #expect(session.notices.map(\.isTransient) == [true, false])
  }

  @Test func sharedLinkContainsTheHintCount() {
    let session = beginDuel()
    session.revealHint(.count)
    session.attempt(2, 0, 2, 0)
    #expect(session.sharedAddress == duelAddress + "/2020/hints-1")
    #expect(session.endedDuel?.verdict.text == "Your friend won: a game with hints can’t win against one without.")
    let other = Fixture().window("codebreaker/1 12 5.faces")
    other.open(session.sharedAddress)
    #expect(other.friendAttemptCount == nil)
    #expect(other.taskPrompt.hasPrefix("A friend broke game 537 in 1 with 1 hint."))
  }
}

extension String {
  /// Returns the text with all lines after the first two replaced by the session's rows of markers.
  fileprivate func replacingMarkers(from session: CodeBreakerSession) -> String {
    let lines = split(separator: "\n").map(String.init)
    return (lines.prefix(2) + session.markerGrid.split(separator: "\n").map(String.init)).joined(separator: "\n")
  }
}
