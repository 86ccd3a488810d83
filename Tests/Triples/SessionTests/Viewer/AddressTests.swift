import SessionSupport
import TestSupport
import Testing

@testable import TriplesSession

@Suite struct AddressTests {
  private let device = Device()

  @Test(arguments: zip(TriplesSession.Tab.allCases, ["board", "scores", "about"]))
  func tabsHaveAddressesThatOpenThem(tab: TriplesSession.Tab, address: String) {
    let session = device.launch()
    session.select(tab)
    #expect(session.tab == tab)
    #expect(visible(session.address) == Array(address.utf8))
    session.select(.board)
    session.open(address: address)
    #expect(session.tab == tab)
    #expect(tab.label.lowercased() == address)
  }

  @Test func emptyAddressOpensTheBoard() {
    let session = device.launch()
    session.select(.about)
    session.open(address: "")
    #expect(session.tab == .board)
  }

  @Test func linkOpensAReplayAndKeepsTheGame() {
    let session = device.launch()
    session.play("lrud")
    let stored = device.memory.texts
    session.open(address: "triples/1/14/uru")
    #expect(session.viewer?.caption == "Game 14, 3 moves")
    #expect(visible(session.address) == Array("triples/1/14/uru".utf8))
    #expect(device.memory.texts == stored)
    session.open(address: "scores")
    #expect(session.viewer == nil)
    #expect(session.tab == .scores)
    session.open(address: "triples/1/14/u")
    #expect(session.viewer?.caption == "Game 14, 1 move")
    #expect(session.notices.isEmpty)
    #expect(device.memory.texts == stored)
  }

  @Test(arguments: ["Triples/1/14/u", "triples/1/14/u.", "triples/1/14/u&fbclid=x"])
  func linkThatAnotherProgramHasChangedOpensItsReplay(address: String) {
    let session = device.launch()
    session.open(address: address)
    #expect(session.viewer?.caption == "Game 14, 1 move")
    #expect(session.notices.isEmpty)
    #expect(visible(session.address) == Array("triples/1/14/u".utf8))
  }

  @Test(arguments: [
    ("nowhere", "this is not a game of Triples: the line must begin with triples/"),
    ("codebreaker/1/14", "this is not a game of Triples: the line must begin with triples/"),
    ("triples/2/14/u", "only version 1 of the rules can be played"), ("triples/1", "the game number is missing"),
    ("triples/1/", "the game number is missing"), ("triples/1/0/u", "the game number can’t begin with a zero"),
    ("triples/1/14/", "the game number is followed by a space but no moves"),
    ("triples/1/14/u.r", "move 2 (.) isn’t l, r, u, or d"), ("triples/1/14/uu", "move 2 (Up) moves nothing"),
    ("triples/1/14/u/r", "move 2 (/) isn’t l, r, u, or d"),
    ("triples/1/14/ü", "move 1 (byte 195) isn’t l, r, u, or d"),
    ("triples/1 14 u", "only version 1 of the rules can be played"),
  ])
  func invalidLinkReportsItsFaultAndChangesNothing(address: String, problem: String) {
    let session = device.launch()
    session.play("lrud")
    session.select(.scores)
    let stored = device.memory.texts
    session.open(address: address)
    #expect(session.noticeTexts == ["Can’t open this link: \(problem)."])
    #expect(session.viewer == nil)
    #expect(session.tab == .scores)
    #expect(session.popUp == nil)
    #expect(device.memory.texts == stored)
    session.open(address: address)
    #expect(session.notices.count == 1, "the same notice isn't repeated")
    session.dismissNotice()
    session.dismissNotice()
    #expect(session.notices.isEmpty)
  }

  /// A recorded daily game can't be continued, because the device doesn't know its next tiles. It can be watched and
  /// reviewed.
  @Test func dailyGameOpensAsAReplayThatCannotBeContinued() {
    let session = device.launch()
    session.play("lrud")
    let stored = device.memory.texts
    session.open(address: "triples/1/2026-11-21/1a1d2f2h,u2hl1h")
    #expect(session.viewer?.caption == "Game 2026-11-21, 2 moves")
    #expect(session.viewer?.canPlayOn == false)
    #expect(session.viewer?.canReview == true)
    session.playFromStep(1)
    #expect(session.viewer?.step == 1)
    #expect(session.popUp == nil)
    session.goToStep(2)
    #expect(session.viewer?.game.score == 15)
    session.startReview()
    #expect(
      session.coachQuestion.map { String(decoding: $0.text, as: UTF8.self) }?.contains("2026-11-21 1a1d2f2h") == true)
    #expect(device.memory.texts == stored)
  }

  @Test func openingTheCurrentAddressDoesNothing() {
    let session = device.launch()
    session.open(address: "triples/1/14/uru")
    session.goToStep(2)
    session.open(address: "triples/1/14/uru")
    #expect(session.viewer?.step == 2)
    session.open(address: String(decoding: session.address, as: UTF8.self))
    #expect(session.viewer?.step == 2, "the page’s own address has its moves hidden")
  }

  /// A link must not prevent the player from undoing a move that ended the game by mistake. The result reappears when
  /// the linked replay is closed.
  @Test(arguments: ["close", "tab", "back"])
  func resultReturnsWhenLinkedReplayCloses(closingAction: String) {
    let session = device.launchGame14(endedAfter: "ur")
    let ended = session.visibleResult
    session.open(address: "triples/1/14/u")
    #expect(session.viewer != nil)
    #expect(session.popUp == nil)
    #expect(!session.acceptsMoves)
    switch closingAction {
    case "close": session.closeViewer()
    case "tab": session.select(.board)
    default: session.open(address: "board")
    }
    #expect(session.visibleResult == ended)
    session.keepPlaying()
    #expect(session.line == "triples/1 14 ur")
    #expect(session.scores.rows.count == 2)
  }

  @Test func continuingALinkedGameDismissesTheResultAndKeepsItsScore() {
    let session = device.launchGame14(endedAfter: "ur")
    session.playFromStep(1, of: "triples/1/15/l")
    #expect(session.line == "triples/1 15 l")
    #expect(session.popUp == nil)
    #expect(session.scores.rows.count == 3)
  }

  @Test func invalidLinkKeepsTheResultOpen() {
    let session = device.launch()
    session.endGame(after: "lrud")
    session.open(address: "triples/1/14/x")
    #expect(session.visibleResult != nil)
    #expect(session.notices.count == 1)
  }

  @Test func numberPromptOverALinkedReplayCanBeClosedOrAnswered() {
    let session = device.launch()
    session.endGame(after: "lrud")
    session.open(address: "triples/1/14/u")
    session.askForGame()
    session.closePopUp()
    #expect(session.viewer != nil)
    #expect(session.popUp == nil)
    session.askForGame()
    session.openGame(numbered: Array("15".utf8))
    #expect(session.line == "triples/1 15")
    #expect(session.viewer == nil)
    #expect(session.popUp == nil)
  }

  @Test func sharedTextAndLinkDescribeTheGameOrTheWholeReplay() {
    let session = device.launchGame14()
    let squares = "🟦🟥⬛⬜\n⬛⬛⬛🟥\n⬛⬛⬛⬛\n⬛⬛⬛⬛"
    #expect(session.shareItem.text == "Triples, game 14. Can you beat me?")
    #expect(visible(session.shareItem.address) == Array("triples/1/14".utf8))
    session.play("u")
    #expect(session.shareItem.text == "Triples, game 14\n\(squares)\n11 so far")
    #expect(visible(session.shareItem.address) == Array("triples/1/14/u".utf8))
    #expect(session.viewerShareItem == nil)
    session.newGame()
    #expect(session.shareItem.text == "Triples, game 14\n\(squares)\n11 · 137 short of bronze")
    session.open(address: "triples/1/14/ur")
    session.goToStep(1)
    let shared = session.viewerShareItem
    #expect(visible(shared?.address) == Array("triples/1/14/ur".utf8), "the whole replay is shared, whatever its step")
    session.goToStep(2)
    let game = session.viewer!.game
    #expect(shared?.text == "Triples, game 14\n\(TriplesSession.squares(of: game))\n\(game.score) points")
  }

  @Test func sharedLinkOpensTheGame() {
    let session = device.launch()
    session.playOut()
    let other = Device(seed: 9).launch()
    other.open(address: String(decoding: session.shareItem.address, as: UTF8.self))
    other.goToStep(.max)
    #expect(other.viewer?.game.grid == session.game.grid)
  }

  @Test(arguments: [
    (ShareOutcome.copied, ["Text and link copied."], true), (.shared, [], false), (.canceled, [], false),
    (.failed, ["This device can’t share or copy the link."], false),
  ])
  func onlyCopyingAndFailureOfSharingAreReported(outcome: ShareOutcome, noticeTexts: [String], isTransient: Bool) {
    let session = device.launch()
    session.handleShareOutcome(outcome)
    #expect(session.noticeTexts == noticeTexts)
    #expect(session.notices.first?.isTransient ?? false == isTransient)
  }
}
