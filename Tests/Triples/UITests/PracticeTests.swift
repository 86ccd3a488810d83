import AppSupport
import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

@MainActor @Suite(.timeLimit(.minutes(5))) struct PracticeTests {
  private let controller = TriplesController.practicePreview

  private func judge(_ practice: TriplesPractice, _ direction: Direction) throws {
    practice.choose(direction)
    let question = try #require(practice.coachQuestion)
    let game = question.replay.game
    let moves = Direction.allCases.filter { game.canCollapse($0) }.enumerated().map {
      AdvisedMove($0.element, expectation: Points(hundredths: 60_000 - Int64($0.offset) * 1_230))
    }
    practice.coachDidAnswer(Advice(moves: moves, score: game.score).text, to: question)
  }

  @Test func practiceStaysOpenUntilItsSheetCloses() {
    #expect(controller.sheet == .practice)
    #expect(controller.topLayer == .sheet)
    #expect(controller.practice?.practice.phase == .idle)
    let practice = controller.practice
    controller.openPractice()
    #expect(controller.practice === practice)
    controller.presentedSheetID = Sheet.practice
    controller.sheet = nil
    #expect(controller.practice == nil)
    #expect(controller.sheet == nil)
    #expect(controller.topLayer == .screen)
  }

  @Test func practiceReplacesTheLevelMapsSheetAndReturnsToIt() {
    controller.closeOpenedScreen()
    controller.session.openLevels()
    controller.openPractice()
    #expect(controller.sheet == .practice)
    // SwiftUI reports the end of a sheet even if another sheet has already replaced it.
    controller.presentedSheetID = Sheet.levels
    controller.sheet = nil
    #expect(controller.sheet == .practice)
    controller.closeOpenedScreen()
    #expect(controller.sheet == .levels)
  }

  @Test func closeSheetsAlsoClosesTheSheetBehindPractice() {
    controller.session.openLevels()
    #expect(controller.sheet == .practice)
    #expect(!controller.acceptsCommands)
    controller.closeSheets()
    #expect(controller.sheet == nil)
    #expect(controller.session.levelMap == nil)
    #expect(controller.acceptsCommands)
  }

  @Test func linkClosesPractice() {
    controller.open(search: [], address: Array("scores".utf8))
    #expect(controller.practice == nil)
    #expect(controller.session.tab == .scores)
  }

  @Test func judgedAnswerIsShownOnTheBoardSpokenAndRecorded() throws {
    let screen = try #require(controller.practice)
    let practice = screen.practice
    screen.practice.perform(.init(PracticeAction.begin))
    #expect(screen.practice.phase == .asking)
    #expect(BoardPointer(practice) == BoardPointer())
    let choices = Direction.allCases.filter { practice.game?.canCollapse($0) == true }
    let (best, other) = (choices[0], try #require(choices.last))
    try judge(practice, other)
    #expect(screen.practice.phase == .judged)
    #expect(BoardPointer(practice) == BoardPointer(bestMove: best, playedMove: other))
    let moves = practice.ratedMoves
    #expect(moves.count == choices.count)
    #expect(moves[0].isBest)
    #expect(moves[0].label == best.label)
    #expect(moves[0].spokenText.hasPrefix("\(best.label): the best"))
    let now = try #require(moves.first { $0.label == other.label })
    #expect(now.spokenText.hasPrefix("\(other.label): loses "))
    #expect(now.spokenText.contains("You now"))
    #expect(!now.spokenText.contains("−"))
    controller.closeOpenedScreen()
    controller.openPractice()
    let core = try #require(controller.practice?.practice.core)
    #expect(core.notebook.positions.count == 2, "it was recorded")
    #expect(core.streakText == "1 day of practice", "it was recorded")
  }

  @Test func rightAnswerShowsOnlyTheBestMoveAndLeadsToTheNextPosition() throws {
    let screen = try #require(controller.practice)
    screen.practice.perform(.init(PracticeAction.begin))
    let choices = Direction.allCases.filter { screen.practice.game?.canCollapse($0) == true }
    try judge(screen.practice, choices[0])
    #expect(BoardPointer(screen.practice) == BoardPointer(bestMove: choices[0]))
    #expect(screen.practice.isAnswerRight)
    screen.practice.perform(.init(PracticeAction.advance))
    #expect(screen.practice.phase == .asking)
    #expect(screen.practice.core.progressText == "2 of 2")
  }

  @Test func longerDistanceDeterminesTheDirectionOfADrag() {
    #expect(Direction(draggedRight: 30, down: 10) == .right)
    #expect(Direction(draggedRight: -30, down: 29) == .left)
    #expect(Direction(draggedRight: 3, down: 40) == .down)
    #expect(Direction(draggedRight: 3, down: -24) == .up)
    #expect(Direction(draggedRight: 23, down: -23.9) == nil, "too short")
    #expect(Direction(draggedRight: 40, down: -40) == nil, "neither")
  }
}
