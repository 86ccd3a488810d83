import AppSupport
import Observation
import PlaySupport
import Synchronization
import Testing

/// A session of no game, which asks what a test lets it ask.
private final class Session: AppSession {
  enum Tab: AppTab {
    case table, rules

    var label: String { self == .table ? "Table" : "Rules" }
    var symbol: String { "circle" }
  }

  var tab = Tab.table
  var status = ""
  var notices: [Notice] = []
  var onChange: (() -> Void)?
  var address: [UInt8] { tab.address }
  var coachQuestion: Int?

  let house = HouseSettings()
  let showsSettings = false
  let latestCue: GivenCue? = nil

  private(set) var answers: [[UInt8]] = []
  private(set) var failureCount = 0
  private(set) var lookCount = 0

  func open(address: [UInt8]) {}
  func storageChanged() { lookCount += 1 }
  func leaveDoorLine() {}
  func dismissNotice() { notices.removeFirst() }
  func shared(_ outcome: ShareOutcome) {}
  func showSettings(_ isShown: Bool) {}
  func choose(_ choice: Int, for setting: HouseSettings.Setting) {}

  func select(_ tab: Tab) {
    self.tab = tab
    onChange?()
  }

  func ask(_ question: Int?) {
    coachQuestion = question
    onChange?()
  }

  func receive(_ text: [UInt8], to question: Int) {
    answers.append(text)
    ask(nil)
  }

  func coachFailed() {
    failureCount += 1
    ask(nil)
  }
}

/// A coach who answers when the test lets it, and who knows nothing of odd numbers.
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

@MainActor @Suite struct ObservedTableTests {
  private let session = Session()
  private let coach = Coach()

  private func table() -> ObservedTable<Session> {
    ObservedTable(session) { [coach] in await coach.answer($0) }
  }

  /// Lets the coach answer what it is asked next.
  private func letAnswer() async {
    while await !coach.isAsked { await Task.yield() }
    await coach.goOn()
  }

  /// Waits until something has become so: what waits with it on the main actor has its turn.
  private func wait(until isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }

  @Test func everyChangeIsDrawn() {
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

  @Test func aQuestionThatIsThereAlreadyIsAsked() async {
    session.coachQuestion = 4
    let table = table()
    await letAnswer()
    await wait { session.answers == [[4]] }
    withExtendedLifetime(table) {}
  }

  @Test func oneQuestionIsOnItsWayAtATime() async {
    let table = table()
    session.ask(2)
    session.ask(6)
    session.ask(8)
    await letAnswer()
    await letAnswer()
    await wait { session.coachQuestion == nil }
    #expect(session.answers == [[8]], "whoever has gone on is not told the answer to an older question")
    #expect(await coach.questions == [2, 8])
    withExtendedLifetime(table) {}
  }

  @Test func onlyWhoStillWaitsIsToldOfAFailure() async {
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

  @Test func anAppInViewLooksIntoTheStorage() {
    session.windowShown()
    session.windowHidden()
    #expect(session.lookCount == 1)
  }
}
