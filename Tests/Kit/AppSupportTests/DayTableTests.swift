import NumberedGame
import Observation
import PlaySupport
import Synchronization
import Testing

@testable import AppSupport

/// Switching between the player's own game and the daily games.
@MainActor @Suite struct DayTableTests {
  private final class Clock {
    var time: Int64 = 0
  }

  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private let clock = Clock()
  private let own: Session
  private let table: ObservedTable<Session>

  init() {
    let clock = clock
    clock.time = today.begin + 3600
    own = Session(
      environment: PlayEnvironment(storage: MemoryStorage().storage, now: { clock.time }, random: { 0 }))
    table = ObservedTable(own) { _ in nil }
  }

  private func openWindow() -> Int {
    let id = table.openWindow()
    table.change { $0.set(.active, of: id) }
    return id
  }

  private func link(_ search: String, _ address: String = "") {
    table.open(search: Array(search.utf8), address: Array(address.utf8))
  }

  // MARK: Going there and back

  @Test func dayHasASeparateSession() {
    table.place = .today
    #expect(table.showsToday && table.place == .today && table.session === own)
    table.visit(today)
    #expect(!table.showsToday && table.session.day == today && table.place == .tab(.table))
    let session = table.session
    table.visit(today)
    #expect(table.session === session, "the player sits there already")
    table.sitAtOwn()
    #expect(table.session === own)
  }

  @Test func onlyTheFrontSessionIsObserved() {
    table.visit(today)
    let session = table.session
    let count = Mutex(0)
    func track() {
      withObservationTracking {
        _ = table.session.tab
      } onChange: {
        count.withLock { $0 += 1 }
      }
    }
    track()
    own.select(.rules)
    #expect(count.withLock { $0 } == 0)
    session.select(.rules)
    #expect(count.withLock { $0 } == 1)
    track()
    table.sitAtOwn()
    #expect(count.withLock { $0 } == 2 && session.onChange == nil)
    track()
    own.select(.table)
    #expect(count.withLock { $0 } == 3)
  }

  @Test func pastAndFutureDaysGoToTheOwnSession() throws {
    table.visit(today)
    let past = try #require(today.adding(days: -3))
    table.place = .today
    table.visit(past)
    #expect(table.session === own && own.requests == ["game of 2026-11-18"] && !table.showsToday)
    let coming = try #require(today.adding(days: 1))
    table.visit(coming)
    #expect(own.requests.last == "coming 2026-11-22")
  }

  @Test func yesterdaysSessionIsOpenUntilLastCall() throws {
    let yesterday = try #require(today.adding(days: -1))
    table.visit(yesterday)
    #expect(table.session.day == yesterday)
    clock.time = yesterday.lastCall
    table.sitAtOwn()
    table.visit(yesterday)
    #expect(table.session === own && own.requests == ["game of 2026-11-20"])
  }

  @Test func leavingASessionOpensItsDestination() {
    table.visit(today)
    table.session.leave(for: .ownTable(address: Array("codebreaker/1/537".utf8)))
    #expect(table.session === own && own.requests == ["codebreaker/1/537"])
    table.visit(today)
    table.session.leave(for: .ownTable(address: []))
    #expect(table.session === own && own.requests.count == 1 && !table.showsToday)
    table.visit(today)
    table.session.leave(for: .days)
    #expect(table.session === own && table.showsToday)
  }

  @Test func actionOnTheSessionBringsItToTheFront() {
    table.place = .today
    table.atTable { $0.tell(.storageRefused) }
    #expect(!table.showsToday && own.notices.count == 1)
    table.place = .today
    table.tab = .rules
    #expect(!table.showsToday && own.tab == .rules)
    table.place = .today
    table.place = .tab(.rules)
    #expect(!table.showsToday, "also where it is the tab that was in front")
  }

  // MARK: Links

  @Test func dayLinkOpensTheDay() {
    table.place = .today
    link("2026-11-21")
    #expect(table.session.day == today && !table.showsToday)
    link("2026-11-18")
    #expect(table.session === own && own.requests == ["game of 2026-11-18"])
    link("2026-11-25")
    #expect(own.requests.last == "coming 2026-11-25")
  }

  @Test(arguments: ["", "utm=1", "2026-11-31"]) func linkWithoutADayGoesToTheFrontSession(search: String) {
    table.visit(today)
    table.place = .today
    link(search, "rules")
    #expect(table.session.day == today && table.session.requests == ["rules"] && !table.showsToday)
  }

  // MARK: Visibility

  @Test func sessionIsHiddenBehindTheDays() {
    let id = openWindow()
    #expect(own.visits == ["shown"])
    table.place = .today
    #expect(own.visits == ["shown", "hidden"])
    table.change { $0.set(.background, of: id) }
    table.change { $0.set(.active, of: id) }
    #expect(own.visits == ["shown", "hidden"])
    table.place = .tab(.table)
    #expect(own.visits == ["shown", "hidden", "shown"])
  }

  @Test func clockStopsWhenTheSessionIsLeft() {
    _ = openWindow()
    table.visit(today)
    #expect(own.visits == ["shown", "hidden"] && table.session.visits == ["shown"])
    let session = table.session
    table.sitAtOwn()
    #expect(session.visits == ["shown", "hidden"] && own.visits == ["shown", "hidden", "shown"])
  }

  @Test func daysShowTheStatusOfTheGame() {
    let id = openWindow()
    table.visit(today)
    table.session.status = "Attempt 2 of 12"
    table.place = .today
    #expect(table.today.entries[0].state == "Attempt 2 of 12" && table.today.isAtTableOfDay)
    table.place = .tab(.table)
    table.session.status = "Attempt 3 of 12"
    table.change { $0.set(.background, of: id) }
    #expect(table.today.entries[0].state == "Attempt 3 of 12", "for a player who opens the app again")
    table.change { $0.set(.active, of: id) }
    table.session.status = "Attempt 4 of 12"
    table.sitAtOwn()
    #expect(table.today.entries[0].state == "Attempt 4 of 12" && !table.today.isAtTableOfDay)
  }

  // MARK: Coming back to the app

  @Test func daySessionIsRestored() {
    table.visit(today)
    table.tab = .rules
    let label = table.placeLabel
    #expect(label == "Rules 2026-11-21")
    let later = ObservedTable(own) { _ in nil }
    later.restorePlace(labeled: label)
    #expect(later.session.day == today && later.tab == .rules)
    // Only once, because another window opens later.
    later.sitAtOwn()
    later.restorePlace(labeled: label)
    #expect(later.session === own)
  }

  @Test func listOfDaysIsRestored() {
    table.place = .today
    #expect(table.placeLabel == "Today")
    let later = ObservedTable(own) { _ in nil }
    later.restorePlace(labeled: "Today")
    #expect(later.showsToday)
  }

  @Test(arguments: ["Table 2026-11-20", "Table 2026-11-22", "Table nonsense", "Rules 2026-11-21 x"])
  func expiredOrInvalidLabelIsNotRestored(label: String) {
    clock.time = today.begin + 7200
    table.restorePlace(labeled: label)
    #expect(table.session === own && !table.showsToday)
  }

  @Test func linkTakesPrecedenceOverRestoring() {
    link("2026-11-21")
    table.restorePlace(labeled: "Rules")
    #expect(table.session.day == today && table.tab == .table)
  }

  // MARK: The end of the day

  @Test func newDayIsReported() {
    let id = openWindow()
    #expect(own.requests == [])
    table.change { $0.set(.background, of: id) }
    clock.time = today.end
    #expect(own.requests == [])
    table.change { $0.set(.active, of: id) }
    #expect(own.requests == ["new 2026-11-22"])
    table.change { $0.set(.inactive, of: id) }
    table.change { $0.set(.active, of: id) }
    #expect(own.requests == ["new 2026-11-22"], "once")
  }

  @Test func newDayAppearsInTheOpenList() {
    let id = openWindow()
    table.place = .today
    table.change { $0.set(.background, of: id) }
    clock.time = today.end
    table.change { $0.set(.active, of: id) }
    #expect(own.requests == [] && table.today.entries[0].day == today.adding(days: 1))
  }

  @Test func dayChangesWhileTheAppIsOpen() async {
    let sleeps = Mutex<[Duration]>([])
    let clock = clock
    let table = ObservedTable(
      own,
      daySleep: { duration in
        let isFirst = sleeps.withLock {
          $0.append(duration)
          return $0.count == 1
        }
        if !isFirst { try await Task.sleep(for: .seconds(3600)) }
      }
    ) { _ in nil }
    // There is only one sleep, and the clock advances with it.
    let id = table.openWindow()
    table.change { $0.set(.active, of: id) }
    clock.time = today.end
    while own.requests.isEmpty { await Task.yield() }
    #expect(own.requests == ["new 2026-11-22"])
    while sleeps.withLock({ $0.count }) < 2 { await Task.yield() }
    #expect(sleeps.withLock { $0 } == [.seconds(82_800), .seconds(86_400)])
    withExtendedLifetime(table) {}
  }
}
