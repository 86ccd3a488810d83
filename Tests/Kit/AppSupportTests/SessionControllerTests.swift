import Observation
import SessionSupport
import Synchronization
import TestSupport
import Testing

@testable import AppSupport

/// A coach that answers only when the test lets it, and that fails for odd numbers.
private actor Coach {
  private(set) var questions: [Int] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func answer(_ question: Int) async -> [UInt8]? {
    questions.append(question)
    await withCheckedContinuation { waiting.append($0) }
    return question % 2 == 0 ? [UInt8(question)] : nil
  }

  var isAsked: Bool { !waiting.isEmpty }

  func resumeAll() {
    let due = waiting
    waiting = []
    for continuation in due { continuation.resume() }
  }
}

/// A controller with a pop-up over its session.
private final class CoveredController: SessionController<FakeSession> {
  override var topLayer: Layer { .cover }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct SessionControllerTests {
  private let session = FakeSession()
  private let coach = Coach()

  private func controller() -> SessionController<FakeSession> {
    SessionController(session) { [coach] in await coach.answer($0) }
  }

  /// Waits for the next question to the coach, and lets the coach answer.
  private func letAnswer() async {
    while await !coach.isAsked { await Task.yield() }
    await coach.resumeAll()
  }

  @Test func tabChangeIsObserved() {
    let controller = controller()
    let count = Mutex(0)
    withObservationTracking {
      _ = controller.session.tab
    } onChange: {
      count.withLock { $0 += 1 }
    }
    controller.tab = .rules
    #expect(session.tab == .rules)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func initiallyPendingQuestionIsSentAndAnswered() async {
    session.coachQuestion = 4
    let controller = controller()
    await letAnswer()
    await until { session.answers == [[4]] }
    withExtendedLifetime(controller) {}
  }

  @Test func questionsAreSentOneAtATimeAndOutdatedOnesAreSkipped() async {
    let controller = controller()
    session.ask(2)
    session.ask(6)
    session.ask(8)
    await letAnswer()
    await letAnswer()
    await until { session.coachQuestion == nil }
    #expect(session.answers == [[8]], "the answer to an older question is ignored")
    #expect(await coach.questions == [2, 8])
    withExtendedLifetime(controller) {}
  }

  @Test func failureIsReportedOnlyForThePendingQuestion() async {
    let controller = controller()
    session.ask(1)
    session.ask(2)
    await letAnswer()
    await letAnswer()
    await until { session.coachQuestion == nil }
    #expect(session.failureCount == 0)
    #expect(session.answers == [[2]])
    session.ask(3)
    await letAnswer()
    await until { session.failureCount == 1 }
    withExtendedLifetime(controller) {}
  }

  @Test func sessionThatWasLeftReceivesItsAnswerOnlyAfterReturning() async {
    let controller = controller()
    session.ask(2)
    while await !coach.isAsked { await Task.yield() }
    let other = FakeSession()
    other.coachQuestion = 4
    controller.switchSession(to: other)
    while await coach.questions.count < 2 { await Task.yield() }
    await coach.resumeAll()
    await until { other.answers == [[4]] }
    #expect(session.answers.isEmpty)
    controller.returnToOwnSession()
    await letAnswer()
    await until { session.answers == [[2]] }
  }

  @Test func appearingWindowLoadsChangesFromStorageOnce() {
    session.windowDidAppear()
    session.windowDidDisappear()
    #expect(session.storageChangeCount == 1)
  }

  // MARK: Windows

  @Test func sessionIsVisibleWhileAnyWindowIsVisible() {
    let controller = controller()
    let first = controller.openWindow()
    controller.updateWindows { $0.set(.active, of: first) }
    let second = controller.openWindow()
    controller.updateWindows { $0.set(.active, of: second) }
    #expect(session.visibilityChanges == ["shown"])
    controller.updateWindows { $0.set(.background, of: first) }
    controller.updateWindows { $0.set(.inactive, of: second) }
    #expect(session.visibilityChanges == ["shown"], "a partly covered window is visible")
    controller.updateWindows { $0.set(.background, of: second) }
    #expect(session.visibilityChanges == ["shown", "hidden"])
    controller.updateWindows { $0.set(.active, of: first) }
    #expect(session.visibilityChanges == ["shown", "hidden", "shown"])
  }

  @Test func closingTheLastWindowHidesTheSession() {
    let controller = controller()
    let id = controller.openWindow()
    controller.updateWindows { $0.set(.active, of: id) }
    controller.updateWindows { $0.close(id) }
    #expect(session.visibilityChanges == ["shown", "hidden"])
  }

  // MARK: Where the player was

  @Test func tabIsRestoredOnlyOnce() {
    let controller = controller()
    controller.restorePlace(labeled: "Rules")
    #expect(session.tab == .rules)
    // The player returns to the game. A window that opens later doesn't restore the tab again.
    controller.tab = .game
    controller.restorePlace(labeled: "Rules")
    #expect(session.tab == .game)
  }

  @Test(arguments: ["", "Game", "Scores"]) func unknownOrFirstTabLabelKeepsTheFirstTab(label: String) {
    let controller = controller()
    controller.restorePlace(labeled: label)
    #expect(session.tab == .game)
  }

  @Test func restoringDoesNotChangeTheTabBehindAPopUp() {
    let controller = CoveredController(session) { _ in nil }
    controller.restorePlace(labeled: "Rules")
    #expect(session.tab == .game)
    #expect(controller.isCovered)
  }

  // MARK: Notices

  private let passing = Notice("Copied.", isTransient: true)

  @Test func transientNoticeDisappearsAfterBeingShown() async {
    let controller = SessionController(session, sleep: { _ in }) { [coach] in await coach.answer($0) }
    let id = controller.openWindow()
    controller.updateWindows { $0.set(.active, of: id) }
    session.show(passing)
    await until { session.notices.isEmpty }
    withExtendedLifetime(controller) {}
  }

  @Test func transientNoticesTimerStartsEachTimeItBecomesVisible() async {
    let sleeps = Mutex<[Duration]>([])
    let controller = SessionController(
      session,
      sleep: { duration in
        sleeps.withLock { $0.append(duration) }
        try await Task.sleep(for: .seconds(3600))
      }
    ) { [coach] in await coach.answer($0) }
    session.show(passing)
    for _ in 0..<20 { await Task.yield() }
    #expect(sleeps.withLock { $0 } == [], "there is no window yet")
    let id = controller.openWindow()
    // The notice is hidden between the two passes, so its time starts again.
    for count in 1...2 {
      controller.updateWindows { $0.set(.active, of: id) }
      for _ in 0..<1000 where sleeps.withLock({ $0.count }) < count { await Task.yield() }
      #expect(sleeps.withLock { $0 } == Array(repeating: .seconds(4), count: count))
      controller.updateWindows { $0.set(.background, of: id) }
    }
    #expect(session.notices == [passing])
  }

  @Test func importantNoticeDoesNotDisappearByItself() async {
    let controller = SessionController(session, sleep: { _ in }) { [coach] in await coach.answer($0) }
    let id = controller.openWindow()
    controller.updateWindows { $0.set(.active, of: id) }
    session.show(.storageRefused)
    for _ in 0..<20 { await Task.yield() }
    #expect(session.notices == [.storageRefused])
    withExtendedLifetime(controller) {}
  }
}
