import NumberedGame
import PlaySupport
import Testing

@testable import AppSupport

/// The pages of a practice session, and its connection to the coach.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PracticeScreenTests {
  private let memory = MemoryStorage()
  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private var environment: PlayEnvironment {
    let now = today.begin + 3600
    return PlayEnvironment(storage: memory.storage, now: { now }, random: { 0 })
  }

  private func keep(_ lines: String...) {
    let positions = lines.map { "position 0 2026-11-21 2026-11-21 1000 u \($0)" }
    memory["parlor.fake.notebook"] = (["notebook/1"] + positions).joined(separator: "\n")
  }

  private func screen(_ answer: String? = nil) -> PracticeScreen<FakePractice> {
    PracticeScreen(environment) { _ in answer.map { Array($0.utf8) } }
  }

  @Test func emptyNotebookHasNoActions() {
    let page = screen().page
    #expect(page.phase == .lobby && page.ways.isEmpty && page.headline.hasPrefix("Your notebook is empty."))
    #expect(page.trend?.days.isEmpty == true && page.trend?.text.hasPrefix("Review ") == true)
    #expect(page.insights.isEmpty && page.place == nil && page.isRight == nil && page.notice == nil)
  }

  @Test func practiceAdvancesFromPositionToPosition() async {
    keep("one", "two")
    let screen = screen("right")
    #expect(screen.page.ways == [.begin] && screen.page.label(.begin) == "Practice")
    #expect(screen.page.headline == "2 positions are in your notebook, 2 are due today.")
    screen.go(.begin)
    #expect(screen.page.phase == .asking && screen.page.headline == "What would you do?")
    #expect(screen.page.place == "1 of 2. one" && screen.page.ways == [.stop] && screen.page.trend == nil)
    #expect(screen.page.label(.stop) == "End practice")
    screen.practice.choose()
    #expect(screen.page.headline == "The coach is checking it." && screen.page.ways == [.stop])
    await until { screen.page.phase == .judged }
    #expect(screen.page.headline == "Right." && screen.page.isRight == true && screen.page.notes.isEmpty)
    #expect(screen.page.ways == [.goOn, .stop])
    screen.go(.goOn)
    #expect(screen.page.place == "2 of 2. two")
    screen.practice.choose()
    await until { screen.page.phase == .judged }
    screen.go(.goOn)
    let page = screen.page
    #expect(page.phase == .over && page.headline == "All 2 solved on the first try.")
    #expect(page.notes == ["1 day of practice.", "The next ones come tomorrow."])
    #expect(page.ways == [.begin, .stop] && page.label(.begin) == "Practice more" && page.label(.stop) == "Progress")
    screen.go(.stop)
    #expect(screen.page.phase == .lobby && screen.practice.requests == ["begin", "go on", "go on", "stop"])
  }

  @Test func wrongAnswerShowsTheEarlierMove() async {
    keep("one")
    let screen = screen("wrong")
    screen.go(.begin)
    screen.practice.choose()
    await until { screen.page.phase == .judged }
    #expect(screen.page.isRight == false && screen.page.notes == ["You did otherwise."])
  }

  @Test func missingCoachCanBeRetriedOrSkipped() async {
    keep("one", "two")
    let screen = screen(nil)
    screen.go(.begin)
    screen.practice.choose()
    await until { screen.page.problem != nil }
    #expect(screen.page.problem == "There is no coach." && screen.page.ways == [.askAgain, .goOn, .stop])
    screen.go(.askAgain)
    await until { screen.page.problem != nil }
    screen.go(.goOn)
    #expect(screen.page.place == "1 of 1. two" && screen.practice.requests == ["begin", "ask again", "go on"])
  }

  @Test func closingRecordsJudgedPositions() async {
    keep("one")
    let screen = screen("right")
    screen.close()
    #expect(screen.practice.requests.isEmpty, "there is nothing to be ended")
    screen.go(.begin)
    screen.practice.choose()
    await until { screen.page.phase == .judged }
    screen.close()
    #expect(memory["parlor.fake.notebook"]?.contains("position 1 2026-11-22 2026-11-21") == true)
  }

  @Test func changesAreObserved() {
    keep("one")
    let screen = screen()
    #expect(changes(of: { _ = screen.page }, by: { screen.go(.begin) }) == 1)
  }

  @Test func storageErrorIsReportedOnce() {
    memory["parlor.fake.notebook"] = "nonsense"
    let screen = screen()
    #expect(screen.page.notice?.hasPrefix("Can’t read the saved notebook.") == true)
    screen.dismissNotice()
    #expect(screen.page.notice == nil)
    keep("one")
    screen.comeBack()
    #expect(screen.page.ways == [.begin], "another device’s notebook has come")
  }

  @Test func insightNamesThePartWithTheMostLoss() throws {
    var progress = PlayProgress()
    for game in 0..<5 {
      let parts = [PlayedLoss(count: 10, loss: 1_000), PlayedLoss(count: 10, loss: 3_000)]
      progress.record(
        PlayProgress.Game(line: [UInt8(game)], day: today, whole: parts[0] + parts[1], parts: parts))
    }
    memory.texts["parlor.fake.progress"] = progress.text
    let screen = screen()
    let insight = try #require(screen.page.insights.first)
    #expect(insight.sentence.hasPrefix("You lose most toward the end: 3.00 points per move"))
    let words = screen.practice.core.words
    #expect(insight.parts.map { $0.spoken(words) } == ["Opening: 1.00 points per move", "End: 3.00 points per move"])
  }
}
