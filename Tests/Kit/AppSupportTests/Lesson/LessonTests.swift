import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import AppSupport

@MainActor struct LessonTests {
  private let memory = MemoryStorage()

  private func screen() -> LessonScreen<FakeLesson> {
    LessonScreen(PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 0 }))
  }

  @Test func lessonChangesAreObservedAndReportedInTheStatus() {
    let screen = screen()
    let read = { _ = screen.lesson.screen }
    #expect(changes(of: read, by: { screen.lesson.core.play(1) }) == 1)
    #expect(changes(of: read, by: { screen.lesson.perform(.init(LessonAction.advance)) }) == 1)
    #expect(changes(of: read, by: { screen.lesson.core.goBack() }) == 1)
    #expect(screen.lesson.core.status == "Step 1 of 2. To 1. Count. Count to 1.")
  }

  @Test func progressOfAnotherWindowIsShown() {
    let screen = screen()
    memory[FakeLesson.key] = "lesson/1\nstep 1\ndone 1"
    #expect(changes(of: { _ = screen.lesson.screen }, by: { screen.refresh() }) == 1)
    #expect(screen.lesson.screen.actions.map(\.label) == ["Next"], "another window has done the step")
  }

  @Test func unreadableProgressIsReportedUntilDismissed() {
    memory[FakeLesson.key] = "nonsense"
    let screen = screen()
    #expect(screen.lesson.screen.text("notice-text")?.contains("Can’t read") == true)
    screen.lesson.perform(.init(LessonAction.dismissNotice))
    #expect(screen.lesson.screen.text("notice-text") == nil)
    #expect(screen.lesson.screen.actions.isEmpty)
  }

  @Test(arguments: ["door", "game", "lesson"]) func lessonIsOfferedUntilTheGameOrLessonIsBegun(stored: String) {
    #expect(LessonOffer.isPlayerNew(to: "fake", in: memory.storage))
    memory["parlor.other.\(stored)"] = "something"
    memory["parlor.fake.settings"] = "something"
    #expect(LessonOffer.isPlayerNew(to: "fake", in: memory.storage))
    memory["parlor.fake.\(stored)"] = "something"
    #expect(!LessonOffer.isPlayerNew(to: "fake", in: memory.storage))
  }

  @Test func positionIsBesideTheTextOnlyInLandscapeWithoutLargeText() {
    #expect(LessonLayout.isSideBySide(width: 667, height: 375, hasLargeText: false))
    #expect(LessonLayout.isSideBySide(width: 844, height: 340, hasLargeText: false))
    #expect(!LessonLayout.isSideBySide(width: 390, height: 760, hasLargeText: false))
    #expect(!LessonLayout.isSideBySide(width: 704, height: 900, hasLargeText: false))
    #expect(!LessonLayout.isSideBySide(width: 844, height: 340, hasLargeText: true))
  }

  @Test func boardLeavesRoomForButtonsAndTextWithinItsSizeLimits() {
    #expect(LessonLayout.boardSide(height: 690, isSideBySide: false) == 300)
    #expect(LessonLayout.boardSide(height: 520, isSideBySide: false) == 240, "it stays large enough to play")
    #expect(LessonLayout.boardSide(height: 1000, isSideBySide: false) == LessonLayout.maxPositionWidth)
    #expect(LessonLayout.boardSide(height: 316, isSideBySide: true) == 200)
    #expect(LessonLayout.boardSide(height: 250, isSideBySide: true) == 180)
  }
}
