import DailyGames
import GameCore
import SessionSupport
import TestSupport
import Testing

@Suite struct LessonScreenTests {
  private let memory = MemoryStorage()

  private func lesson() -> FakeLesson {
    FakeLesson(environment: PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 1 }))
  }

  /// Returns the labels of the buttons. The main button's label begins with `*`.
  private func labels(_ lesson: FakeLesson) -> [String] {
    lesson.screen.allActions.map { ($0.role == .main ? "*" : "") + $0.label }
  }

  private func press(_ label: String, _ lesson: FakeLesson) throws {
    lesson.perform(try #require(lesson.screen.action(label)).id)
  }

  private func remarkContent(_ lesson: FakeLesson) -> Block<Never>.Content? {
    lesson.screen.blocks.first { $0.id == "said" }?.content
  }

  @Test func screenAdvancesThroughTheStepsToTheEndAndRestarts() throws {
    let (lesson, game) = (lesson(), DailyGame.first.name)
    #expect(lesson.screen.title == "Learn \(game)")
    #expect(lesson.screen.sections.map(\.title) == ["To 1"])
    #expect(lesson.screen.text("text") == "Count.")
    #expect(labels(lesson).isEmpty)
    #expect(remarkContent(lesson) == .text("Count to 1.", .lead, isAnnounced: false))
    lesson.core.play(1)
    #expect(remarkContent(lesson) == .text("Good.", .good, isAnnounced: false))
    #expect(labels(lesson) == ["*Next"])
    try press("Next", lesson)
    #expect(lesson.screen.sections.map(\.title) == ["To 2"])
    #expect(labels(lesson).isEmpty)
    lesson.core.goBack()
    #expect(labels(lesson) == ["Next"], "a step that was done before can be skipped, but isn't done now")
    try press("Next", lesson)
    lesson.core.play(1)
    lesson.core.play(2)
    #expect(labels(lesson) == ["*Finish"])
    try press("Finish", lesson)
    #expect(lesson.screen.sections.map(\.title) == ["You can count."])
    #expect(lesson.screen.text("text") == nil)
    #expect(lesson.screen.text("end-text") == "Go and count.")
    #expect(labels(lesson) == ["*Play \(game)", "Again"])
    #expect(lesson.screen.action("Play \(game)")?.destination == .game(.first))
    try press("Again", lesson)
    #expect(lesson.screen.sections.map(\.title) == ["To 1"])
    #expect(lesson.core.stage == .asking)
  }

  @Test func failedStepCanBeRetriedOrDemonstrated() throws {
    let lesson = lesson()
    lesson.core.play(0)
    #expect(remarkContent(lesson) == .text("Nothing is no number.", .lead, isAnnounced: false))
    #expect(labels(lesson).isEmpty)
    lesson.core.play(5)
    #expect(remarkContent(lesson) == .text("It was 1.", .alarm, isAnnounced: false))
    #expect(labels(lesson) == ["*Try again", "Show me"])
    try press("Try again", lesson)
    #expect(remarkContent(lesson) == .text("Count to 1.", .lead, isAnnounced: false))
    #expect(labels(lesson) == ["Show me"])
    try press("Show me", lesson)
    #expect(lesson.core.stage == .done)
  }

  @Test func storageProblemIsShownUntilDismissed() throws {
    memory[FakeLesson.key] = "nonsense"
    let lesson = lesson()
    var drawn = 0
    lesson.core.onChange = { drawn += 1 }
    #expect(lesson.screen.text("notice-text")?.hasPrefix("Can’t read your progress") == true)
    try press("OK", lesson)
    #expect(lesson.screen.text("notice-text") == nil)
    #expect(lesson.screen.sections.count == 1)
    #expect(drawn == 1)
  }
}
