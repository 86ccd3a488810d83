import NumberedGame
import Testing

@testable import PlaySupport

@Suite struct LessonProgressTests {
  private func read(_ text: String) -> LessonProgress? { LessonProgress(text: Array(text.utf8)) }

  private func progress(step: Int, done: Int) -> LessonProgress {
    var progress = LessonProgress()
    progress.go(to: step)
    progress.recordDone(done)
    return progress
  }

  @Test(arguments: [
    (0, 0, "lesson/1"), (3, 0, "lesson/1\nstep 3"), (0, 8, "lesson/1\ndone 8"), (2, 10, "lesson/1\nstep 2\ndone 10"),
  ])
  func textRoundTrips(step: Int, done: Int, text: String) {
    let progress = progress(step: step, done: done)
    #expect(String(decoding: progress.text, as: UTF8.self) == text)
    #expect(read(text) == progress)
  }

  @Test(arguments: ["", "lesson/2", "lesson", "\nlesson/1"]) func textInAnotherFormatIsRejected(text: String) {
    #expect(read(text) == nil)
  }

  @Test(arguments: ["", "step 0", "step 03", "step 100", "step -1", "step x", "step ", "badge 1"])
  func unknownLinesCountAsNoProgressAndStay(line: String) throws {
    let text = "lesson/1\n" + line + "\ndone 4"
    let progress = try #require(read(text))
    #expect(progress.stepIndex == 0 && progress.doneCount == 4)
    #expect(String(decoding: progress.text, as: UTF8.self) == text)
  }

  @Test func replayingAStepKeepsCompletedSteps() {
    var progress = progress(step: 5, done: 5)
    progress.go(to: 1)
    progress.recordDone(2)
    #expect(progress.stepIndex == 1 && progress.doneCount == 5)
  }

  @Test func stepAndCountAreClamped() {
    var progress = progress(step: 5, done: 5)
    progress.go(to: -1)
    #expect(progress.stepIndex == 0)
    progress.go(to: 1000)
    progress.recordDone(1000)
    #expect(progress.stepIndex == 99 && progress.doneCount == 99)
  }

  @Test func mergingKeepsTheLaterStepAndTheGreaterCount() {
    let (one, other) = (progress(step: 2, done: 6), progress(step: 4, done: 3))
    var (ahead, behind) = (one, other)
    ahead.merge(other)
    behind.merge(one)
    #expect(ahead == behind && ahead == progress(step: 4, done: 6))
    ahead.merge(other)
    #expect(ahead == behind)
  }
}
