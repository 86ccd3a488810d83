import GameCore
import Observation
import SessionSupport
import Synchronization
import TestSupport
import Testing

@testable import AppSupport

@MainActor @Suite struct DayStateTests {
  private final class Clock {
    var time: Int64 = 0
  }

  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private let clock = Clock()
  private let ownSession: FakeSession
  private let controller: SessionController<FakeSession>

  init() {
    let clock = clock
    clock.time = today.startTime + 3600
    ownSession = FakeSession(
      environment: PlayEnvironment(storage: MemoryStorage().storage, now: { clock.time }, random: { 0 }))
    controller = SessionController(ownSession) { _ in nil }
  }

  private func openWindow() -> Int {
    let id = controller.openWindow()
    controller.updateWindows { $0.set(.active, of: id) }
    return id
  }

  private func openLink(_ search: String, _ address: String = "") {
    controller.open(search: Array(search.utf8), address: Array(address.utf8))
  }

  // MARK: Going there and back

  @Test func dailyGameHasASeparateSession() {
    controller.place = .today
    #expect(controller.showsToday)
    #expect(controller.place == .today)
    #expect(controller.session === ownSession)
    controller.openGame(of: today)
    #expect(!controller.showsToday)
    #expect(controller.session.day == today)
    #expect(controller.place == .tab(.game))
    let session = controller.session
    controller.openGame(of: today)
    #expect(controller.session === session, "the session is already the current one")
    controller.returnToOwnSession()
    #expect(controller.session === ownSession)
  }

  @Test func onlyTheCurrentSessionIsObserved() {
    controller.openGame(of: today)
    let session = controller.session
    let count = Mutex(0)
    func track() {
      withObservationTracking {
        _ = controller.session.tab
      } onChange: {
        count.withLock { $0 += 1 }
      }
    }
    track()
    ownSession.select(.rules)
    #expect(count.withLock { $0 } == 0)
    session.select(.rules)
    #expect(count.withLock { $0 } == 1)
    track()
    controller.returnToOwnSession()
    #expect(count.withLock { $0 } == 2)
    #expect(session.onChange == nil)
    track()
    ownSession.select(.game)
    #expect(count.withLock { $0 } == 3)
  }

  @Test func pastDayOpensInOwnSessionAndFutureDayIsReportedAsNotOpen() throws {
    controller.openGame(of: today)
    let past = try #require(today.adding(days: -3))
    controller.place = .today
    controller.openGame(of: past)
    #expect(controller.session === ownSession)
    #expect(ownSession.requests == ["game of 2026-11-18"])
    #expect(!controller.showsToday)
    let coming = try #require(today.adding(days: 1))
    controller.openGame(of: coming)
    #expect(ownSession.requests.last == "coming 2026-11-22")
  }

  @Test func yesterdaysGameIsOpenUntilTheDeadline() throws {
    let yesterday = try #require(today.adding(days: -1))
    controller.openGame(of: yesterday)
    #expect(controller.session.day == yesterday)
    clock.time = yesterday.finishDeadline
    controller.returnToOwnSession()
    controller.openGame(of: yesterday)
    #expect(controller.session === ownSession)
    #expect(ownSession.requests == ["game of 2026-11-20"])
  }

  @Test func leavingASessionOpensItsDestination() {
    controller.openGame(of: today)
    controller.session.leave(for: .ownGame(address: Array("codebreaker/1/537".utf8)))
    #expect(controller.session === ownSession)
    #expect(ownSession.requests == ["codebreaker/1/537"])
    controller.openGame(of: today)
    controller.session.leave(for: .ownGame(address: []))
    #expect(controller.session === ownSession)
    #expect(ownSession.requests.count == 1)
    #expect(!controller.showsToday)
    controller.openGame(of: today)
    controller.session.leave(for: .days)
    #expect(controller.session === ownSession)
    #expect(controller.showsToday)
  }

  @Test func actingOnTheSessionOrChoosingATabClosesTheListOfDays() {
    controller.place = .today
    controller.closeTodayAndPerform { $0.show(.storageRefused) }
    #expect(!controller.showsToday)
    #expect(ownSession.notices.count == 1)
    controller.place = .today
    controller.tab = .rules
    #expect(!controller.showsToday)
    #expect(ownSession.tab == .rules)
    controller.place = .today
    controller.place = .tab(.rules)
    #expect(!controller.showsToday, "also if the tab was in front before")
  }

  // MARK: Links

  @Test func dayLinkOpensThatDayOrReportsAFutureOne() {
    controller.place = .today
    openLink("2026-11-21")
    #expect(controller.session.day == today)
    #expect(!controller.showsToday)
    openLink("2026-11-18")
    #expect(controller.session === ownSession)
    #expect(ownSession.requests == ["game of 2026-11-18"])
    openLink("2026-11-25")
    #expect(ownSession.requests.last == "coming 2026-11-25")
  }

  @Test func linkToADayThatDoesNotExistSaysSoInTheOwnSession() {
    controller.openGame(of: today)
    controller.place = .today
    openLink("2026-11-31", "rules")
    #expect(controller.session === ownSession)
    #expect(ownSession.requests == ["invalid day"])
    #expect(!controller.showsToday)
  }

  @Test(arguments: ["", "utm=1"]) func linkWithoutADayOpensInTheCurrentSession(search: String) {
    controller.openGame(of: today)
    controller.place = .today
    openLink(search, "rules")
    #expect(controller.session.day == today)
    #expect(controller.session.requests == ["rules"])
    #expect(!controller.showsToday)
  }

  // MARK: Visibility

  @Test func sessionIsHiddenBehindTheListOfDays() {
    let id = openWindow()
    #expect(ownSession.visibilityChanges == ["shown"])
    controller.place = .today
    #expect(ownSession.visibilityChanges == ["shown", "hidden"])
    controller.updateWindows { $0.set(.background, of: id) }
    controller.updateWindows { $0.set(.active, of: id) }
    #expect(ownSession.visibilityChanges == ["shown", "hidden"])
    controller.place = .tab(.game)
    #expect(ownSession.visibilityChanges == ["shown", "hidden", "shown"])
  }

  @Test func switchingSessionsHidesTheOldOneAndShowsTheNewOne() {
    _ = openWindow()
    controller.openGame(of: today)
    #expect(ownSession.visibilityChanges == ["shown", "hidden"])
    #expect(controller.session.visibilityChanges == ["shown"])
    let session = controller.session
    controller.returnToOwnSession()
    #expect(session.visibilityChanges == ["shown", "hidden"])
    #expect(ownSession.visibilityChanges == ["shown", "hidden", "shown"])
  }

  @Test func listOfDaysShowsTheStatusOfTheGame() {
    let id = openWindow()
    controller.openGame(of: today)
    controller.session.status = "Attempt 2 of 12"
    controller.place = .today
    #expect(controller.today.text("state") == "Attempt 2 of 12")
    #expect(controller.session.day != nil)
    controller.place = .tab(.game)
    controller.session.status = "Attempt 3 of 12"
    controller.updateWindows { $0.set(.background, of: id) }
    #expect(controller.today.text("state") == "Attempt 3 of 12", "when the player reopens the app")
    controller.updateWindows { $0.set(.active, of: id) }
    controller.session.status = "Attempt 4 of 12"
    controller.returnToOwnSession()
    #expect(controller.today.text("state") == "Attempt 4 of 12")
    #expect(controller.session.day == nil)
  }

  // MARK: Coming back to the app

  @Test func dailyGameAndItsTabAreRestoredOnce() {
    controller.openGame(of: today)
    controller.tab = .rules
    let label = controller.placeLabel
    #expect(label == "Rules 2026-11-21")
    let later = SessionController(ownSession) { _ in nil }
    later.restorePlace(labeled: label)
    #expect(later.session.day == today)
    #expect(later.tab == .rules)
    // The place is restored only once, so a window that opens later doesn't change it.
    later.returnToOwnSession()
    later.restorePlace(labeled: label)
    #expect(later.session === ownSession)
  }

  @Test func listOfDaysIsRestored() {
    controller.place = .today
    #expect(controller.placeLabel == "Today")
    let later = SessionController(ownSession) { _ in nil }
    later.restorePlace(labeled: "Today")
    #expect(later.showsToday)
  }

  @Test(arguments: ["Game 2026-11-20", "Game 2026-11-22", "Table nonsense", "Rules 2026-11-21 x"])
  func expiredOrInvalidLabelIsNotRestored(label: String) {
    clock.time = today.startTime + 7200
    controller.restorePlace(labeled: label)
    #expect(controller.session === ownSession)
    #expect(!controller.showsToday)
  }

  @Test func linkTakesPrecedenceOverRestoring() {
    openLink("2026-11-21")
    controller.restorePlace(labeled: "Rules")
    #expect(controller.session.day == today)
    #expect(controller.tab == .game)
  }

  // MARK: The end of the day

  @Test func newDayIsReportedOnceWhenThePlayerReturns() {
    let id = openWindow()
    #expect(ownSession.requests == [])
    controller.updateWindows { $0.set(.background, of: id) }
    clock.time = today.endTime
    #expect(ownSession.requests == [])
    controller.updateWindows { $0.set(.active, of: id) }
    #expect(ownSession.requests == ["new 2026-11-22"])
    controller.updateWindows { $0.set(.inactive, of: id) }
    controller.updateWindows { $0.set(.active, of: id) }
    #expect(ownSession.requests == ["new 2026-11-22"], "once")
  }

  @Test func newDayAppearsInTheOpenListInsteadOfBeingReported() {
    let id = openWindow()
    controller.place = .today
    controller.updateWindows { $0.set(.background, of: id) }
    clock.time = today.endTime
    controller.updateWindows { $0.set(.active, of: id) }
    #expect(ownSession.requests == [])
    #expect(
      controller.today.sections[0].title == today.adding(days: 1).map { "\(DayText.weekday($0)), \(DayText.long($0))" })
  }

  @Test func newDayIsReportedWhileTheAppIsOpen() async {
    let sleeps = Mutex<[Duration]>([])
    let clock = clock
    let controller = SessionController(
      ownSession,
      daySleep: { duration in
        let isFirst = sleeps.withLock {
          $0.append(duration)
          return $0.count == 1
        }
        if !isFirst { try await Task.sleep(for: .seconds(3600)) }
      }
    ) { _ in nil }
    // The first sleep ends at once, when the clock already shows the end of the day. Later sleeps outlast the test.
    let id = controller.openWindow()
    controller.updateWindows { $0.set(.active, of: id) }
    clock.time = today.endTime
    while ownSession.requests.isEmpty { await Task.yield() }
    #expect(ownSession.requests == ["new 2026-11-22"])
    while sleeps.withLock({ $0.count }) < 2 { await Task.yield() }
    #expect(sleeps.withLock { $0 } == [.seconds(82_800), .seconds(86_400)])
    withExtendedLifetime(controller) {}
  }
}
