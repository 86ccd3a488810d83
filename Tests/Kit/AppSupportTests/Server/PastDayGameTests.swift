import FairDay
import NumberedGame
import PlaySupport
import TestSupport
import Testing

@testable import AppSupport

/// The way to the game of a day that is over, played again, and back.
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

  private func open() async throws -> DayScreen {
    table.visit(day)
    let screen = try #require(table.dayScreen)
    await until { !screen.page.isAsking }
    return screen
  }

  @Test func theListLeadsToThePage() async throws {
    #expect(table.today.rowHint.contains("its games"))
    #expect(table.dayAgain == nil)
    let screen = try await open()
    #expect(table.showsToday && table.shownDay == day && own.requests.isEmpty && screen.game == .codeBreaker)
    table.visit(day)
    #expect(table.dayScreen === screen, "it is there already")
    table.shownDay = nil
    #expect(table.shownDay == nil && table.dayAgain == nil && table.showsToday)
  }

  @Test func theDayIsPlayedAgainAtATableOfItsOwn() async throws {
    _ = try await open()
    #expect(table.dayAgain?.label == "Play this day again")
    #expect(table.dayAgain?.note == "It counts for nothing: hints are given.")
    #expect(DayAgainOffer(.triples, of: day, storage: memory.storage).note?.contains("moves can be taken back") == true)
    table.playDayAgain()
    #expect(table.session.day == day && table.session.playMode.kind == .pastDay && !table.showsToday && !table.isRanked)
    #expect(memory["parlor.codebreaker.again-deal https://a.example"] == "deal 2026-11-20", "each server's own")
    #expect(table.message(table.session.shareItem).hasSuffix("\nhttps://a.example/codebreaker/?2026-11-20"))
    table.session.status = "Attempt 2 of 12"
    table.place = .today
    #expect(table.shownDay == day, "the page is where it was")
    #expect(table.dayAgain?.label == "Go on playing")
    #expect(table.dayAgain?.note == "You are playing it again: Attempt 2 of 12.")
    let session = table.session
    table.playDayAgain()
    #expect(table.session === session)
  }

  @Test func anotherDayThatIsPlayedAgainMakesRoom() async throws {
    _ = server.storage.write(
      "parlor.codebreaker.again-door", Array("day-door/1\n2026-11-18 playing Attempt 2 of 12".utf8))
    _ = try await open()
    #expect(table.dayAgain?.note == "The game of 18 November that you are playing again makes room for it.")
  }

  @Test func aFullDeviceSaysSo() async throws {
    let screen = try await open()
    memory.refuses = true
    table.playDayAgain()
    #expect(table.session === own && screen.page.guidance?.hasPrefix("This device keeps nothing more") == true)
  }

  @Test func whatIsNotKnownLeadsToThePage() async throws {
    table.open(search: Array("2026-11-20&again".utf8), address: [])
    #expect(table.session === own && table.showsToday)
    let screen = try #require(table.dayScreen)
    #expect(screen.page.guidance != nil && screen.day == day)
    await until { !screen.page.isAsking }
    table.playDayAgain()
    #expect(table.session.playMode.kind == .pastDay)
    table.session.leave(for: .check(day, asksForDeal: false))
    #expect(table.session === own && table.showsToday && table.dayScreen === screen)
    table.open(search: Array("2026-11-20&again".utf8), address: [])
    #expect(table.session.playMode.kind == .pastDay && !table.showsToday)
  }

  @Test func allDaysAreTheList() async throws {
    _ = try await open()
    table.playDayAgain()
    table.session.leave(for: .days)
    #expect(table.showsToday && table.shownDay == nil)
  }

  @Test func gamesAreWatchedOverThePage() async throws {
    let screen = try await open()
    table.playDayAgain()
    table.place = .today
    table.watch(screen.page.games[0])
    #expect(own.requests == ["5 ok"] && table.session === own && table.showsToday && table.shownDay == day)
    table.watch(screen.page.games[1])
    #expect(own.requests.count == 1, "it cannot be watched")
  }

  @Test func thePlayerComesBackToIt() async throws {
    _ = try await open()
    table.playDayAgain()
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

  @Test func withoutAServerADayIsOneOfTheOwnTable() {
    server.choose("")
    table.showDay(day)
    #expect(table.dayScreen == nil && !table.showsToday)
    table.open(search: Array("2026-11-20&again".utf8), address: [])
    #expect(table.session === own && own.requests == ["game of 2026-11-20"])
    own.leave(for: .check(day, asksForDeal: true))
    #expect(own.requests.count == 2)
  }

  @Test func anotherServerHasOtherDays() async throws {
    _ = try await open()
    table.playDayAgain()
    server.choose("")
    #expect(table.session === own && table.dayScreen == nil)
  }

  @Test func standingsLeadToThePage() async throws {
    table.showStandings(of: day)
    guard case .standings(let screen) = table.serverScreen else { throw CancellationError() }
    #expect(table.dayScreen == nil)
    let check = try #require(screen.board.screen.action("Check this day, or play it again")?.destination)
    table.opener(for: check)?()
    #expect(table.dayScreen != nil && table.serverScreen == nil)
  }
}
