import GameCore
import TestSupport
import Testing

@testable import SessionSupport

/// The five positions that everybody practices on a day.
@Suite struct DailyPracticeTests {
  private let memory = MemoryStorage()
  private let clock = Clock()

  private final class Clock {
    var day = 0
  }

  private func core() -> PracticeCore {
    let environment = PlayEnvironment(
      storage: memory.storage, now: { [clock] in date(clock.day).startTime + 3600 }, random: { 1 })
    return PracticeCore(
      PracticeKeys(game: "dice"), words: PracticeText(unit: "pips", move: "throw", divisions: []),
      daily: testPositions, environment: environment)
  }

  private var stored: String? { memory["parlor.dice.five"] }

  @Test func positionsAreTheSameForEveryoneAndOthersTheNextDay() {
    let today = testPositions.positions(on: date(0)).map(\.name)
    #expect(today.count == 5)
    #expect(today == testPositions.positions(on: date(2)).map(\.name))
    #expect(Set(today).union(testPositions.positions(on: date(1)).map(\.name)).count == 10)
    let unreadable = DailyPositions(game: "Dice", testPositions.table) { code, _ in
      code % 64 == 3 ? nil : practicePosition("\(code)")
    }
    #expect(unreadable.positions(on: date(0)).isEmpty)
  }

  @Test func firstAnswersAreMarkedAndUnsolvedPositionsAskedAgain() {
    let core = core()
    #expect(core.canPlayDaily)
    #expect(core.dailyLabel == "Play today’s five")
    #expect(core.shareItem(of: date(0)) == nil)
    core.beginDaily()
    var asked: [String] = []
    for isSolved in [true, true, false, true, true, true] {
      asked.append("\(core.progressText): \(core.round?.current?.name.last ?? "?")")
      core.answerAndAdvance(isSolved: isSolved)
    }
    #expect(asked == ["1 of 5: 0", "2 of 5: 1", "3 of 5: 2", "4 of 5: 3", "5 of 5: 4", "Again: 2"])
    #expect(core.round?.current == nil)
    #expect(core.resultText == "4 of 5 solved on the first try.")
    #expect(stored == "five/1\nday 2026-11-21 11011")
    #expect(!core.canPlayDaily)
    #expect(core.dailySummary == "4 of 5 solved on the first try. New positions tomorrow.")
    #expect(core.streakText == "1 day of practice")
    #expect(core.notebook.positions.isEmpty)
    #expect(core.shareItem(of: date(0))?.text == "Parlor Dice practice, Nov 21: 🟩🟩⬜🟩🟩")
    core.beginDaily()
    #expect(core.round == nil, "the day is over")
  }

  @Test func leavingKeepsTheMarksAndContinuesWithTheRest() {
    let first = core()
    first.beginDaily()
    first.answerAndAdvance(isSolved: false)
    first.answerAndAdvance(isSolved: true)
    let second = core()
    #expect(second.dailyLabel == "Continue today’s five")
    #expect(second.dailySummary == "1 of 2 solved on the first try. 3 left today.")
    second.beginDaily()
    #expect(second.progressText == "3 of 5")
    #expect(second.round?.current?.name.last == "2")
    for _ in 0..<3 { second.answerAndAdvance(isSolved: true) }
    #expect(second.progressText == "Again", "the missed one comes again")
    #expect(second.round?.current?.name.last == "0", "the missed one comes again")
    second.answerAndAdvance(isSolved: true)
    #expect(second.resultText == "4 of 5 solved on the first try.")
    #expect(stored == "five/1\nday 2026-11-21 01111")
  }

  @Test func roundThatBeganYesterdayFinishesYesterdaysPositions() {
    let core = core()
    core.beginDaily()
    core.answerAndAdvance(isSolved: true)
    clock.day = 1
    core.refresh()
    for _ in 0..<4 { core.answerAndAdvance(isSolved: true) }
    #expect(stored == "five/1\nday 2026-11-21 11111")
    #expect(core.resultText == "All 5 solved on the first try.")
    #expect(core.markedDay == date(0))
    #expect(core.canPlayDaily)
    #expect(core.notebook.days == [date(0), date(1)])
  }

  @Test func anotherWindowsAnswerIsKept() {
    let (one, other) = (core(), core())
    one.beginDaily()
    other.beginDaily()
    other.answerAndAdvance(isSolved: false)
    one.answerAndAdvance(isSolved: true)
    one.answerAndAdvance(isSolved: true)
    #expect(stored == "five/1\nday 2026-11-21 01---")
    other.refresh()
    #expect(other.marks[date(0)].answeredCount == 2)
  }

  @Test func skippedPositionStaysOpen() {
    let core = core()
    core.beginDaily()
    core.advance()
    for _ in 0..<4 { core.answerAndAdvance(isSolved: true) }
    #expect(core.round?.current == nil)
    #expect(stored == "five/1\nday 2026-11-21 -1111")
    #expect(core.canPlayDaily)
    #expect(core.resultText == "4 of 4 solved on the first try.")
    core.beginDaily()
    #expect(core.round?.current?.name.last == "0")
    #expect(core.progressText == "5 of 5")
  }

  @Test func damagedMarksAreSetAsideAndReported() {
    memory["parlor.dice.five"] = "nonsense"
    let core = core()
    #expect(core.notice?.text.hasPrefix("Can’t read the saved results of your daily positions.") == true)
    #expect(memory["parlor.dice.five.damaged"] == "nonsense")
    #expect(stored == "five/1")
  }

  @Test func trendBeginsOnTheFirstDay() {
    let core = core()
    #expect(core.marksTrendText == nil)
    #expect(core.marksChart == nil)
    core.beginDaily()
    for isSolved in [true, true, false, true] { core.answerAndAdvance(isSolved: isSolved) }
    #expect(core.marksTrendText == "Today you solved 3 of 4 daily positions on the first try.")
    clock.day = 2
    #expect(core.marksTrendText == "So far you solved 3 of 4 daily positions on the first try.")
    core.beginDaily()
    core.answerAndAdvance(isSolved: true)
    #expect(
      core.marksTrendText == "In the last 30 days you solved 4 of 5 daily positions on the first try, on 2 days.")
    #expect(core.marksChart?.bars.map(\.share) == [60, 20])
    clock.day = 40
    #expect(core.marksTrendText == nil)
  }
}

/// The screen of the daily positions.
@Suite struct DailyPracticeScreenTests {
  private let memory = MemoryStorage()

  private func practice() -> FakePractice {
    FakePractice(
      environment: PlayEnvironment(storage: memory.storage, now: { date(0).startTime + 3600 }, random: { 0 }),
      daily: testPositions)
  }

  private func labels(_ practice: FakePractice) -> [String] { practice.screen.allActions.map(\.label) }

  private func press(_ label: String, _ practice: FakePractice) throws {
    practice.perform(try #require(practice.screen.action(label)).id)
  }

  @Test func newcomerIsOfferedTodaysFiveFirst() throws {
    let screen = practice().screen
    #expect(screen.sections.map(\.title) == ["Today’s five", "Your own positions", "Are you improving?"])
    #expect(screen.text("five-text") == "The same for everyone, from easy to hard.")
    #expect(screen.allActions.map(\.label) == ["Play today’s five"])
    #expect(screen.action("Play today’s five")?.role == .main)
  }

  @Test func roundLeadsToTheMarksAndTheirShareText() throws {
    let practice = practice()
    try press("Play today’s five", practice)
    for (index, answer) in ["right", "wrong", "right", "right", "right", "right"].enumerated() {
      #expect(practice.screen.sections.first?.title == (index < 5 ? "\(index + 1) of 5" : "Again"))
      practice.choose()
      practice.coachDidAnswer(Array(answer.utf8), to: practice.originText)
      try press("Next", practice)
    }
    #expect(practice.screen.sections.first?.title == "4 of 5 solved on the first try.")
    #expect(practice.screen.text("next") == "New positions tomorrow.")
    #expect(labels(practice) == ["Share", "Your progress"])
    guard case .marks(let marks, let spokenText) = practice.screen.sections[0].blocks[0].content else {
      throw TestFailure()
    }
    #expect(marks.map(\.letter) == ["✓", "×", "✓", "✓", "✓"])
    #expect(marks.map(\.isFilled) == [true, false, true, true, true])
    #expect(spokenText == "Today’s five: solved, missed, solved, solved, solved.")
    #expect(practice.screen.action("Share")?.shareItem?.text == "Parlor Dice practice, Nov 21: 🟩⬜🟩🟩🟩")
    practice.handleShareOutcome(.copied)
    #expect(practice.screen.text("shared") == "Result copied.")
    try press("Your progress", practice)
    #expect(practice.screen.text("five-text") == "4 of 5 solved on the first try. New positions tomorrow.")
    #expect(labels(practice) == ["Share"])
    #expect(practice.screen.text("streak") == "1 day of practice.")
  }

  @Test func ownPositionsAreTheSecondButtonUntilTheFiveAreDone() throws {
    memory["parlor.fake.notebook"] = "notebook/1\nposition 0 2026-11-21 2026-11-21 1000 u one"
    let practice = practice()
    #expect(labels(practice) == ["Play today’s five", "Practice your own"])
    #expect(practice.screen.action("Practice your own")?.role == .plain)
    memory["parlor.fake.five"] = "five/1\nday 2026-11-21 1----"
    practice.core.refresh()
    #expect(labels(practice).first == "Continue today’s five")
    guard case .marks(let marks, let spokenText) = practice.screen.sections[0].blocks[0].content else {
      throw TestFailure()
    }
    #expect(marks.map(\.letter) == ["✓", "2", "3", "4", "5"])
    #expect(marks.map(\.isOwn) == [false, true, false, false, false])
    #expect(spokenText == "Today’s five: solved, 4 open.")
    memory["parlor.fake.five"] = "five/1\nday 2026-11-21 11111"
    practice.core.refresh()
    #expect(labels(practice) == ["Share", "Practice your own"])
    #expect(practice.screen.action("Practice your own")?.role == .main)
  }

  private struct TestFailure: Error {}
}
