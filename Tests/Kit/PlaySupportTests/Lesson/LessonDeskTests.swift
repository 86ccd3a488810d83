import NumberedGame
import Testing

@testable import PlaySupport

/// A step of a fake lesson: count up to a number. Any other number is a mistake, and 0 is rejected.
private struct Counting: LessonStep {
  let goal: Int
  var title: String { "To \(goal)" }
  var text: String { "Count." }
  var task: String { "Count to \(goal)." }

  func lay() -> Int { 0 }

  func play(_ action: Int, at table: inout Int) -> LessonVerdict {
    guard action > 0 else { return action < 0 ? .prepared("Ready.") : .refused("Nothing is no number.") }
    table += 1
    guard action == table else { return .missed("It was \(table).") }
    return table == goal ? .done("Good.") : .onTheWay("And on.")
  }

  func example(at table: Int) -> Int? { table < goal ? table + 1 : nil }
}

@Suite struct LessonDeskTests {
  private let memory = MemoryStorage()
  private let key = LessonProgress.key("dice")

  private func desk(_ goals: Int...) -> LessonDesk<Counting> {
    let environment = PlayEnvironment(storage: memory.storage, now: { 0 }, random: { 1 })
    return LessonDesk("dice", steps: goals.map { Counting(goal: $0) }, environment: environment)
  }

  @Test func lessonCanBeCompleted() {
    let desk = desk(1, 2)
    var drawn = 0
    desk.onChange = { drawn += 1 }
    #expect(desk.stage == .asking && desk.placeText == "Step 1 of 2" && desk.remark == "")
    #expect(!desk.canGoOn && !desk.canGoBack)
    #expect(memory.texts.isEmpty)
    desk.goOn()
    desk.goBack()
    #expect(desk.place == 0 && drawn == 0)
    desk.play(1)
    #expect(desk.stage == .done && desk.remark == "Good." && desk.status == "Good." && desk.canGoOn && drawn == 1)
    #expect(memory[key] == "lesson/1\nstep 1\ndone 1")
    desk.play(1)
    #expect(drawn == 1 && desk.table == 1)
    desk.goOn()
    #expect(desk.stage == .asking && desk.status == "Step 2 of 2. To 2. Count. Count to 2." && desk.doneCount == 1)
    desk.play(-1)
    #expect(desk.remark == "" && desk.status == "Ready.")
    desk.play(1)
    #expect(desk.stage == .asking && desk.remark == "And on." && !desk.canGoOn)
    desk.play(2)
    desk.goOn()
    #expect(desk.stage == .over && desk.status == desk.endTitle && desk.doneCount == 2 && !desk.canGoOn)
    #expect(memory[key] == "lesson/1\nstep 2\ndone 2")
    desk.play(1)
    desk.retry()
    desk.showNext()
    #expect(desk.stage == .over)
  }

  @Test func firstMistakeAllowsRetryAndSecondAllowsHelp() {
    let desk = desk(2)
    desk.play(7)
    #expect(desk.stage == .missed && desk.remark == "It was 1." && !desk.canShow)
    desk.play(1)
    desk.showNext()
    #expect(desk.stage == .missed && desk.table == 1)
    desk.retry()
    #expect(desk.stage == .asking && desk.table == 0 && desk.remark == "" && desk.status == "Once more. Count to 2.")
    desk.play(0)
    #expect(desk.stage == .asking && desk.remark == "Nothing is no number." && desk.canShow)
    desk.play(7)
    #expect(desk.stage == .missed && desk.canShow)
    // Help starts again from the step's initial position.
    desk.showNext()
    #expect(desk.stage == .asking && desk.table == 1 && desk.remark == "And on.")
    desk.showNext()
    #expect(desk.stage == .done && !desk.canShow && memory[key] == "lesson/1\nstep 1\ndone 1")
  }

  @Test func nextStepResetsMistakes() {
    let desk = desk(1, 1)
    desk.play(0)
    desk.play(0)
    #expect(desk.canShow)
    desk.play(1)
    desk.goOn()
    #expect(!desk.canShow)
    desk.play(0)
    #expect(!desk.canShow)
  }

  @Test func completedStepsCanBeSkippedAndRevisited() {
    memory[key] = "lesson/1\nstep 1\ndone 2"
    let desk = desk(1, 2, 3)
    #expect(desk.place == 1 && desk.canGoOn && desk.canGoBack && desk.doneCount == 2)
    desk.goOn()
    #expect(desk.place == 2 && !desk.canGoOn && memory[key] == "lesson/1\nstep 2\ndone 2")
    desk.goBack()
    desk.goBack()
    #expect(desk.place == 0 && !desk.canGoBack && memory[key] == "lesson/1\ndone 2")
    desk.goOn()
    desk.startOver()
    #expect(desk.place == 0 && desk.doneCount == 2)
  }

  @Test(arguments: ["lesson/1\nstep 2\ndone 2", "lesson/1\nstep 9\ndone 9"])
  func completedLessonStaysCompleted(text: String) {
    memory[key] = text
    let desk = desk(1, 2)
    #expect(desk.stage == .over && desk.doneCount == 2 && desk.canGoBack)
    desk.goBack()
    #expect(desk.stage == .asking && desk.place == 1 && desk.canGoOn)
    desk.goOn()
    #expect(desk.stage == .over)
    desk.startOver()
    #expect(desk.stage == .asking && desk.place == 0 && desk.table == 0)
  }

  @Test func damagedProgressIsQuarantinedAndReported() {
    memory[key] = "lesson/1\nstep many"
    let desk = desk(1)
    #expect(desk.notice?.text.hasPrefix("Can’t read your progress in the lesson.") == true)
    #expect(memory[key + ".damaged"] == "lesson/1\nstep many" && memory[key] == "lesson/1")
    desk.dismissNotice()
    #expect(desk.notice == nil && desk.place == 0)
  }

  @Test func storageFailureIsReported() {
    memory.refuses = true
    let desk = desk(1, 1)
    #expect(desk.notice == nil)
    desk.play(1)
    #expect(desk.notice?.text.contains("can’t save your progress") == true && desk.stage == .done)
    desk.goOn()
    #expect(desk.place == 1)
    memory.refuses = false
    desk.play(1)
    #expect(memory[key] == "lesson/1\nstep 2\ndone 2")
  }

  @Test func progressOfAnotherWindowIsLoadedAndKept() {
    let (desk, other) = (desk(1, 1, 1), desk(1, 1, 1))
    other.play(1)
    other.goOn()
    other.play(1)
    desk.refresh()
    #expect(desk.place == 0 && desk.doneCount == 2 && desk.canGoOn)
    desk.play(1)
    #expect(memory[key] == "lesson/1\nstep 1\ndone 2")
  }
}
