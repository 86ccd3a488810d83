import Foundation
import SwiftUI
import Testing

/// What the course's assignment asks of CodeBreaker, played with the app's own controls.
@MainActor
struct CodeBreakerGameTests {
  @Test func guessIsAnsweredWithMarkers() async throws {
    let game = await RunningCodeBreaker()
    let before = game.attempts.count
    try game.choose([0, 1, 2, 3])
    #expect(game.guess == ["Peg 1 of 4: red", "Peg 2 of 4: green", "Peg 3 of 4: blue", "Peg 4 of 4: yellow"])
    try game.app.button("Guess").tap()
    #expect(game.attempts.count == before + 1)
    #expect(game.attempts.first?.hasPrefix("Attempt 3: red, green, blue, yellow.") == true)
    #expect(game.guess.allSatisfy { $0.hasSuffix("empty") })
    #expect(game.app.problems == [])
  }

  @Test func attemptThatWasTriedBeforeIsIgnored() async throws {
    let game = await RunningCodeBreaker()
    try game.choose([0, 1, 2, 3])
    try game.app.button("Guess").tap()
    let attempts = game.attempts
    try game.choose([0, 1, 2, 3])
    #expect(!game.canGuess)
    game.app.press(.return, .command)
    game.app.press(.return)
    #expect(game.attempts == attempts)
  }

  @Test func attemptWithoutPegsIsIgnored() async {
    let game = await RunningCodeBreaker()
    let attempts = game.attempts
    #expect(!game.canGuess)
    game.app.press(.return)
    #expect(game.attempts == attempts)
  }

  @Test func restartChoosesPegsAndKindAtRandom() async throws {
    let game = await RunningCodeBreaker(seed: 1)
    var pegCounts: Set<Int> = []
    var kinds: Set<Bool> = []
    for _ in 1...60 {
      try game.restart()
      pegCounts.insert(game.guess.count)
      // A color is a word. An emoji is read by its name, but shown as a character.
      kinds.insert(game.app.texts.contains { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation } })
      #expect(game.attempts == [])
      #expect(!game.canGuess)
    }
    #expect(pegCounts == [3, 4, 5, 6])
    #expect(kinds == [false, true])
    #expect(game.app.problems == [])
  }

  @Test(arguments: 3...6)
  func gameWithAnyNumberOfPegsIsPlayed(_ count: Int) async throws {
    let game = await RunningCodeBreaker()
    try game.app.button("New Game").tap()
    try game.app.picker("Pegs").choose("\(count)")
    try game.app.button("Start").tap()
    #expect(game.guess.count == count)
    try game.choose(Array(repeating: 0, count: count))
    try game.app.button("Guess").tap()
    #expect(game.attempts.count == 1)
    #expect(game.app.problems == [])
  }

  @Test func themeIsChosenAndItsNameIsTheTitle() async throws {
    let game = await RunningCodeBreaker()
    try game.app.button("New Game").tap()
    let themes = try game.app.picker("Theme").node.menu.map(\.spokenName)
    #expect(themes.count > 3)
    try game.app.picker("Theme").choose("Vehicles")
    try game.app.button("Start").tap()
    #expect(game.app.texts.contains("Vehicles"))
    #expect(game.app.texts.contains("🚗"))
  }

  @Test func chosenPegIsRemoved() async throws {
    let game = await RunningCodeBreaker()
    try game.choose([0])
    #expect(game.guess.first == "Peg 1 of 4: red")
    try game.app.element("Peg 1 of 4: red").performAction("Remove peg")
    #expect(game.guess.first == "Peg 1 of 4: empty")
  }

  @Test func wonGameShowsTheCode() async throws {
    let game = await RunningCodeBreaker()
    let model = game.controller.session.game
    try game.choose(model.masterCode.pegs.compactMap { model.pegChoices.firstIndex(of: $0) })
    try game.app.button("Guess").tap()
    await game.app.settle()
    #expect(game.controller.session.game.isOver)
    #expect(!game.app.announcements.isEmpty)
    #expect(game.app.problems == [])
  }

  @Test func allAnswersAreUnderAFinishedBoard() async throws {
    let game = await RunningCodeBreaker()
    let session = game.controller.session
    session.askToGiveUp()
    session.giveUp()
    session.closePopUp()
    await game.app.settle()
    #expect(session.boardAnswers.count == 4)
    #expect(session.boardAnswers.map(\.label).filter { game.app.button($0).reachable.isEmpty } == [])
  }

  @Test func hintsAreOpenedByTheirKey() async {
    let game = await RunningCodeBreaker()
    game.app.press("h")
    #expect(Audit(game.app).headings.contains("Hints"))
  }

  @Test func hintsAreBesideTheBoardOfALargeWindowAndTheGameContinues() async throws {
    let game = await RunningCodeBreaker()
    game.app.layOut(on: Device.all[4])
    game.app.press("h")
    #expect(Audit(game.app).headings.contains("Hints"))
    let attempts = game.attempts.count
    try game.choose([0, 1, 2, 3])
    try game.app.button("Guess").tap()
    #expect(game.attempts.count == attempts + 1)
    #expect(Audit(game.app).headings.contains("Hints"))
    game.app.press(.escape)
    #expect(!Audit(game.app).headings.contains("Hints"))
    #expect(game.app.problems == [])
  }

  @Test func pegIsDraggedOntoAHoleAndOutOfIt() async throws {
    let game = await RunningCodeBreaker()
    try game.drag("green", to: game.place(of: "Peg 3 of 4: empty"))
    #expect(game.guess == ["Peg 1 of 4: empty", "Peg 2 of 4: empty", "Peg 3 of 4: green", "Peg 4 of 4: empty"])
    try game.drag("Peg 3 of 4: green", to: game.place(of: "Peg 1 of 4: empty"))
    #expect(game.guess.first == "Peg 1 of 4: green")
    #expect(game.guess[2] == "Peg 3 of 4: empty")
    try game.drag("Peg 1 of 4: green", to: CGPoint(x: 10, y: 10))
    #expect(game.guess.allSatisfy { $0.hasSuffix("empty") })
    #expect(game.app.problems == [])
  }

  @Test func turnedPhoneHasTheSameControlsAndKeepsTheGame() async throws {
    let game = await RunningCodeBreaker()
    try game.choose([0, 1])
    let controls = Set(game.app.reachableNodes.filter(\.isControl).map(\.spokenName))
    let (guess, attempts) = (game.guess, game.attempts)
    game.app.size = CGSize(width: 844, height: 390)
    game.app.environment.verticalSizeClass = .compact
    #expect(Set(game.app.reachableNodes.filter(\.isControl).map(\.spokenName)) == controls)
    #expect(game.guess == guess)
    #expect(game.attempts == attempts)
    try game.choose([2, 3])
    try game.app.button("Guess").tap()
    #expect(game.attempts.count == attempts.count + 1)
    #expect(game.app.problems == [])
  }
}
