import GameCore
import SessionSupport
import TestSupport
import Testing

@Suite struct LessonCoreTests {
  private let memory = MemoryStorage()
  private let key = FakeLesson.key

  private func core(_ goals: Int...) -> LessonCore<CountingStep> {
    FakeLesson(goals, environment: PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 1 })).core
  }

  @Test func lessonSavesEachCompletedStepAndIgnoresUnavailableActions() {
    let core = core(1, 2)
    var drawn = 0
    core.onChange = { drawn += 1 }
    #expect(core.stage == .asking)
    #expect(core.progressText == "Step 1 of 2")
    #expect(core.remark == "")
    #expect(!core.canAdvance)
    #expect(!core.canGoBack)
    #expect(memory.texts.isEmpty)
    core.advance()
    core.goBack()
    #expect(core.stepIndex == 0)
    #expect(drawn == 0)
    core.play(1)
    #expect(core.stage == .done)
    #expect(core.remark == "Good.")
    #expect(core.status == "Right. Good.")
    #expect(core.canAdvance)
    #expect(drawn == 1)
    #expect(memory[key] == "lesson/1\nstep 1\ndone 1")
    core.play(1)
    #expect(drawn == 1)
    #expect(core.state == 1)
    core.advance()
    #expect(core.stage == .asking)
    #expect(core.status == "Step 2 of 2. To 2. Count. Count to 2.")
    #expect(core.doneCount == 1)
    core.play(-1)
    #expect(core.remark == "")
    #expect(core.status == "Ready.")
    core.play(1)
    #expect(core.stage == .asking)
    #expect(core.remark == "And on.")
    #expect(!core.canAdvance)
    core.play(2)
    core.advance()
    #expect(core.stage == .over)
    #expect(core.status == "You can count.")
    #expect(core.doneCount == 2)
    #expect(!core.canAdvance)
    #expect(memory[key] == "lesson/1\nstep 2\ndone 2")
    core.play(1)
    core.retry()
    core.showNext()
    #expect(core.stage == .over)
  }

  @Test func firstMistakeAllowsRetryAndSecondAllowsHelp() {
    let core = core(2)
    core.play(7)
    #expect(core.stage == .missed)
    #expect(core.remark == "It was 1.")
    #expect(core.status == "Not quite. It was 1.")
    #expect(!core.canShowNext)
    core.play(1)
    core.showNext()
    #expect(core.stage == .missed)
    #expect(core.state == 1)
    core.retry()
    #expect(core.stage == .asking)
    #expect(core.state == 0)
    #expect(core.remark == "")
    #expect(core.status == "Again. Count to 2.")
    core.play(0)
    #expect(core.stage == .asking)
    #expect(core.remark == "Nothing is no number.")
    #expect(core.canShowNext)
    core.play(7)
    #expect(core.stage == .missed)
    #expect(core.canShowNext)
    // After help, the step starts again from its initial position.
    core.showNext()
    #expect(core.stage == .asking)
    #expect(core.state == 1)
    #expect(core.remark == "And on.")
    core.showNext()
    #expect(core.stage == .done)
    #expect(!core.canShowNext)
    #expect(memory[key] == "lesson/1\nstep 1\ndone 1")
  }

  @Test func nextStepResetsMistakes() {
    let core = core(1, 1)
    core.play(0)
    core.play(0)
    #expect(core.canShowNext)
    core.play(1)
    core.advance()
    #expect(!core.canShowNext)
    core.play(0)
    #expect(!core.canShowNext)
  }

  @Test func completedStepsCanBeSkippedRevisitedAndRestarted() {
    memory[key] = "lesson/1\nstep 1\ndone 2"
    let core = core(1, 2, 3)
    #expect(core.stepIndex == 1)
    #expect(core.canAdvance)
    #expect(core.canGoBack)
    #expect(core.doneCount == 2)
    core.advance()
    #expect(core.stepIndex == 2)
    #expect(!core.canAdvance)
    #expect(memory[key] == "lesson/1\nstep 2\ndone 2")
    core.goBack()
    core.goBack()
    #expect(core.stepIndex == 0)
    #expect(!core.canGoBack)
    #expect(memory[key] == "lesson/1\ndone 2")
    core.advance()
    core.startOver()
    #expect(core.stepIndex == 0)
    #expect(core.doneCount == 2)
  }

  @Test(arguments: ["lesson/1\nstep 2\ndone 2", "lesson/1\nstep 9\ndone 9"])
  func completedLessonCanBeRevisitedAndRestarted(text: String) {
    memory[key] = text
    let core = core(1, 2)
    #expect(core.stage == .over)
    #expect(core.doneCount == 2)
    #expect(core.canGoBack)
    core.goBack()
    #expect(core.stage == .asking)
    #expect(core.stepIndex == 1)
    #expect(core.canAdvance)
    core.advance()
    #expect(core.stage == .over)
    core.startOver()
    #expect(core.stage == .asking)
    #expect(core.stepIndex == 0)
    #expect(core.state == 0)
  }

  @Test func damagedProgressIsQuarantinedAndReported() {
    memory[key] = "lesson/2\nstep 3"
    let core = core(1)
    #expect(core.notice?.text.hasPrefix("Can’t read your progress in the lesson.") == true)
    #expect(memory[key + ".damaged"] == "lesson/2\nstep 3")
    #expect(memory[key] == "lesson/1")
    core.dismissNotice()
    #expect(core.notice == nil)
    #expect(core.stepIndex == 0)
  }

  @Test func storageFailureIsReportedAndSavingRetried() {
    memory.refusesWrites = true
    let core = core(1, 1)
    #expect(core.notice == nil)
    core.play(1)
    #expect(core.notice?.text.contains("can’t save your progress") == true)
    #expect(core.stage == .done)
    core.advance()
    #expect(core.stepIndex == 1)
    memory.refusesWrites = false
    core.play(1)
    #expect(memory[key] == "lesson/1\nstep 2\ndone 2")
  }

  @Test func progressOfAnotherWindowIsLoadedAndKept() {
    let (core, other) = (core(1, 1, 1), core(1, 1, 1))
    other.play(1)
    other.advance()
    other.play(1)
    core.refresh()
    #expect(core.stepIndex == 0)
    #expect(core.doneCount == 2)
    #expect(core.canAdvance)
    core.play(1)
    #expect(memory[key] == "lesson/1\nstep 1\ndone 2")
  }
}
