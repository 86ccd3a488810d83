import AppSupport
import SessionSupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

@MainActor struct LessonTests {
  @Test func openLessonPreventsOtherSheetsAndKeepsItsProgress() throws {
    let controller = TriplesController.preview()
    controller.openLesson()
    let screen = try #require(controller.lesson)
    #expect(controller.sheet == .lesson)
    #expect(controller.topLayer == .sheet)
    #expect(screen.lesson.core.progressText == "Step 1 of 8")
    controller.openPractice()
    controller.openOwnBoard()
    #expect(controller.practice == nil, "one at a time")
    #expect(controller.ownBoard == nil, "one at a time")
    #expect(controller.lesson === screen, "one at a time")
    screen.lesson.move(.left)
    #expect(screen.lesson.core.stage == .done)
    controller.presentedSheetID = Sheet.lesson
    controller.sheet = nil
    #expect(controller.sheet == nil)
    #expect(controller.topLayer == .screen)
    controller.openLesson()
    #expect(controller.lesson?.lesson.core.progressText == "Step 2 of 8")
  }

  @Test func anotherLessonIsChosenFromTheList() throws {
    let controller = TriplesController.preview()
    controller.openLesson()
    let lesson = try #require(controller.lesson?.lesson)
    lesson.perform(.init(LessonAction.showList))
    #expect(!lesson.acceptsMoves)
    #expect(lesson.movingTiles(.left).isEmpty)
    #expect(lesson.screen.title == "Learn Triples")
    lesson.perform(.init(LessonAction.open, 2))
    #expect(lesson.acceptsMoves)
    #expect(lesson.screen.title == "1s and 2s")
    #expect(lesson.core.progressText == "Step 1 of 8")
    lesson.move(.down)
    #expect(lesson.core.stage == .done)
    controller.closeOpenedScreen()
    controller.openLesson()
    #expect(controller.lesson?.lesson.screen.title == "1s and 2s")
    #expect(controller.lesson?.lesson.core.stepIndex == 1)
  }

  @Test func buttonsShowTheLessonsHintUntilItIsAnswered() throws {
    let controller = TriplesController.lessonHintPreview
    let lesson = try #require(controller.lesson?.lesson)
    #expect(lesson.core.step == .hint)
    #expect(BoardPointer(bestMove: lesson.bestMove) == BoardPointer(bestMove: .left))
    let notes = Direction.buttonOrder.map { lesson.label(of: $0) }
    #expect(notes.map(\.isBest) == [true, false, false, false])
    #expect(notes[0].text == "Best")
    #expect(notes[0].spokenText == "Left, best")
    #expect(notes[1].spokenText.hasPrefix("Up, costs "))
    #expect(notes[1].text.hasPrefix("−"))
    lesson.move(.left)
    #expect(
      Direction.buttonOrder.map { lesson.label(of: $0).text } == Direction.buttonOrder.map(\.label))
  }

  @Test func tilesFollowADragUntilTheLessonsStepIsDone() throws {
    let controller = TriplesController.preview()
    controller.openLesson()
    let lesson = try #require(controller.lesson?.lesson)
    var swipe = TriplesSession.Swipe(x: 0, y: 0, milliseconds: 0, cellSide: 100)
    swipe.move(x: -60, y: 0, milliseconds: 500)
    let follow = try #require(DraggedTiles(swipe, on: lesson, cellSide: 100))
    #expect(follow.right == -60)
    #expect(follow.mergedTiles.map(\.val) == [3])
    lesson.move(.left)
    #expect(DraggedTiles(swipe, on: lesson, cellSide: 100) == nil, "the step is done")
  }

  @Test func lessonIsOfferedOnTheBoardToNewcomersUntilTheirFirstMove() {
    let controller = TriplesController.newcomerPreview
    #expect(controller.offersLesson)
    #expect(controller.topLayer == .cover)
    controller.place = .today
    #expect(!controller.offersLesson)
    controller.place = .tab(.board)
    #expect(controller.offersLesson)
    while !controller.session.canUndo { for direction in Direction.allCases { controller.session.move(direction) } }
    #expect(!controller.offersLesson)
    #expect(controller.topLayer == .screen)
    while controller.session.canUndo { controller.session.undo() }
    #expect(!controller.offersLesson, "an answered offer isn't repeated")
    #expect(!TriplesController.preview().offersLesson)
  }

  @Test func anyAnswerOrLinkDismissesTheOffer() {
    let playing = TriplesController.newcomerPreview
    playing.declineLesson()
    #expect(!playing.offersLesson)
    #expect(playing.sheet == nil)
    #expect(playing.topLayer == .screen)
    let learning = TriplesController.newcomerPreview
    learning.openLesson()
    #expect(!learning.offersLesson)
    #expect(learning.sheet == .lesson)
    learning.closeOpenedScreen()
    #expect(!learning.offersLesson)
    let invited = TriplesController.newcomerPreview
    invited.open(search: [], address: Array("triples/1/135/lldd".utf8))
    #expect(!invited.offersLesson)
    #expect(invited.session.challenge != nil)
    invited.session.dismissPopUp()
    #expect(!invited.offersLesson)
  }
}
