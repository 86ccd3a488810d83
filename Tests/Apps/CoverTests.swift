import Foundation
import SwiftUI
import Testing

/// What covers the game, on every previewed screen: keys, commands, and links.
@MainActor
struct CoverTests {
  /// The keys of commands that change a game.
  private static let gameCommands: [(KeyEquivalent, EventModifiers)] = [
    (.leftArrow, .command), (.rightArrow, .command), (.upArrow, .command), (.downArrow, .command), ("z", .command),
    ("z", [.command, .shift]), (.return, .command), (.delete, .command),
  ]

  @Test(arguments: NamedScreen.all)
  func escapeKeyClosesWhatCoversTheGame(_ screen: NamedScreen) async {
    let running = await screen.run()
    guard running.isCovered else { return }
    let before = running.frontTexts
    running.app.press(.escape)
    await running.app.settle()
    #expect(running.frontTexts != before)
    #expect(running.app.problems == [])
  }

  @Test(arguments: NamedScreen.all)
  func escapeGestureClosesWhatCoversTheGame(_ screen: NamedScreen) async throws {
    let running = await screen.run()
    // A sheet that can't be swiped away has a button instead, which the test of the Escape key finds.
    guard running.isCovered, running.app.front.behavior.canSwipeAway else { return }
    let before = running.frontTexts
    try running.app.escape()
    await running.app.settle()
    #expect(running.frontTexts != before)
    #expect(running.app.problems == [])
  }

  @Test(arguments: NamedScreen.all)
  func commandsDoNotChangeACoveredGame(_ screen: NamedScreen) async {
    let running = await screen.run()
    guard running.isCovered else { return }
    for (key, modifiers) in Self.gameCommands {
      let before = running.playedGame()
      running.app.press(key, modifiers)
      #expect(running.playedGame() == before, "\(key.character.debugDescription) \(modifiers)")
    }
  }

  @Test(arguments: NamedScreen.all)
  func returnKeyDoesNotChangeTheGameBehindASheet(_ screen: NamedScreen) async {
    let running = await screen.run()
    guard running.app.front.kind == .sheet else { return }
    let before = running.playedGame()
    running.app.press(.return)
    await running.app.settle()
    if running.app.front.kind == .sheet { #expect(running.playedGame() == before) }
    #expect(running.app.problems == [])
  }

  @Test(arguments: NamedScreen.all)
  func returnKeyChoosesTheMainActionOfACard(_ screen: NamedScreen) async {
    let running = await screen.run()
    guard running.isCovered, running.app.front.kind == .window else { return }
    let card = running.app.modalPart
    // The system's button for sharing takes no key.
    if !card.all(where: { $0.kind == .shareLink }).isEmpty,
      card.all(where: { $0.behavior.shortcut == .defaultAction }).isEmpty
    {
      return
    }
    let before = running.frontTexts
    running.app.press(.return)
    await running.app.settle()
    #expect(running.frontTexts != before || !running.app.openedURLs.isEmpty, "the other game has an app of its own")
    #expect(running.app.problems == [])
  }

  @Test func escapeKeyCancelsAQuestionOverASheet() async throws {
    let app = await NamedScreen.named("Own board", of: "CodeBreaker").run().app
    let before = app.texts
    try app.button("Start over").tap()
    #expect(app.front.kind == .alert)
    app.press(.escape)
    #expect(app.front.kind == .sheet)
    #expect(app.texts == before)
  }

  @Test(arguments: NamedScreen.all)
  func linkShowsAFriendsGameOverEverything(_ screen: NamedScreen) async throws {
    let running = await screen.run()
    running.app.open(try #require(URL(string: screen.link)))
    await running.app.settle()
    #expect(running.app.front.kind == .window)
    #expect(running.app.announcements.contains { $0.contains("friend") || $0.contains("Game 538") })
    #expect(running.app.problems == [])
  }
}
