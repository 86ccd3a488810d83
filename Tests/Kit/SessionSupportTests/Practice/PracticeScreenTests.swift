import GameCore
import SessionSupport
import TestSupport
import Testing

@Suite struct PracticeScreenTests {
  private let memory = MemoryStorage()

  private func storeNotebook(_ lines: String...) {
    let positions = lines.map { "position 0 2026-11-21 2026-11-21 1000 u \($0)" }
    memory["parlor.fake.notebook"] = (["notebook/1"] + positions).joined(separator: "\n")
  }

  private func practice() -> FakePractice {
    let now = date(0).startTime + 3600
    return FakePractice(
      environment: PlayEnvironment(storage: memory.storage, now: { now }, random: { 0 }))
  }

  private func labels(_ practice: FakePractice) -> [String] { practice.screen.allActions.map(\.label) }

  private func press(_ label: String, _ practice: FakePractice) throws {
    practice.perform(try #require(practice.screen.action(label)).id)
  }

  private func judge(_ practice: FakePractice, _ answer: String) {
    practice.choose()
    practice.coachDidAnswer(Array(answer.utf8), to: practice.originText)
  }

  @Test func emptyNotebookShowsASummaryAndATrendTextButNoActions() {
    let screen = practice().screen
    #expect(screen.title == "Practice")
    #expect(screen.allActions.isEmpty)
    #expect(screen.text("summary")?.hasPrefix("Review a game, and") == true)
    #expect(screen.text("trend-text") == "Review a game to see what your mistakes cost.")
    #expect(screen.sections.map(\.id.text) == ["notebook", "improving"])
    #expect(screen.blocks.count == 2)
  }

  @Test func practiceAdvancesThroughThePositionsToTheResult() throws {
    storeNotebook("one", "two")
    let practice = practice()
    #expect(practice.screen.text("summary") == "2 positions are in your notebook, 2 are due today.")
    #expect(labels(practice) == ["Practice your own"])
    try press("Practice your own", practice)
    #expect(practice.screen.sections.map(\.title) == ["1 of 2", nil])
    #expect(practice.screen.text("source") == "one")
    #expect(practice.screen.text("question") == "What would you do?")
    #expect(labels(practice) == ["End practice"])
    practice.choose()
    #expect(practice.screen.text("question") == "The coach is checking it.")
    #expect(labels(practice) == ["End practice"])
    practice.coachDidAnswer(Array("right".utf8), to: "one")
    #expect(practice.screen.blocks.contains(Block("question", .text("Right.", .good, isAnnounced: false))))
    #expect(practice.screen.text("memory") == nil)
    #expect(labels(practice) == ["Next", "End practice"])
    try press("Next", practice)
    #expect(practice.screen.sections.first?.title == "2 of 2")
    judge(practice, "right")
    try press("Next", practice)
    #expect(practice.screen.sections.map(\.title) == ["All 2 solved on the first try."])
    #expect(practice.screen.text("next") == "The next ones come tomorrow.")
    #expect(practice.screen.text("streak") == "1 day of practice.")
    #expect(labels(practice) == ["Practice more", "Your progress"])
    try press("Your progress", practice)
    #expect(practice.phase == .idle)
    #expect(practice.requests == ["begin", "next", "next", "stop"])
  }

  @Test func wrongAnswerShowsTheEarlierMove() throws {
    storeNotebook("one")
    let practice = practice()
    try press("Practice your own", practice)
    judge(practice, "wrong")
    #expect(practice.screen.blocks.contains(Block("question", .text("There is better.", .alarm, isAnnounced: false))))
    #expect(practice.screen.text("reason") == "It is so.")
    #expect(practice.screen.text("memory") == "You did otherwise.")
  }

  @Test func positionCanBeRetriedOrSkippedIfTheCoachFails() throws {
    storeNotebook("one", "two")
    let practice = practice()
    try press("Practice your own", practice)
    practice.choose()
    practice.handleCoachFailure()
    #expect(practice.screen.text("problem") == "There is no coach.")
    #expect(labels(practice) == ["Try again", "Next", "End practice"])
    try press("Try again", practice)
    #expect(practice.screen.text("problem") == nil)
    practice.handleCoachFailure()
    try press("Next", practice)
    #expect(practice.screen.text("source") == "two")
    #expect(practice.requests == ["begin", "ask again", "next"])
  }

  @Test func damagedNotebookIsReportedUntilDismissed() throws {
    memory["parlor.fake.notebook"] = "nonsense"
    let practice = practice()
    var changeCount = 0
    practice.onChange = { changeCount += 1 }
    #expect(practice.screen.text("notice-text")?.hasPrefix("Can’t read the saved notebook.") == true)
    try press("OK", practice)
    #expect(practice.screen.text("notice-text") == nil)
    #expect(changeCount == 1)
  }

  @Test func insightAndTrendOfReviewedGamesAreShown() throws {
    var progress = PlayProgress()
    for game in 0..<5 {
      let parts = [TotalLoss(count: 10, loss: 1_000), TotalLoss(count: 10, loss: 3_000)]
      progress.record(.sample("\(game)", day: 0, total: parts[0] + parts[1], parts: parts))
    }
    memory.texts["parlor.fake.progress"] = progress.text
    let screen = practice().screen
    #expect(screen.sections.map(\.title).last == "Opening, end")
    #expect(screen.text("insight-text")?.hasPrefix("You lose most toward the end: 3.00 points per move") == true)
    guard case .bars(let bars) = screen.blocks.last?.content else { throw TestFailure() }
    #expect(bars.map(\.spokenText) == ["Opening: 1.00 points per move", "End: 3.00 points per move"])
    #expect(bars.map(\.text) == ["1.00", "3.00"])
    #expect(bars.map(\.share) == [33, 100])
    #expect(
      screen.blocks.contains { if case .trend(_, let spokenText) = $0.content { !spokenText.isEmpty } else { false } })
  }

  private struct TestFailure: Error {}
}
