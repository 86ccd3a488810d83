import FairDay
import NumberedGame
import PlaySupport
import TestSupport
import Testing

@testable import AppSupport

/// Opening the game of a past day, playing it again, and returning.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PastDayGameTests {
  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private let day = try! CalendarDay(text: "2026-11-20".utf8)
  private let memory = MemoryStorage()
  private let fake = FakeDayServer()
  private let server: DayServer
  private let own: Session
  private let table: ObservedTable<Session>

  init() throws {
    let (fake, time) = (fake, today.begin + 10_000)
    memory["parlor.house.server-address"] = "server/1\naddress https://a.example\napi api/v1"
    server = DayServer(storage: memory.storage, exchange: { request, _ in fake.reply(request) })
    own = Session(environment: PlayEnvironment(storage: memory.storage, now: { time }, random: { 0 }))
    table = ObservedTable(own, server: server, sleep: { _ in try await Task.sleep(for: .seconds(3600)) }) { _ in nil }
    let key = try #require(DayKey(bytes: [UInt8](repeating: 7, count: 32)))
    let seal = try DayCommitment(day: day, previous: .beforeFirstDay, key: key).hex
    fake.answer(
      "GET days?from=2026-11-19&to=2026-11-20",
      #"{"days":[{"day":"2026-11-20","state":"revealed","commitment":"\#(seal)","key":"\#(key.hex)"}]}"#)
    fake.answer("GET days/2026-11-20/codebreaker/games.txt", "5 ok\n7 dark\n")
  }

  /// Presses a button of the check.
  private func press(_ label: String) throws {
    let screen = try #require(table.dayScreen)
    let action = try #require(screen.check.screen.action(label))
    screen.act { $0.perform(action.id) }
  }

  private func open() async throws -> DayScreen {
    table.visit(day)
    let screen = try #require(table.dayScreen)
    await until { screen.check.pendingRequests.isEmpty }
    return screen
  }

  @Test func dayInTheListOpensItsPage() async throws {
    #expect(table.today.rowHint.contains("its games"))
    let screen = try await open()
    #expect(table.showsToday && table.shownDay == day && own.requests.isEmpty)
    table.visit(day)
    #expect(table.dayScreen === screen, "it is there already")
    table.shownDay = nil
    #expect(table.shownDay == nil && table.showsToday)
  }

  @Test func replayedDayHasASeparateSession() async throws {
    let screen = try await open()
    try press("Play this day again")
    #expect(table.session.day == day && table.session.playMode.kind == .pastDay && !table.showsToday && !table.isRanked)
    #expect(memory["parlor.codebreaker.again-deal https://a.example"] == "deal 2026-11-20", "each server's own")
    #expect(table.message(table.session.shareItem).hasSuffix("\nhttps://a.example/codebreaker/?2026-11-20"))
    table.session.status = "Attempt 2 of 12"
    table.place = .today
    #expect(table.shownDay == day, "the page is where it was")
    #expect(table.screen(of: screen).text("codebreaker-note") == "You’re playing it again: Attempt 2 of 12.")
    let session = table.session
    try press("Continue")
    #expect(table.session === session)
  }

  @Test func fullStorageIsReported() async throws {
    let screen = try await open()
    memory.refuses = true
    try press("Play this day again")
    #expect(table.session === own && screen.check.screen.message?.isAlarm == true)
  }

  @Test func unknownDealOpensThePage() async throws {
    table.open(search: Array("2026-11-20&again".utf8), address: [])
    #expect(table.session === own && table.showsToday)
    let screen = try #require(table.dayScreen)
    #expect(screen.check.screen.text("missing") != nil && screen.check.day == day)
    await until { screen.check.pendingRequests.isEmpty }
    try press("Continue")
    #expect(table.session.playMode.kind == .pastDay)
    table.session.leave(for: .check(day, asksForDeal: false))
    #expect(table.session === own && table.showsToday && table.dayScreen === screen)
    table.open(search: Array("2026-11-20&again".utf8), address: [])
    #expect(table.session.playMode.kind == .pastDay && !table.showsToday)
  }

  @Test func leavingTheCheckShowsTheList() async throws {
    _ = try await open()
    #expect(table.opener(for: .home) == nil)
    table.opener(for: .days)?()
    #expect(table.showsToday && table.shownDay == nil && table.opener(for: .days) == nil)
  }

  @Test func leavingForDaysShowsTheList() async throws {
    _ = try await open()
    try press("Play this day again")
    table.session.leave(for: .days)
    #expect(table.showsToday && table.shownDay == nil)
  }

  @Test func watchedGameKeepsThePageOpen() async throws {
    let screen = try await open()
    try press("Play this day again")
    table.place = .today
    let games = try #require(screen.check.screen.rows("codebreaker-games")?.rows)
    table.opener(for: try #require(games[0].cells[2].action?.destination))?()
    #expect(own.requests == ["5 ok"] && table.session === own && table.showsToday && table.shownDay == day)
    #expect(games[1].cells[2].action == nil, "it can't be watched")
  }

  @Test func replayedDayIsRestored() async throws {
    _ = try await open()
    try press("Play this day again")
    #expect(table.placeLabel == "Table 2026-11-20 again")
    func restored(_ label: String, _ server: DayServer? = nil) -> Session {
      let later = ObservedTable(own, server: server) { _ in nil }
      later.restorePlace(labeled: label)
      return later.session
    }
    #expect(restored("Table 2026-11-20 again", server) === own, "nothing was played")
    table.session.status = "Attempt 2 of 12"
    table.place = .today
    #expect(restored("Table 2026-11-20 again", server).playMode.kind == .pastDay)
    #expect(restored("Table 2026-11-19 again", server) === own && restored("Table 2026-11-20", server) === own)
    #expect(restored("Table 2026-11-20 again now", server) === own && restored("Table 2026-11-20 now", server) === own)
  }

  @Test func withoutAServerTheOwnSessionOpensTheDay() {
    server.choose("")
    table.showDay(day)
    #expect(table.dayScreen == nil && !table.showsToday)
    table.open(search: Array("2026-11-20&again".utf8), address: [])
    #expect(table.session === own && own.requests == ["game of 2026-11-20"])
    own.leave(for: .check(day, asksForDeal: true))
    #expect(own.requests.count == 2)
  }

  @Test func changingTheServerClosesTheDay() async throws {
    _ = try await open()
    try press("Play this day again")
    server.choose("")
    #expect(table.session === own && table.dayScreen == nil)
  }

  @Test func standingsOpenThePage() async throws {
    table.showStandings(of: day)
    guard case .standings(let screen) = table.serverScreen else { throw CancellationError() }
    #expect(table.dayScreen == nil)
    let check = try #require(screen.board.screen.action("Check this day, or play it again")?.destination)
    table.opener(for: check)?()
    #expect(table.dayScreen != nil && table.serverScreen == nil)
  }
}
