import DailyGames
import GameCore
import SessionSupport
import TestSupport
import Testing

/// Several lessons of a game: which one opens, the list, and the way to the next one.
@Suite struct LessonListTests {
  private let memory = MemoryStorage()

  private func lesson() -> FakeLesson {
    FakeLesson(
      lessons: [[1, 1], [1, 2], [3]],
      environment: PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 1 }))
  }

  private func labels(_ lesson: FakeLesson) -> [String] {
    lesson.screen.allActions.map { ($0.role == .main ? "*" : "") + $0.label }
  }

  private func press(_ label: String, _ lesson: FakeLesson) throws {
    lesson.perform(try #require(lesson.screen.action(label)).id)
  }

  private func items(_ lesson: FakeLesson) -> [ListItem] {
    lesson.screen.blocks.compactMap { if case .list(let items) = $0.content { items } else { nil } }.first ?? []
  }

  /// Completes the rest of the current lesson.
  private func finish(_ core: LessonCore<CountingStep>) {
    while core.showsStep {
      while core.stage == .asking, let action = core.step.expectedAction(at: core.state) { core.play(action) }
      core.advance()
    }
  }

  @Test func newcomerStartsInTheFirstLesson() {
    let core = lesson().core
    #expect(core.lessonIndex == 0)
    #expect(core.stepIndex == 0)
    #expect(core.stage == .asking)
    #expect(core.nextLessonIndex == 1)
    #expect(memory.texts.isEmpty)
  }

  @Test func endOfEachLessonLeadsToTheNextOne() throws {
    let lesson = lesson(), game = DailyGame.first.name
    finish(lesson.core)
    #expect(labels(lesson) == ["*Next: The second", "Play \(game)", "Again"])
    try press("Next: The second", lesson)
    #expect(lesson.core.lessonIndex == 1)
    #expect(lesson.core.stage == .asking)
    #expect(lesson.screen.title == "The second")
    #expect(lesson.core.status == "The second. Step 1 of 2. To 1. Count. Count to 1.")
    #expect(memory[FakeLesson.key] == "lesson/1\nstep 2\ndone 2\nlesson 2")
    finish(lesson.core)
    try press("Next: The third", lesson)
    finish(lesson.core)
    #expect(labels(lesson) == ["*Play \(game)", "Again"], "all lessons are done")
    #expect(self.lesson().core.stage == .over)
    #expect(self.lesson().core.lessonIndex == 2)
  }

  @Test func nextLessonIsTheFirstUnfinishedOne() {
    memory[FakeLesson.key] = "lesson/1\nstep 1\ndone 1\nlesson 2\nstep-2 2\ndone-2 2\nstep-3 1\ndone-3 1"
    let core = lesson().core
    #expect(core.lessonIndex == 0)
    #expect(core.stage == .asking)
    #expect(core.nextLessonIndex == nil)
    core.open(1)
    #expect(core.stage == .asking, "a finished lesson starts again")
    #expect(core.stepIndex == 0, "a finished lesson starts again")
    #expect(core.nextLessonIndex == 0, "a finished lesson starts again")
  }

  @Test(arguments: [
    ("lesson/1\nstep 1\ndone 1", 0, 1), ("lesson/1\nstep 2\ndone 2", 1, 0),
    ("lesson/1\nstep 2\ndone 2\nlesson 2\nstep-2 1", 1, 1), ("lesson/1\nlesson 3", 2, 0),
    ("lesson/1\nstep 2\ndone 2\nlesson 2\nstep-2 2\ndone-2 2", 2, 0),
  ])
  func storedProgressOpensTheLessonToContinue(text: String, lesson: Int, step: Int) {
    memory[FakeLesson.key] = text
    let core = self.lesson().core
    #expect(core.lessonIndex == lesson)
    #expect(core.stepIndex == step)
    #expect(core.stage == .asking)
    #expect(memory[FakeLesson.key] == text, "opening changes nothing")
  }

  @Test func listShowsAndOpensEachLesson() throws {
    memory[FakeLesson.key] = "lesson/1\nstep 2\ndone 2\nlesson 2\nstep-2 1\ndone-2 1"
    let lesson = lesson()
    lesson.perform(.init(LessonAction.showList))
    #expect(lesson.core.stage == .choosing)
    #expect(!lesson.core.acceptsActions)
    #expect(!lesson.core.canAdvance)
    #expect(lesson.screen.sections.map(\.title) == ["Lessons"])
    #expect(lesson.screen.actions.isEmpty)
    #expect(items(lesson).map(\.title) == ["1. The first", "2. The second", "3. The third"])
    #expect(items(lesson).map(\.detail) == ["Up to 1.", "Up to 2.", "Up to 3."])
    #expect(items(lesson).map(\.value) == ["Done", "1 of 2", ""])
    lesson.perform(items(lesson)[2].action)
    #expect(lesson.core.lessonIndex == 2)
    #expect(lesson.core.stage == .asking)
    #expect(lesson.core.doneCount == 0)
    lesson.core.showList()
    lesson.perform(items(lesson)[1].action)
    #expect(lesson.core.lessonIndex == 1, "it continues where the player left it")
    #expect(lesson.core.stepIndex == 1, "it continues where the player left it")
    lesson.core.open(3)
    #expect(lesson.core.lessonIndex == 1)
  }

  @Test func listClosesWithoutAChange() {
    let core = lesson().core
    core.play(7)
    #expect(core.stage == .missed)
    core.showList()
    #expect(core.status == "Lessons")
    #expect(core.remark == "It was 1.")
    core.goBack()
    #expect(core.stage == .missed)
    #expect(core.status == "It was 1.")
    #expect(core.remark == "It was 1.")
    core.retry()
    finish(core)
    core.showList()
    core.goBack()
    #expect(core.stage == .over)
    #expect(core.status == "You can count.")
  }

  @Test func addressOfAFinishedLessonShowsItsEnd() {
    memory[FakeLesson.key] = "lesson/1\nstep 2\ndone 2"
    let core = lesson().core
    core.open(0, resumesAtEnd: true)
    #expect(core.stage == .over)
    #expect(core.lessonIndex == 0)
    #expect(core.nextLessonIndex == 1)
    core.goBack()
    #expect(core.stage == .asking)
    #expect(core.stepIndex == 1)
  }

  @Test func eachBeginningOfAStepIsCounted() {
    let core = lesson().core
    let count = core.beginCount
    core.play(7)
    core.retry()
    #expect(core.beginCount == count)
    core.open(1)
    core.open(0)
    #expect(core.beginCount == count + 2)
  }
}
