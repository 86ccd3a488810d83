import AppSupport
import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

@MainActor struct PresentationTests {
  private let session = sessionWithGame14()
  private let friendsGame = "triples/1/14/uldr"

  private func controller() -> TriplesController { TriplesController(session: session) }

  @Test func resultCardOffersSharingAndKeepsItsBoardAfterTheNextGameStarts() throws {
    session.play("uldr")
    session.newGame()
    let controller = controller()
    let card = try #require(controller.popUpCard)
    #expect(card.action("New Game")?.role == .main)
    #expect(card.text("ended-next")?.hasPrefix("Game 14 · tough deal.") == true)
    let shared = controller.message(try #require(card.action("Share")?.shareItem))
    #expect(shared.contains("\nparlor-triples://play#triples/1/14/z"))
    let replay = session.replay
    session.startNextGame()
    // The card fades out with the finished game's board, because the card is a value.
    #expect(controller.popUpCard == nil)
    #expect(
      card.blocks.contains {
        $0.content == .drawing(.board(replay, first: nil, second: nil), spokenText: spokenBoard(replay))
      })
  }

  private func spokenBoard(_ replay: Replay) -> String {
    "Final board. " + TriplesSession.SpokenText.rows(of: replay.game.board).map { $0 + ". " }.joined()
  }

  @Test func replayContentIsKeptWhileItsSheetCloses() throws {
    session.watch(friendsGame)
    session.goToStep(2)
    let last = LastValue<ReplayContent>()
    _ = last(ReplayContent(session))
    session.closeViewer()
    #expect(ReplayContent(session) == nil)
    let shown = try #require(last(ReplayContent(session)))
    #expect(shown.viewer.step == 2)
    #expect(visible(shown.shareItem.address) == Array("triples/1/14/uldr".utf8))
  }

  @Test func mapContentHasTheChapterUntilTheMapCloses() throws {
    let controller = controller()
    session.openLevels()
    let picture = try #require(LevelsContent(session))
    #expect(picture.chapter.title == "Chapter 1 · Tight")
    #expect(picture.continueLabel == "Continue: level 1")
    session.closeLevels()
    #expect(LevelsContent(session) == nil)
    withExtendedLifetime(controller) {}
  }

  @Test func duelContentHasTheOpenReplayUntilTheDuelCloses() throws {
    session.openDuel()
    #expect(try #require(DuelContent(session)).replay == nil)
    session.openFriendsGame()
    #expect(try #require(DuelContent(session)).replay != nil)
    session.closeDuel()
    #expect(DuelContent(session) == nil)
  }

  // MARK: Layers

  @Test func topLayerFollowsPopUpsAndSheets() {
    let controller = controller()
    #expect(controller.topLayer == .screen)
    #expect(!controller.isCovered)
    session.askForGame()
    #expect(controller.topLayer == .sheet)
    #expect(controller.isCovered)
    session.dismissPopUp()
    session.open(address: Array(friendsGame.utf8))
    #expect(controller.topLayer == .cover)
    session.watchChallenge()
    #expect(controller.topLayer == .sheet)
    session.closeViewer()
    session.openLevels()
    session.openLevel(3)
    #expect(controller.topLayer == .sheet, "the level card is on top of the map")
  }

  /// The player can open a link at any time, and an open sheet must not hide the link's question.
  @Test(arguments: ["game", "replay", "map", "card", "duel", "end"])
  func linkOpensOverAnyOpenScreen(what: String) {
    let controller = controller()
    switch what {
    case "game": session.askForGame()
    case "replay":
      session.watch(friendsGame)
    case "map": session.openLevels()
    case "card":
      session.openLevels()
      session.openLevel(3)
    case "duel":
      session.openDuel()
    default:
      session.play("uldr")
      session.newGame()
    }
    #expect(controller.isCovered)
    session.open(address: Array("triples/1/135/lldd".utf8))
    #expect(session.challenge != nil)
    #expect(controller.sheet == nil)
    #expect(controller.topLayer == .cover)
  }

  @Test func dismissingAnOldSheetKeepsTheNextOne() {
    let controller = controller()
    session.askForGame()
    controller.presentedSheetID = Sheet.openGame
    session.openLevels()
    #expect(controller.sheet == .levels)
    // SwiftUI reports the prompt's dismissal only after the map has opened.
    controller.sheet = nil
    #expect(controller.sheet == .levels)
    controller.presentedSheetID = Sheet.levels
    controller.sheet = nil
    #expect(controller.sheet == nil)
    #expect(session.levelMap == nil)
  }

  // MARK: Announcements and playback

  @Test func playersActionIsAnnouncedWithHighPriority() throws {
    let controller = controller()
    let before = controller.announcementState
    session.play("u")
    #expect(controller.announcementState.announcement(after: before)?.priority == .high)
  }

  @Test func coachsPlayIsAnnouncedAsAutomaticOnlyWhileItRuns() {
    let controller = controller()
    session.startWatching()
    #expect(!controller.announcementState.isAutomatic, "playback waits for the player to start it")
    session.togglePause()
    #expect(controller.announcementState.isAutomatic)
    session.stopWatching()
    #expect(!controller.announcementState.isAutomatic)
  }

  @Test func playbackIsAnnouncedAsAutomatic() {
    let controller = controller()
    session.watch(friendsGame)
    session.togglePlaying()
    #expect(controller.announcementState.isAutomatic)
  }

  @Test func magicTapStartsPlaybackOrTogglesAHintUnlessAPopUpIsOpen() {
    let controller = controller()
    controller.performMagicTap()
    #expect(session.asksAboutHint)
    #expect(controller.topLayer == .cover)
    session.confirmHint()
    #expect(session.hint != nil)
    controller.performMagicTap()
    #expect(session.hint == nil)
    session.startWatching()
    controller.performMagicTap()
    #expect(session.automaticPlay?.isPaused == false)
    session.stopWatching()
    session.open(address: Array(friendsGame.utf8))
    controller.performMagicTap()
    #expect(session.hint == nil, "a pop-up is open")
    session.watchChallenge()
    controller.performMagicTap()
    #expect(session.viewer?.isPlaying == true)
  }
}
