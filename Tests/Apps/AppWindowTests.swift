import AVFAudio
import Foundation
import SwiftUI
import Testing

@testable import AppSupport
@testable import CodeBreakerUI
@testable import TriplesUI

/// Two windows of one game, the background, and the game's clock.
@MainActor
struct AppWindowTests {
  private func openSecondWindow(of app: HeadlessApp) throws {
    try app.command("New Window")
    #expect(app.windows.count == 2)
  }

  @Test func onlyTheWindowInFrontShowsASheet() async throws {
    let triples = await RunningTriples()
    try openSecondWindow(of: triples.app)
    try triples.app.command("Practice…")
    await triples.app.settle()
    #expect(triples.app.windows.map(\.presented.count).sorted() == [0, 1])
    let other = try #require(triples.app.windows.first { $0.presented.isEmpty })
    other.activate()
    try triples.app.button("Show it in this window").tap()
    await triples.app.settle()
    #expect(other.presented.count == 1)
    #expect(triples.app.problems == [])
  }

  @Test func closedWindowLeavesItsSheetToTheOther() async throws {
    let triples = await RunningTriples()
    try openSecondWindow(of: triples.app)
    try triples.app.command("Practice…")
    let shown = try #require(triples.app.windows.first { !$0.presented.isEmpty })
    shown.close()
    await triples.app.settle()
    #expect(triples.app.windows.map(\.presented.count) == [1])
    #expect(triples.app.problems == [])
  }

  @Test func bothWindowsShowEachMove() async throws {
    let triples = try await RunningTriples.atNewGame()
    try openSecondWindow(of: triples.app)
    try triples.tap("Right")
    let tiles = triples.tiles
    triples.app.windows[0].activate()
    #expect(triples.tiles == tiles)
    #expect(triples.score == 8)
  }

  @Test func clockStopsInTheBackground() async throws {
    let game = await RunningCodeBreaker()
    try game.choose([0])
    #expect(game.controller.session.isClockRunning)
    game.app.windows[0].phase = .background
    #expect(!game.controller.session.isClockRunning)
    game.app.windows[0].phase = .active
    #expect(game.controller.session.isClockRunning)
  }

  @Test(arguments: [
    "Practice…", "Your Own Board…", "Set a Code…", "How to Play", "Learn by Playing…", "Today", "New Game…", "Hint…",
    "Give Up…", "Your Data…",
  ])
  func clockStopsBehindAnyScreen(_ command: String) async throws {
    try await checkClock(RunningCodeBreaker(), behind: command)
  }

  @Test(arguments: ["Standings", "Account", "Learn by Playing…"])
  func clockOfARankedGameStopsBehindAnyScreen(_ command: String) async throws {
    try await checkClock(RunningCodeBreaker(.rankedPreview()), behind: command)
  }

  private func checkClock(_ game: RunningCodeBreaker, behind command: String) async throws {
    try game.choose([0])
    #expect(game.controller.session.isClockRunning)
    try game.app.command(command)
    await game.app.settle()
    #expect(!game.controller.session.isClockRunning)
  }
}

/// Where keys go after something covered the game.
@MainActor
struct AppFocusTests {
  @Test(arguments: [
    "Practice…", "Your Own Board…", "Open Game…", "Levels…", "New Game", "Learn by Playing…", "How to Play",
  ])
  func keysReachTheBoardAgain(_ command: String) async throws {
    let triples = try await RunningTriples.atNewGame()
    try triples.app.command(command)
    await triples.app.settle()
    triples.app.press(.escape)
    await triples.app.settle()
    if triples.app.front.kind == .sheet { try triples.app.swipeAway() }
    if !triples.app.element("Board").exists { try triples.app.selectTab("Board") }
    let before = triples.tiles
    triples.app.press(.rightArrow)
    #expect(triples.tiles != before)
    #expect(triples.app.problems == [])
  }

  @Test(arguments: ["Scores", "About", "Today"])
  func keysReachTheBoardAfterAnotherTab(_ tab: String) async throws {
    let triples = try await RunningTriples.atNewGame()
    try triples.app.selectTab(tab)
    try triples.app.selectTab("Board")
    let before = triples.tiles
    triples.app.press(.rightArrow)
    #expect(triples.tiles != before)
  }

  @Test func keysGuessInCodeBreaker() async throws {
    let game = await RunningCodeBreaker()
    for key: KeyEquivalent in ["1", "2", "3", "4"] { game.app.press(key) }
    #expect(game.guess == ["Peg 1 of 4: red", "Peg 2 of 4: green", "Peg 3 of 4: blue", "Peg 4 of 4: yellow"])
    let before = game.attempts.count
    game.app.press(.return)
    #expect(game.attempts.count == before + 1)
  }
}

/// Announcements of text that appears with its view, and the times of sounds.
@MainActor
struct AppSpeechTests {
  @Test func noticeInASheetIsSpoken() async throws {
    let game = await RunningCodeBreaker()
    game.app.open(try #require(URL(string: "parlor-codebreaker://play#assist/1/4/6/mastermind/99")))
    await game.app.settle()
    let notice = try #require(
      game.app.texts.first { $0.contains("Can’t open this link") || $0.contains("Can't open this link") })
    #expect(game.app.announcements.contains { $0.contains(notice) })
  }

  @Test func moveIsSpokenWithItsScore() async throws {
    let triples = try await RunningTriples.atNewGame()
    try triples.tap("Right")
    #expect(triples.app.announcements.last == "Right. Score 8.")
  }

  @Test func moveIsHeardOnlyWithSound() async throws {
    let triples = try await RunningTriples.atNewGame()
    let before = PlayedSounds.all.count
    try triples.tap("Right")
    #expect(PlayedSounds.all.count == before)
    try triples.app.selectTab("About")
    try triples.app.toggle("Sound").tap()
    try triples.app.selectTab("Board")
    try triples.tap("Down")
    #expect(PlayedSounds.all.count > before)
  }

  @Test func soundsArePreparedBeforeTheyAreNeeded() async throws {
    let triples = await RunningTriples()
    try triples.app.selectTab("About")
    try triples.app.toggle("Sound").tap()
    await triples.app.finishTasks()
    // No test reaches the largest merge, which only the preparation can have made.
    let rarest = try #require(CueSound.preparedCues.last)
    #expect(PlayedSounds.prepared.contains(Data(CueSound(rarest).file)))
  }
}
