import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import AppSupport

@MainActor @Suite(.timeLimit(.minutes(5))) struct PracticeScreenTests {
  private let memory = MemoryStorage()
  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private var environment: PlayEnvironment {
    let now = today.startTime + 3600
    return PlayEnvironment(storage: memory.storage, now: { now }, random: { 0 })
  }

  private func storeNotebook(_ lines: String...) {
    let positions = lines.map { "position 0 2026-11-21 2026-11-21 1000 u \($0)" }
    memory["parlor.fake.notebook"] = (["notebook/1"] + positions).joined(separator: "\n")
  }

  private func screen(_ answer: String? = nil) -> PracticeScreen<FakePractice> {
    PracticeScreen(environment) { _ in answer.map { Array($0.utf8) } }
  }

  @Test func coachJudgesTheAnswerAndTheNextPositionFollows() async {
    storeNotebook("one", "two")
    let screen = screen("right")
    screen.practice.perform(.init(PracticeAction.begin))
    screen.practice.choose()
    await until { screen.practice.phase == .judged }
    screen.practice.perform(.init(PracticeAction.advance))
    #expect(screen.practice.screen.text("source") == "two")
    #expect(screen.practice.requests == ["begin", "next"])
  }

  @Test func failedCoachCanBeAskedAgain() async {
    storeNotebook("one", "two")
    let screen = screen(nil)
    screen.practice.perform(.init(PracticeAction.begin))
    screen.practice.choose()
    await until { screen.practice.hasCoachFailed }
    screen.practice.perform(.init(PracticeAction.askAgain))
    await until { screen.practice.hasCoachFailed }
    #expect(screen.practice.requests == ["begin", "ask again"])
  }

  @Test func closingRecordsJudgedPositions() async {
    storeNotebook("one")
    let screen = screen("right")
    screen.close()
    #expect(screen.practice.requests.isEmpty, "there is nothing to end")
    screen.practice.perform(.init(PracticeAction.begin))
    screen.practice.choose()
    await until { screen.practice.phase == .judged }
    screen.close()
    #expect(memory["parlor.fake.notebook"]?.contains("position 1 2026-11-22 2026-11-21") == true)
  }

  @Test func practiceChangesAreObserved() {
    storeNotebook("one")
    let screen = screen()
    #expect(changes(of: { _ = screen.practice }, by: { screen.practice.perform(.init(PracticeAction.begin)) }) == 1)
  }

  @Test func refreshingLoadsTheNotebookOfAnotherDevice() {
    let screen = screen()
    storeNotebook("one")
    screen.refresh()
    #expect(screen.practice.screen.action("Practice your own") != nil, "another device’s notebook has arrived")
  }
}
