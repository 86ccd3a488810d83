import Foundation
import SwiftUI
import Testing

/// What the course's assignments ask of Triples, played with the app's own buttons.
@MainActor
struct TriplesGameTests {
  @Test func newGameHasFourSpawnsAndSixPoints() async throws {
    let triples = try await RunningTriples.atNewGame()
    #expect(triples.score == 6)
    #expect(triples.tiles == [[1, 0, 0, 1], [0, 2, 0, 2], [0, 0, 0, 0], [0, 0, 0, 0]])
    #expect(triples.app.problems == [])
  }

  @Test func rightMakesTwoOnesAndThreeTwos() async throws {
    let triples = try await RunningTriples.atNewGame()
    try triples.tap("Right")
    #expect(triples.tiles[0].filter { $0 == 1 }.count == 2)
    #expect(triples.tiles[1].filter { $0 == 2 }.count == 3)
    #expect(triples.tiles.joined().filter { $0 != 0 }.count == 5)
  }

  @Test func downFiveTimesMakesASixAtTheBottomRight() async throws {
    let triples = try await RunningTriples.atNewGame()
    try triples.tap("Down", "Down", "Down", "Down", "Down")
    #expect(triples.tiles[3][3] == 6)
    #expect(triples.score == 30)
  }

  @Test func upTwiceScoresEleven() async throws {
    let triples = try await RunningTriples.atNewGame()
    try triples.tap("Up", "Up")
    #expect(triples.score == 11)
  }

  @Test func moveThatChangesNothingSpawnsNothing() async throws {
    let triples = try await RunningTriples.atNewGame()
    try triples.tap("Up")
    let tiles = triples.tiles
    try triples.tap("Up")
    #expect(triples.tiles == tiles)
  }

  @Test(arguments: [
    ("Left", CGSize(width: -120, height: 0)), ("Right", CGSize(width: 120, height: 0)),
    ("Up", CGSize(width: 0, height: -120)), ("Down", CGSize(width: 0, height: 120)),
  ])
  func dragMovesAsTheButtonDoes(_ label: String, _ distance: CGSize) async throws {
    let (tapped, dragged) = (try await RunningTriples.atNewGame(), try await RunningTriples.atNewGame())
    try tapped.tap(label)
    try dragged.board.drag(by: distance)
    #expect(dragged.tiles == tapped.tiles)
    #expect(dragged.score == tapped.score)
    #expect(dragged.app.problems == [])
  }

  @Test func randomAndDetermAffectOnlyTheNextGame() async throws {
    let triples = try await RunningTriples.atNewGame()
    let (tiles, score) = (triples.tiles, triples.score)
    try triples.app.picker("Next game").choose("Random")
    #expect(triples.tiles == tiles)
    #expect(triples.score == score)
    try triples.startNewGame()
    #expect(triples.app.element("Board").exists)
    #expect(!triples.app.texts.contains { $0.hasPrefix("Game 14 ") })
    try triples.app.picker("Next game").choose("Determ")
    try triples.startNewGame()
    #expect(triples.tiles == tiles)
  }

  @Test func levelsLeadToOtherChaptersToAnyGameAndToTheNextLevel() async throws {
    let triples = try await RunningTriples.atNewGame()
    try triples.app.command("Levels…")
    try triples.tap("Next chapter")
    #expect(triples.app.announcements.last == "Chapter 2 · Tight. 0 of 20.")
    try triples.tap("By number", "Cancel", "Previous chapter")
    try triples.tap("Level 2, game 999, not played", "Not now", "Continue: level 1")
    #expect(triples.controller.session.title == "Game 783")
    #expect(triples.app.element("Board").exists)
    #expect(triples.app.problems == [])
  }

  @Test func endShowsTheScoreAndCloseLeadsToANewGame() async throws {
    var environment = EnvironmentValues()
    // With motion, the result waits until the last tile has moved.
    environment.systemSettings.reducesMotion = true
    let triples = await RunningTriples(environment: environment)
    try triples.startNewGame()
    try triples.playToTheEnd()
    let score = try #require(triples.finalScore)
    #expect(triples.app.announcements.last?.contains("Final score \(score)") == true)
    try triples.tap("Close")
    try triples.app.selectTab("Board")
    #expect(triples.score == 6)
  }

  @Test(arguments: [false, true])
  func scoreAtTheEndCountsUpUntilThePlayerTaps(taps: Bool) async throws {
    let triples = try await RunningTriples.atNewGame()
    try triples.tap("Down", "New Game")
    #expect(triples.finalScore == 0)
    triples.app.advance(by: 0.3)
    let count = try #require(triples.finalScore)
    if taps { try triples.app.view("score") { $0.spokenName.hasPrefix("Final score, ") }.tap() }
    triples.app.advance(by: taps ? 0 : 0.6)
    let score = try #require(triples.finalScore)
    #expect(0 < count)
    #expect(count < score)
    #expect(triples.app.reachableNodes.contains { $0.spokenName == "Final score, \(score)" })
    triples.app.advance(by: 10)
    #expect(triples.finalScore == score)
  }

  @Test func newGameEndsTheCurrentOneAndRecordsItsScore() async throws {
    let triples = try await RunningTriples.atNewGame()
    try triples.tap("Down", "New Game")
    triples.app.advance(by: 1)
    let score = try #require(triples.finalScore)
    #expect(triples.app.texts.contains("\(score)"))
    try triples.tap("Close")
    try triples.app.selectTab("Scores")
    #expect(triples.app.reachableNodes.contains { $0.kind == .button && $0.spokenName.contains(", \(score), Game 14") })
  }

  @Test func scoresBeginWith400And300AndAreSorted() async throws {
    let triples = await RunningTriples()
    try triples.app.selectTab("Scores")
    let rows = triples.app.reachableNodes.filter { $0.kind == .button && $0.spokenName.first?.isNumber == true }
      .map { $0.spokenName.components(separatedBy: ", ") }
    let scores = rows.compactMap { Int($0[1]) }
    #expect(scores.contains(400))
    #expect(scores.contains(300))
    #expect(scores == scores.sorted(by: >))
    #expect(rows.map { Int($0[0]) } == rows.indices.map { $0 + 1 })
    // Rank, score, and the full date: day, month, year, hour, minute, and second.
    let date = /\d{1,2} \w{3} \d{4} at \d{1,2}:\d{2}:\d{2}\s[AP]M/
    #expect(rows.allSatisfy { $0.contains { $0.contains(date) } })
  }

  @Test func turnedPhoneHasTheSameControlsAndKeepsTheGame() async throws {
    let triples = try await RunningTriples.atNewGame()
    let controls = Set(triples.app.reachableNodes.filter(\.isControl).map(\.spokenName))
    let tiles = triples.tiles
    triples.app.size = CGSize(width: 844, height: 390)
    triples.app.environment.verticalSizeClass = .compact
    #expect(Set(triples.app.reachableNodes.filter(\.isControl).map(\.spokenName)) == controls)
    #expect(triples.tiles == tiles)
    try triples.tap("Right")
    #expect(triples.tiles[1].filter { $0 == 2 }.count == 3)
    #expect(triples.app.problems == [])
  }

  @Test func threeTabsFollowTheDailyGames() async throws {
    let triples = await RunningTriples()
    let tabs = try #require(triples.app.reachableNodes.first { $0.kind == .tabView }).menu.map(\.spokenName)
    #expect(tabs == ["Today", "Board", "Scores", "About"])
    for tab in tabs { try triples.app.selectTab(tab) }
    #expect(triples.app.problems == [])
  }

  @Test func aboutHasADrawingToPlayWith() async throws {
    let triples = await RunningTriples()
    try triples.app.selectTab("About")
    let curves = triples.toy.filter { drawing in
      guard case .fill(let path, _) = drawing.content else { return false }
      return path.elements.contains { if case .curve = $0 { true } else { false } }
    }
    #expect(!curves.isEmpty)
  }

  @Test func toyRestsBehindASheet() async throws {
    let triples = await RunningTriples()
    try triples.app.selectTab("About")
    func moves() -> Bool {
      triples.app.advance(by: 0.1)
      let before = "\(triples.toy)"
      triples.app.advance(by: 0.1)
      return "\(triples.toy)" != before
    }
    #expect(moves())
    try triples.app.command("Practice…")
    #expect(triples.app.front.kind == .sheet)
    #expect(!moves())
    try triples.app.swipeAway()
    #expect(moves())
  }

  @Test func hintIsShownByItsKey() async throws {
    let triples = try await RunningTriples.atNewGame()
    func isShown() throws -> Bool { try triples.app.button("Hint").node.accessibility.traits.contains(.isSelected) }
    triples.app.press("h")
    #expect(Audit(triples.app).headings == ["Use a hint?"])
    try triples.tap("Show the hint")
    #expect(try isShown())
    triples.app.press("h")
    #expect(try !isShown())
  }

  @Test func boardInPracticeIsPlayedByADragAndThePageScrollsBesideIt() async throws {
    let app = await NamedScreen.named("Practice, a board", of: "Triples").run().app
    let board = app.view("board") { !$0.behavior.gestures.isEmpty }
    #expect(board.reachable.count == 1)
    #expect(try board.node.ancestors.contains { $0.kind == .scrollView || $0.kind == .form })
    // Downward is a move, so it must not close the sheet.
    #expect(!app.front.behavior.canSwipeAway)
    try board.drag(by: CGSize(width: 0, height: 10))
    #expect(app.button("Right").exists)
    try board.drag(by: CGSize(width: 0, height: 120))
    #expect(!app.button("Right").exists)
    #expect(app.problems == [])
  }
}
