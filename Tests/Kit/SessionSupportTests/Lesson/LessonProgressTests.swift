import GameCore
import Testing

@testable import SessionSupport

@Suite struct LessonProgressTests {
  private func read(_ text: String) -> LessonProgress? { LessonProgress(text: Array(text.utf8)) }

  private func progress(step: Int, done: Int, lesson: Int = 0) -> LessonProgress {
    var progress = LessonProgress()
    progress.go(to: step, in: lesson)
    progress.recordDone(done, in: lesson)
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
    #expect(progress.stepIndex(in: 0) == 0)
    #expect(progress.doneCount(in: 0) == 4)
    #expect(String(decoding: progress.text, as: UTF8.self) == text)
  }

  @Test func replayingAStepKeepsCompletedSteps() {
    var progress = progress(step: 5, done: 5)
    progress.go(to: 1, in: 0)
    progress.recordDone(2, in: 0)
    #expect(progress.stepIndex(in: 0) == 1)
    #expect(progress.doneCount(in: 0) == 5)
  }

  @Test func stepAndCountAreClamped() {
    var progress = progress(step: 5, done: 5)
    progress.go(to: -1, in: 0)
    #expect(progress.stepIndex(in: 0) == 0)
    progress.go(to: 1000, in: 0)
    progress.recordDone(1000, in: 0)
    #expect(progress.stepIndex(in: 0) == 99)
    #expect(progress.doneCount(in: 0) == 99)
  }

  @Test func mergingKeepsTheLaterStepAndTheGreaterCount() {
    let (one, other) = (progress(step: 2, done: 6), progress(step: 4, done: 3))
    var (ahead, behind) = (one, other)
    ahead.merge(other)
    behind.merge(one)
    #expect(ahead == behind)
    #expect(ahead == progress(step: 4, done: 6))
    ahead.merge(other)
    #expect(ahead == behind)
  }

  @Test func eachLessonHasItsOwnLines() throws {
    var progress = progress(step: 8, done: 8)
    progress.go(to: 2, in: 2)
    progress.recordDone(3, in: 2)
    progress.go(to: 4, in: 1)
    progress.recordDone(4, in: 1)
    let text = "lesson/1\nstep 8\ndone 8\nlesson 2\nstep-2 4\ndone-2 4\nstep-3 2\ndone-3 3"
    #expect(String(decoding: progress.text, as: UTF8.self) == text)
    #expect(progress.lessonIndex == 1)
    progress.go(to: 0, in: 0)
    let read = try #require(LessonProgress(text: progress.text))
    #expect(read.lessonIndex == 0)
    #expect(read.stepIndex(in: 0) == 0)
    #expect(read.doneCount(in: 0) == 8)
    #expect(read.stepIndex(in: 1) == 4)
    #expect(read.stepIndex(in: 2) == 2)
    #expect(read.doneCount(in: 2) == 3)
  }

  @Test func textOfAnEarlierReleaseIsThatOfTheFirstLesson() throws {
    let read = try #require(self.read("lesson/1\nstep 3\ndone 8"))
    #expect(read.lessonIndex == 0)
    #expect(read.stepIndex(in: 0) == 3)
    #expect(read.doneCount(in: 0) == 8)
    #expect(
      (1..<LessonProgress.maxLessonCount).allSatisfy { read.stepIndex(in: $0) == 0 && read.doneCount(in: $0) == 0 })
  }

  @Test(arguments: [("lesson 1", 0), ("lesson 2", 1), ("lesson 9", 2), ("lesson x", 0)])
  func lessonOfALaterReleaseIsTheLastKnownOne(line: String, lesson: Int) {
    #expect(read("lesson/1\n\(line)")?.lessonIndex == lesson)
  }

  @Test func mergingKeepsTheBestOfEachLesson() {
    let (one, other) = (progress(step: 8, done: 8), progress(step: 2, done: 5, lesson: 1))
    var (first, second) = (one, other)
    first.merge(other)
    second.merge(one)
    #expect(first == second)
    #expect(first.lessonIndex == 1)
    #expect(first.stepIndex(in: 0) == 8)
    #expect(first.doneCount(in: 0) == 8)
    #expect(first.stepIndex(in: 1) == 2)
    #expect(first.doneCount(in: 1) == 5)
  }
}
