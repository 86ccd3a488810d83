import AppSupport
import PlaySupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

@MainActor struct PresentationTests {
  private let session = sessionWithGame14()
  private let friendsGame = Array("triples/1/14/uldr".utf8)

  private func controller() -> TriplesController { TriplesController(session: session) }

  @Test func resultCardStaysUnchangedAfterTheNextGameStarts() throws {
    session.play("uldr")
    session.newGame()
    let controller = controller()
    let card = try #require(controller.popUpCard)
    #expect(card.action("New Game")?.role == .main && card.text("ended-next")?.hasPrefix("Game 14.") == true)
    let shared = controller.message(try #require(card.action("Share")?.share))
    #expect(shared.contains("parlor-triples://play#triples/1/14/uldr"))
    let replay = session.replay
    session.startNext()
    // The card is a value, so it doesn't change while it fades.
    #expect(controller.popUpCard == nil)
    #expect(
      card.blocks.contains {
        $0.content == .drawing(.board(replay, own: nil, friend: nil), spoken: spokenBoard(replay))
      })
  }

  private func spokenBoard(_ replay: Replay) -> String {
    "Final board. " + TriplesSession.Spoken.rows(of: replay.game.board).map { $0 + ". " }.joined()
  }

  @Test func changedResultGivesADifferentCard() throws {
    session.play("uldr")
    session.newGame()
    let controller = controller()
    let card = try #require(controller.popUpCard)
    session.choose(.random)
    #expect(card != controller.popUpCard)
  }

  @Test func replayStaysVisibleWhileItsSheetCloses() throws {
    session.open(address: friendsGame)
    session.watchChallenge()
    session.goToStep(2)
    let last = LastValue<ReplayPicture>()
    _ = last(ReplayPicture(session))
    session.closeViewer()
    #expect(ReplayPicture(session) == nil)
    let shown = try #require(last(ReplayPicture(session)))
    #expect(shown.viewer.step == 2 && shown.shareText.contains("triples/1/14/uldr"))
  }

  @Test func mapStaysVisibleWhileItsSheetCloses() throws {
    let controller = controller()
    session.openLevels()
    let picture = try #require(LevelsPicture(session))
    #expect(picture.states.count == 1000 && picture.cells.count == 100 && !picture.counts.isEmpty)
    #expect(picture.searches.contains(.unplayed))
    session.closeLevels()
    #expect(LevelsPicture(session) == nil)
    withExtendedLifetime(controller) {}
  }

  @Test func duelStaysVisibleWhileItsSheetCloses() throws {
    session.open(address: friendsGame)
    session.playChallenge()
    session.play("ur")
    session.newGame()
    session.compareEndedGame()
    #expect(try #require(DuelPage(session)).replay == nil)
    session.openFriendsGame()
    #expect(try #require(DuelPage(session)).replay != nil)
    session.closeDuel()
    #expect(DuelPage(session) == nil)
  }

  // MARK: Layers

  @Test func noticesAreOnTheTopLayer() {
    let controller = controller()
    #expect(controller.topLayer == .screen && !controller.isAsking)
    session.askForGame()
    #expect(controller.topLayer == .sheet && controller.isAsking)
    session.dismissPopUp()
    session.open(address: friendsGame)
    #expect(controller.topLayer == .cover)
    session.watchChallenge()
    #expect(controller.topLayer == .sheet)
    session.closeViewer()
    session.openLevels()
    session.openLevel(3)
    #expect(controller.topLayer == .sheet, "the level card is on top of the map")
  }

  /// A link can be opened at any time, and an open sheet must not hide its question.
  @Test(arguments: ["game", "replay", "map", "card", "duel", "end"])
  func linkOpensOverAnyOpenScreen(what: String) {
    let controller = controller()
    switch what {
    case "game": session.askForGame()
    case "replay":
      session.open(address: friendsGame)
      session.watchChallenge()
    case "map": session.openLevels()
    case "card":
      session.openLevels()
      session.openLevel(3)
    case "duel":
      session.open(address: friendsGame)
      session.playChallenge()
      session.play("ur")
      session.newGame()
      session.compareEndedGame()
    default:
      session.play("uldr")
      session.newGame()
    }
    #expect(controller.isAsking)
    session.open(address: Array("triples/1/135/lldd".utf8))
    #expect(session.challenge != nil && controller.sheet == nil && controller.topLayer == .cover)
  }

  @Test func dismissingAnOldSheetKeepsTheNextOne() {
    let controller = controller()
    session.askForGame()
    controller.presented = .openGame
    session.openLevels()
    #expect(controller.sheet == .levels)
    // SwiftUI reports that the prompt was dismissed when the map is already open.
    controller.sheet = nil
    #expect(controller.sheet == .levels)
    controller.presented = .levels
    controller.sheet = nil
    #expect(controller.sheet == nil && session.levelMap == nil)
  }

  // MARK: Announcements and playback

  @Test func playersActionIsAnnouncedFirst() throws {
    let controller = controller()
    let before = controller.announcementState
    session.play("u")
    #expect(controller.announcementState.announcement(after: before)?.priority == .high)
    session.startWatching()
    #expect(!controller.announcementState.isAutomatic, "playback waits for the player to start it")
    session.togglePause()
    #expect(controller.announcementState.isAutomatic)
    session.stopWatching()
    #expect(!controller.announcementState.isAutomatic)
  }

  @Test func playbackIsAnnouncedAsAutomatic() {
    let controller = controller()
    session.open(address: friendsGame)
    session.watchChallenge()
    session.togglePlaying()
    #expect(controller.announcementState.isAutomatic)
  }

  @Test func magicTapPausesPlaybackOrRequestsAHint() {
    let controller = controller()
    controller.magicTap()
    #expect(session.asksAboutHint && controller.topLayer == .cover)
    session.confirmHint()
    #expect(session.hint != nil)
    controller.magicTap()
    #expect(session.hint == nil)
    session.startWatching()
    controller.magicTap()
    #expect(session.watch?.isPaused == false)
    session.stopWatching()
    session.open(address: friendsGame)
    controller.magicTap()
    #expect(session.hint == nil, "a pop-up is open")
    session.watchChallenge()
    controller.magicTap()
    #expect(session.viewer?.isPlaying == true)
  }
}
