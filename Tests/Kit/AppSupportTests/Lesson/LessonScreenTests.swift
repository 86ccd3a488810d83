import NumberedGame
import PlaySupport
import Testing

@testable import AppSupport

/// A step of a fake lesson: the player must say a number.
private struct Saying: LessonStep {
  let right: Int
  var title: String { "Number \(right)" }
  var text: String { "Numbers can be said." }
  var task: String { "Say \(right)." }

  func lay() -> Int { 0 }

  func play(_ action: Int, at controller: inout Int) -> LessonVerdict {
    guard action != right else { return .done("Well said.") }
    return action > right ? .missed("Too much.") : .refused("Too little.")
  }

  func example(at controller: Int) -> Int? { right }
}

/// A lesson with two steps.
private final class FakeLesson: LessonSession {
  let core: LessonCore<Saying>
  let endText = "Go and say numbers."

  init(environment: PlayEnvironment) {
    core = LessonCore("fake", steps: [Saying(right: 1), Saying(right: 2)], environment: environment)
  }
}

/// The pages and actions of a lesson.
@MainActor struct LessonScreenTests {
  private let memory = MemoryStorage()

  private func screen() -> LessonScreen<FakeLesson> {
    LessonScreen(PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 0 }))
  }

  private func go(_ screen: LessonScreen<FakeLesson>, _ action: LessonPage.Action) -> Bool {
    var plays = false
    screen.go(action) { plays = true }
    return plays
  }

  @Test func nextAdvancesToTheNextStep() {
    let screen = screen()
    var page = screen.page
    #expect(page.place == "Step 1 of 2" && page.title == "Number 1" && page.said == "Say 1." && page.actions.isEmpty)
    #expect(page.marks == [.here, .open] && !page.canGoBack && page.spokenSaid == "Say 1." && !page.hasMainAction)
    screen.lesson.core.play(1)
    page = screen.page
    #expect(page.stage == .done && page.said == "Well said." && page.spokenSaid == "Right. Well said.")
    #expect(page.actions == [.goOn] && page.hasMainAction && page.label(.goOn, game: "Fake") == "Next")
    #expect(!go(screen, .goOn))
    #expect(screen.page.place == "Step 2 of 2" && screen.page.marks == [.done, .here] && screen.page.canGoBack)
    screen.goBack()
    page = screen.page
    #expect(
      page.actions == [.goOn] && !page.hasMainAction, "a completed step can be skipped, but that isn't the main action")
    _ = go(screen, .goOn)
    screen.lesson.core.play(2)
    #expect(screen.page.label(.goOn, game: "Fake") == "Finish")
    _ = go(screen, .goOn)
    page = screen.page
    #expect(page.stage == .over && page.place == nil && page.said == nil && page.marks.isEmpty)
    #expect(page.title == screen.lesson.core.endTitle && page.text == "Go and say numbers.")
    #expect(page.actions == [.play, .startOver] && page.label(.play, game: "Fake") == "Play Fake")
    #expect(go(screen, .play) && screen.page.stage == .over)
    #expect(!go(screen, .startOver) && screen.page.place == "Step 1 of 2")
  }

  @Test func missedStepCanBeRetriedOrShown() {
    let screen = screen()
    screen.lesson.core.play(0)
    #expect(screen.page.stage == .asking && screen.page.said == "Too little." && screen.page.actions.isEmpty)
    screen.lesson.core.play(5)
    let page = screen.page
    #expect(page.actions == [.retry, .show] && page.hasMainAction && page.spokenSaid == "Not quite. Too much.")
    #expect(page.label(.retry, game: "Fake") == "Try again" && page.label(.show, game: "Fake") == "Show me")
    _ = go(screen, .retry)
    #expect(screen.page.stage == .asking && screen.page.said == "Say 1." && screen.page.actions == [.show])
    #expect(!screen.page.hasMainAction)
    _ = go(screen, .show)
    #expect(screen.page.stage == .done)
  }

  @Test func changesAreObserved() {
    let screen = screen()
    #expect(changes(of: { _ = screen.page }, by: { screen.lesson.core.play(1) }) == 1)
  }

  @Test func storageErrorIsReportedOnce() {
    memory[LessonProgress.key("fake")] = "nonsense"
    let screen = screen()
    #expect(screen.page.notice?.contains("Can’t read") == true)
    screen.dismissNotice()
    #expect(screen.page.notice == nil)
    memory[LessonProgress.key("fake")] = "lesson/1\nstep 1\ndone 1"
    screen.comeBack()
    #expect(screen.page.actions == [.goOn], "another window has done the step")
  }

  @Test(arguments: ["door", "game", "lesson"]) func lessonIsOfferedUntilTheGameIsPlayed(kept: String) {
    #expect(LessonOffer.isNew("fake", in: memory.storage))
    memory["parlor.other.\(kept)"] = "something"
    memory["parlor.fake.settings"] = "something"
    #expect(LessonOffer.isNew("fake", in: memory.storage))
    memory["parlor.fake.\(kept)"] = "something"
    #expect(!LessonOffer.isNew("fake", in: memory.storage))
  }

  @Test func positionIsBesideTheTextOnAPhoneInLandscape() {
    #expect(LessonLayout.isSideBySide(width: 667, height: 375, hasLargeText: false))
    #expect(LessonLayout.isSideBySide(width: 844, height: 340, hasLargeText: false))
    #expect(!LessonLayout.isSideBySide(width: 390, height: 760, hasLargeText: false))
    #expect(!LessonLayout.isSideBySide(width: 704, height: 900, hasLargeText: false))
    #expect(!LessonLayout.isSideBySide(width: 844, height: 340, hasLargeText: true))
  }

  @Test func boardLeavesRoomForButtonsAndText() {
    #expect(LessonLayout.boardSide(height: 690, isSideBySide: false) == 300)
    #expect(LessonLayout.boardSide(height: 520, isSideBySide: false) == 240, "it stays large enough to play")
    #expect(LessonLayout.boardSide(height: 1000, isSideBySide: false) == LessonLayout.tableWidth)
    #expect(LessonLayout.boardSide(height: 316, isSideBySide: true) == 200)
    #expect(LessonLayout.boardSide(height: 250, isSideBySide: true) == 180)
  }
}
