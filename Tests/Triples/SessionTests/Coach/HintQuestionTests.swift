import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct HintQuestionTests {
  private let device = Device()

  @Test func firstHintOfALevelRequiresConfirmation() {
    let session = device.launchGame14("u")
    session.provideFiles()
    session.toggleHint()
    #expect(session.asksAboutHint)
    #expect(session.hint == nil)
    #expect(session.coachQuestion == nil)
    #expect(session.status == "Use a hint? With a hint, this game can’t win a medal.")
    #expect(session.marks == [], "no medal is lost yet")
    #expect(session.goal?.medal != nil, "no medal is lost yet")
    #expect(!session.acceptsMoves)
    #expect(!session.canHint)
  }

  @Test func confirmingShowsTheHintAndMarksTheGame() throws {
    let session = device.launchGame14()
    session.toggleHint()
    session.confirmHint()
    #expect(!session.asksAboutHint)
    #expect(session.hint == .thinking)
    let advice = try #require(session.answerOnce())
    #expect(session.hint == .ready(advice))
    #expect(session.marks == .hintUsed)
    #expect(session.help == .hint)
  }

  @Test(arguments: [{ $0.dismissPopUp() }, { $0.closePopUp() }] as [@Sendable (TriplesSession) -> Void])
  func cancelingTheHintLeavesTheGameUnmarkedAndAsksAgainNextTime(cancel: @Sendable (TriplesSession) -> Void) {
    let session = device.launchGame14("u")
    let savedText = session.savedText
    session.toggleHint()
    cancel(session)
    #expect(session.popUp == nil)
    #expect(session.hint == nil)
    #expect(session.coachQuestion == nil)
    #expect(session.savedText == savedText)
    #expect(session.status == "No hint used. You can still win a medal.")
    #expect(session.acceptsMoves)
    session.confirmHint()
    #expect(session.hint == nil, "no question is open")
    session.toggleHint()
    #expect(session.asksAboutHint, "a medal isn't lost by accident")
  }

  @Test func confirmationIsRequiredOncePerGame() {
    let session = device.launchGame14()
    session.toggleHint()
    session.confirmHint()
    session.toggleHint()
    #expect(session.hint == nil)
    session.toggleHint()
    #expect(session.hint == .thinking, "even before the coach answers")
    session.answerOnce()
    session.play("u")
    session.toggleHint()
    #expect(!session.asksAboutHint)
    #expect(session.hint == .thinking)
    let again = device.launch()
    again.toggleHint()
    #expect(!again.asksAboutHint, "the mark is saved")
    #expect(again.hint == .thinking, "the mark is saved")
  }

  @Test func nextGameRequiresConfirmationAgain() {
    let session = device.launchGame14()
    session.useHint()
    session.openGame("15")
    session.toggleHint()
    #expect(session.asksAboutHint)
  }

  @Test func gamesThatCannotWinAMedalNeedNoConfirmation() {
    let session = device.launchGame14()
    session.openGame("1001")
    session.toggleHint()
    #expect(session.hint == .thinking, "not a level")

    session.playFromStep(3, of: "triples/1/14/uld")
    session.toggleHint()
    #expect(session.hint == .thinking, "played on from a replay")

    session.openGame("14", playing: "uldr")
    for _ in 0..<4 { session.undo() }
    session.toggleHint()
    #expect(session.hint == .thinking, "too many undone moves")

    session.openGame("15")
    session.watchCoach(playing: 1)
    session.stopWatching()
    session.toggleHint()
    #expect(session.hint == .thinking, "the coach has played")

    device.memory["parlor.triples.levels"] = "triples-levels/1\n16 0 watched"
    session.loadChangesFromStorage()
    session.openGame("16")
    session.startNextGame()
    session.toggleHint()
    #expect(session.hint == .thinking, "the perfect game was watched")
  }

  @Test func dailyGameNeedsNoConfirmation() throws {
    let day: CalendarDay = try #require(CalendarDay(year: 2026, month: 11, day: 21))
    let session = device.launch(day: day)
    session.toggleHint()
    #expect(!session.asksAboutHint)
  }

  @Test func reloadDismissesTheConfirmationWithoutMarkingTheGame() {
    let session = device.launchGame14("u")
    session.toggleHint()
    let again = device.launch()
    #expect(again.popUp == nil)
    #expect(again.line == session.line)
    #expect(again.marks == [])
    #expect(again.acceptsMoves)
    again.toggleHint()
    #expect(again.asksAboutHint)
  }

  @Test func changeInAnotherWindowDismissesTheConfirmation() {
    let session = device.launchGame14()
    session.toggleHint()
    let other = device.launch()
    other.play("u")
    session.loadChangesFromStorage()
    #expect(session.popUp == nil)
    #expect(session.line == other.line)
    session.toggleHint()
    other.play("l")
    session.confirmHint()
    #expect(session.popUp == nil, "the board has changed")
    #expect(session.hint == nil, "the board has changed")
    #expect(session.line == other.line, "the board has changed")
  }

  @Test func otherScreenOrLinkDismissesTheConfirmation() {
    let session = device.launchGame14()
    session.toggleHint()
    session.select(.scores)
    #expect(session.popUp == nil)
    session.select(.board)
    session.toggleHint()
    session.follow("triples/1/537/l")
    #expect(session.challenge != nil)
  }

  @Test func watchNoteMentionsTheMedalUntilItIsLost() {
    let session = device.launchGame14()
    session.startWatching()
    #expect(session.watchNote.contains("can’t win a medal"))
    #expect(session.automaticPlay?.isPaused == true)
    session.toggleHint()
    #expect(session.asksAboutHint, "a hint is separate")
    #expect(session.automaticPlay == nil, "a hint is separate")
    session.confirmHint()
    session.answerOnce()
    session.startWatching()
    #expect(!session.watchNote.contains("medal"))
  }
}
