import Observation
import PlaySupport
import Synchronization
import Testing

@testable import AppSupport

/// A coach that answers when the test allows it, and that fails for odd numbers.
private actor Coach {
  private(set) var questions: [Int] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func answer(_ question: Int) async -> [UInt8]? {
    questions.append(question)
    await withCheckedContinuation { waiting.append($0) }
    return question % 2 == 0 ? [UInt8(question)] : nil
  }

  var isAsked: Bool { !waiting.isEmpty }

  func goOn() {
    let due = waiting
    waiting = []
    for continuation in due { continuation.resume() }
  }
}

/// A table with a sheet over it.
private final class AskingTable: ObservedTable<Session> {
  override var topLayer: Layer { .cover }
}

@MainActor @Suite struct ObservedTableTests {
  private let session = Session()
  private let coach = Coach()

  private func table() -> ObservedTable<Session> {
    ObservedTable(session) { [coach] in await coach.answer($0) }
  }

  /// Waits for the next question to the coach, and lets the coach answer.
  private func letAnswer() async {
    while await !coach.isAsked { await Task.yield() }
    await coach.goOn()
  }

  /// Yields the main actor until the condition holds.
  private func wait(until isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }

  @Test func changesAreObserved() {
    let table = table()
    let count = Mutex(0)
    withObservationTracking {
      _ = table.session.tab
    } onChange: {
      count.withLock { $0 += 1 }
    }
    table.tab = .rules
    #expect(session.tab == .rules && count.withLock { $0 } == 1)
  }

  @Test func pendingQuestionIsSentAtOnce() async {
    session.coachQuestion = 4
    let table = table()
    await letAnswer()
    await wait { session.answers == [[4]] }
    withExtendedLifetime(table) {}
  }

  @Test func questionsAreSentOneAtATime() async {
    let table = table()
    session.ask(2)
    session.ask(6)
    session.ask(8)
    await letAnswer()
    await letAnswer()
    await wait { session.coachQuestion == nil }
    #expect(session.answers == [[8]], "the answer to an older question is ignored")
    #expect(await coach.questions == [2, 8])
    withExtendedLifetime(table) {}
  }

  @Test func failureIsReportedOnlyForThePendingQuestion() async {
    let table = table()
    session.ask(1)
    session.ask(2)
    await letAnswer()
    await letAnswer()
    await wait { session.coachQuestion == nil }
    #expect(session.failureCount == 0 && session.answers == [[2]])
    session.ask(3)
    await letAnswer()
    await wait { session.failureCount == 1 }
    withExtendedLifetime(table) {}
  }

  @Test func sessionThatWasLeftReceivesNoAnswer() async {
    let table = table()
    session.ask(2)
    while await !coach.isAsked { await Task.yield() }
    let other = Session()
    other.coachQuestion = 4
    table.sit(at: other)
    while await coach.questions.count < 2 { await Task.yield() }
    await coach.goOn()
    await wait { other.answers == [[4]] }
    #expect(session.answers.isEmpty)
    table.sitAtOwn()
    await letAnswer()
    await wait { session.answers == [[2]] }
  }

  @Test func shownWindowReadsTheStorage() {
    session.windowShown()
    session.windowHidden()
    #expect(session.lookCount == 1)
  }

  // MARK: Windows

  @Test func clockRunsWhileAnyWindowIsVisible() {
    let table = table()
    let first = table.openWindow()
    table.change { $0.set(.active, of: first) }
    let second = table.openWindow()
    table.change { $0.set(.active, of: second) }
    #expect(session.visits == ["shown"])
    table.change { $0.set(.background, of: first) }
    table.change { $0.set(.inactive, of: second) }
    #expect(session.visits == ["shown"], "a window that something lies over is still seen")
    table.change { $0.set(.background, of: second) }
    #expect(session.visits == ["shown", "hidden"])
    table.change { $0.set(.active, of: first) }
    #expect(session.visits == ["shown", "hidden", "shown"])
  }

  @Test func closingTheLastWindowStopsTheClock() {
    let table = table()
    let id = table.openWindow()
    table.change { $0.set(.active, of: id) }
    table.change { $0.close(id) }
    #expect(session.visits == ["shown", "hidden"])
  }

  // MARK: Where the player was

  @Test func tabIsRestored() {
    let table = table()
    table.restorePlace(labeled: "Rules")
    #expect(session.tab == .rules)
    // Another window opens later.
    table.tab = .table
    table.restorePlace(labeled: "Rules")
    #expect(session.tab == .table)
  }

  @Test(arguments: ["", "Table", "Scores"]) func unknownOrFirstTabIsNotRestored(label: String) {
    let table = table()
    table.restorePlace(labeled: label)
    #expect(session.tab == .table)
  }

  @Test func restoringDoesNotInterruptAQuestion() {
    let table = AskingTable(session) { _ in nil }
    table.restorePlace(labeled: "Rules")
    #expect(session.tab == .table && table.isAsking)
  }

  // MARK: Notices

  private let passing = Notice("Copied.", isPassing: true)

  @Test func passingNoticeDisappearsAfterItWasVisible() async {
    let table = ObservedTable(session, sleep: { _ in }) { [coach] in await coach.answer($0) }
    let id = table.openWindow()
    table.change { $0.set(.active, of: id) }
    session.tell(passing)
    await wait { session.notices.isEmpty }
    withExtendedLifetime(table) {}
  }

  @Test func hiddenPassingNoticeRestartsItsTime() async {
    let sleeps = Mutex<[Duration]>([])
    let table = ObservedTable(
      session,
      sleep: { duration in
        sleeps.withLock { $0.append(duration) }
        try await Task.sleep(for: .seconds(3600))
      }
    ) { [coach] in await coach.answer($0) }
    session.tell(passing)
    for _ in 0..<20 { await Task.yield() }
    #expect(sleeps.withLock { $0 } == [], "no window is there yet")
    let id = table.openWindow()
    // The notice is hidden in between, so its time starts again.
    for count in 1...2 {
      table.change { $0.set(.active, of: id) }
      for _ in 0..<1000 where sleeps.withLock({ $0.count }) < count { await Task.yield() }
      #expect(sleeps.withLock { $0 } == Array(repeating: .seconds(4), count: count))
      table.change { $0.set(.background, of: id) }
    }
    #expect(session.notices == [passing])
  }

  @Test func importantNoticeStays() async {
    let table = ObservedTable(session, sleep: { _ in }) { [coach] in await coach.answer($0) }
    let id = table.openWindow()
    table.change { $0.set(.active, of: id) }
    session.tell(.storageRefused)
    for _ in 0..<20 { await Task.yield() }
    #expect(session.notices == [.storageRefused])
    withExtendedLifetime(table) {}
  }
}
