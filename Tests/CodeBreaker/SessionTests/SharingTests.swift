import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
import TestSupport
import Testing

@Suite struct SharingTests {
  private let fixture = Fixture()

  private func open(_ address: String, in session: CodeBreakerSession) {
    session.open(address: Array(address.utf8))
  }

  @Test func addressOpensItsScreen() {
    let session = fixture.window(freshLine)
    for tab in [CodeBreakerSession.Tab.statistics, .rules, .game] {
      session.open(address: tab.address)
      #expect(session.tab == tab)
      #expect(session.address == tab.address)
    }
    session.select(.rules)
    open("", in: session)
    #expect(session.tab == .game)
    #expect(CodeBreakerSession.Tab.game.label == "Play")
    for address in ["game", "play"] {
      session.select(.rules)
      open(address, in: session)
      #expect(session.tab == .game)
      #expect(session.address == Array("play".utf8))
      #expect(session.notices.isEmpty)
    }
  }

  @Test func linkOpensTheSameGameFromItsStart() {
    let session = fixture.window()
    session.select(.rules)
    open("codebreaker/1/537/4.mastermind.10/0123", in: session)
    #expect(session.line == freshLine + ".10")
    #expect(session.tab == .game)
    #expect(session.notices.isEmpty)
    #expect(!session.canReturnToPreviousGame)
  }

  @Test func linkOpensAnotherGameAndKeepsTheCurrentOneForReturning() {
    let session = fixture.window(freshLine + " 0123", guess: "4---")
    open("codebreaker/1/12/5.faces", in: session)
    #expect(session.line == "codebreaker/1 12 5.faces")
    #expect(session.canReturnToPreviousGame)
    session.returnToPreviousGame()
    #expect(session.line == freshLine + " 0123")
    #expect(session.guessText == "4---")
    open("codebreaker/1/537/4.mastermind", in: session)
    #expect(session.line == freshLine + " 0123", "a link to the current game does nothing")
  }

  @Test(arguments: [
    ("nonsense", "this is not a game of CodeBreaker: the line must begin with codebreaker/"),
    ("codebreaker/2/5/4.faces", "only version 1 of the rules can be played"),
    ("codebreaker/1/x/4.faces", "the game number can have only digits"),
    ("codebreaker/1/5", "the number of pegs and the theme are missing"),
    ("codebreaker/1/5/9.faces", "the number of pegs must be 3, 4, 5, or 6"),
    ("codebreaker/1/5/4.cars", "there is no such theme"),
  ])
  func invalidLinkReportsItsFaultAndChangesNothing(address: String, fault: String) {
    let session = fixture.window(freshLine + " 0123")
    let saved = fixture.savedGame
    open(address, in: session)
    #expect(session.notices == [Notice("Can’t open this link: \(fault).")])
    #expect(session.line == freshLine + " 0123")
    #expect(fixture.savedGame == saved)
  }

  @Test func sharedTextHasTheMarkersWithoutPegsAndTheLinkHasTheAttempts() {
    let session = fixture.window(freshLine + ".9 0123,1111,0220", seconds: 120)
    session.attempt(2, 0, 2, 0)
    let item = session.shareItem
    #expect(
      item.text == """
        CodeBreaker 537, Mastermind, 4 pegs
        Solved in 4 guesses, 2:00
        ●○··
        ····
        ●●○○
        ●●●●
        """)
    #expect(visible(item.address) == Array("codebreaker/1/537/4.mastermind.9/0123,1111,0220,2020/solved-4".utf8))
    let link = item.link(page: "https://example.org/codebreaker/")
    #expect(link.hasPrefix("https://example.org/codebreaker/#codebreaker/1/537/4.mastermind.9/z"))
    #expect(!link.contains("2020"), "the link doesn’t give the code away")
    #expect(!link.contains("solved"), "the link doesn’t give the code away")
  }

  @Test func sharedLinkOpensTheGameHereAndChallengesAFriendElsewhere() {
    let session = fixture.window(freshLine + ".9 0123,1111,0220", seconds: 120)
    session.attempt(2, 0, 2, 0)
    let item = session.shareItem
    let other = fixture.window(freshLine)
    other.open(address: item.address)
    #expect(other.line == freshLine + ".9", "the player's own link")
    let friend = Fixture().window("codebreaker/1 12 5.faces")
    friend.open(address: item.address)
    #expect(friend.line == freshLine + ".9")
    #expect(friend.friendAttemptCount == 4)
    #expect(
      friend.taskPrompt
        == "A friend broke game 537 in 4. Can you?\nFind the 4 hidden pegs. Colors can repeat.")
  }

  @Test func friendsResultStaysWithTheGame() {
    let session = fixture.window("codebreaker/1 12 5.faces")
    open("codebreaker/1/537/4.mastermind/solved-5", in: session)
    #expect(fixture.savedGame?.hasSuffix("\nfriend 5") == true)
    #expect(fixture.window().friendAttemptCount == 5)
    session.attempt(0, 1, 2, 3)
    open("codebreaker/1/8/4.rainbow", in: session)
    #expect(session.friendAttemptCount == nil)
    #expect(session.canReturnToPreviousGame)
    #expect(fixture.savedGame?.hasSuffix("\nleft-friend 5") == true)
    session.returnToPreviousGame()
    #expect(session.friendAttemptCount == 5)
    #expect(session.line == freshLine + " 0123")
    open("codebreaker/1/537/4.mastermind/solved-7", in: session)
    #expect(session.friendAttemptCount == 5, "the game is already the current one")
  }

  @Test(arguments: ["solved-0", "solved-05", "solved-", "solved-x", "solved-10000", "solved-5/", "lost-5", "solved"])
  func linkWithAnInvalidResultIsRejected(end: String) {
    let session = fixture.window(freshLine)
    open("codebreaker/1/12/5.faces/\(end)", in: session)
    #expect(session.line == freshLine)
    #expect(session.notices.count == 1)
  }

  @Test func sharedLinkContainsTheAttemptsOnlyAfterTheEnd() {
    func link(_ session: CodeBreakerSession) -> String { session.sharedAddress }
    let game = "codebreaker/1/537/4.mastermind"
    let session = fixture.window(freshLine + " 0123")
    #expect(link(session) == game)
    session.revealHint(.count)
    session.attempt(2, 0, 2, 0)
    #expect(session.hintCount == 1)
    #expect(link(session) == game + "/0123,2020/hints-1", "the hint is in the link")
    let given = Fixture().window(freshLine + " 0123")
    given.confirmGivingUp()
    #expect(link(given) == game + "/0123,x")
    let untried = Fixture().window(freshLine)
    untried.confirmGivingUp()
    #expect(link(untried) == game, "there is no guess")
  }

  @Test func sharedTextOfAnUnfinishedGameShowsItsAttemptsSoFar() {
    let session = fixture.window(freshLine)
    #expect(session.shareItem.text == "CodeBreaker 537, Mastermind, 4 pegs\nCan you break the code?")
    session.attempt(2)
    #expect(session.shareItem.text == "CodeBreaker 537, Mastermind, 4 pegs\n1 guess so far\n●···")
  }

  @Test func onlyCopyingAndFailedSharingAreReported() {
    let session = fixture.window(freshLine)
    session.handleShareOutcome(.shared)
    session.handleShareOutcome(.canceled)
    #expect(session.notices.isEmpty)
    session.handleShareOutcome(.copied)
    session.handleShareOutcome(.failed)
    #expect(session.notices.map(\.isTransient) == [true, false])
  }
}
