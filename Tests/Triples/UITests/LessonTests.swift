import AppSupport
import PlaySupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

/// The lesson in the app, and its offer.
@MainActor struct LessonTests {
  @Test func lessonIsASheetAndIsKeptOpen() throws {
    let table = TriplesTable.preview()
    table.openLesson()
    let screen = try #require(table.lesson)
    #expect(table.sheet == .lesson && table.topLayer == .sheet && screen.page.place == "Step 1 of 8")
    table.openPractice()
    table.openBoard()
    #expect(table.practice == nil && table.ownBoard == nil && table.lesson === screen, "one at a time")
    screen.lesson.move(.left)
    #expect(screen.page.stage == .done)
    table.presented = .lesson
    table.sheet = nil
    #expect(table.sheet == nil && table.topLayer == .screen)
    table.openLesson()
    #expect(table.lesson?.page.place == "Step 2 of 8")
  }

  @Test func buttonsShowTheHintOfTheLesson() throws {
    let table = TriplesTable.lessonHintPreview
    let lesson = try #require(table.lesson?.lesson)
    #expect(lesson.desk.step == .hint && BoardPointer(best: lesson.best) == BoardPointer(best: .left))
    let notes = Direction.buttons.map { MoveNote($0, lesson: lesson) }
    #expect(notes.map(\.isBest) == [true, false, false, false] && notes[0].text == "Best")
    #expect(notes[0].spoken == "Left, best" && notes[1].spoken.hasPrefix("Up, costs ") && notes[1].text.hasPrefix("−"))
    lesson.move(.left)
    #expect(Direction.buttons.map { MoveNote($0, lesson: lesson).text } == Direction.buttons.map(\.label))
  }

  @Test func tilesFollowADragInTheLesson() throws {
    let table = TriplesTable.preview()
    table.openLesson()
    let lesson = try #require(table.lesson?.lesson)
    var swipe = TriplesSession.Swipe(x: 0, y: 0, milliseconds: 0, cell: 100)
    swipe.move(x: -60, y: 0, milliseconds: 500)
    let follow = try #require(TileFollow(swipe, on: lesson, cell: 100))
    #expect(follow.right == -60 && follow.sums.map(\.val) == [3])
    lesson.move(.left)
    #expect(TileFollow(swipe, on: lesson, cell: 100) == nil, "the step is done")
  }

  @Test func lessonIsOfferedUntilTheFirstMove() {
    let table = TriplesTable.newcomerPreview
    #expect(table.offersLesson && table.topLayer == .cover)
    table.place = .today
    #expect(!table.offersLesson)
    table.place = .tab(.board)
    #expect(table.offersLesson)
    while !table.session.canUndo { for direction in Direction.allCases { table.session.move(direction) } }
    #expect(!table.offersLesson && table.topLayer == .screen)
    while table.session.canUndo { table.session.undo() }
    #expect(!table.offersLesson, "what has been answered is not asked again")
    #expect(!TriplesTable.preview().offersLesson)
  }

  @Test func offerIsDismissedByEitherAnswer() {
    let playing = TriplesTable.newcomerPreview
    playing.declineLesson()
    #expect(!playing.offersLesson && playing.sheet == nil && playing.topLayer == .screen)
    let learning = TriplesTable.newcomerPreview
    learning.openLesson()
    #expect(!learning.offersLesson && learning.sheet == .lesson)
    learning.closeOpened()
    #expect(!learning.offersLesson)
    let invited = TriplesTable.newcomerPreview
    invited.open(search: [], address: Array("triples/1/135/lldd".utf8))
    #expect(!invited.offersLesson && invited.session.challenge != nil)
    invited.session.dismissPopUp()
    #expect(!invited.offersLesson)
  }
}
