import GameCore
import SessionSupport
import TestSupport
import Testing
import VerifiableDeals

@testable import AppSupport

@MainActor @Suite(.timeLimit(.minutes(5))) struct PastDayGameTests {
  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private let day = try! CalendarDay(text: "2026-11-20".utf8)
  private let memory = MemoryStorage()
  private let fake = FakeDayServer()
  private let server: DayServer
  private let ownSession: FakeSession
  private let controller: SessionController<FakeSession>

  init() throws {
    let (fake, time) = (fake, today.startTime + 10_000)
    memory["parlor.house.server-address"] = "server/1\naddress https://a.example\napi api/v1"
    server = DayServer(storage: memory.storage, exchange: { request, _ in fake.reply(request) })
    ownSession = FakeSession(environment: PlayEnvironment(storage: memory.storage, now: { time }, random: { 0 }))
    controller = SessionController(
      ownSession, server: server, sleep: { _ in try await Task.sleep(for: .seconds(3600)) }
    ) {
      _ in nil
    }
    let key = try #require(DayKey(bytes: [UInt8](repeating: 7, count: 32)))
    let seal = try DayCommitment(day: day, previous: .beforeFirstDay, key: key).hex
    fake.answer(
      "GET days?from=2026-11-19&to=2026-11-20",
      #"{"days":[{"day":"2026-11-20","state":"revealed","commitment":"\#(seal)","key":"\#(key.hex)"}]}"#)
    fake.answer("GET days/2026-11-20/codebreaker/games.txt", "5 ok\n7 dark\n")
  }

  private func press(_ label: String) throws {
    let screen = try #require(controller.pastDayScreen)
    let action = try #require(screen.source.screen.action(label))
    screen.act { $0.perform(action.id) }
  }

  private func open() async throws -> PastDayScreen {
    controller.openGame(of: day)
    let screen = try #require(controller.pastDayScreen)
    await until { screen.source.pendingRequests.isEmpty }
    return screen
  }

  @Test func dayInTheListOpensThePastDaysPageOnceAndItCanBeClosed() async throws {
    let screen = try await open()
    #expect(controller.showsToday)
    #expect(controller.shownPastDay == day)
    #expect(ownSession.requests.isEmpty)
    controller.openGame(of: day)
    #expect(controller.pastDayScreen === screen, "the screen is already open")
    controller.shownPastDay = nil
    #expect(controller.shownPastDay == nil)
    #expect(controller.showsToday)
  }

  @Test func replayedDayHasItsOwnSessionDealAndLinkAndCanBeContinued() async throws {
    let screen = try await open()
    try press("Play this day again")
    #expect(controller.session.day == day)
    #expect(controller.session.playMode.kind == .pastDay)
    #expect(!controller.showsToday)
    #expect(!controller.isRanked)
    #expect(memory["parlor.codebreaker.again-deal https://a.example"] == "deal 2026-11-20", "deals are per server")
    #expect(controller.message(controller.session.shareItem).hasSuffix("\nhttps://a.example/codebreaker/?2026-11-20"))
    controller.session.status = "Attempt 2 of 12"
    controller.place = .today
    #expect(controller.shownPastDay == day, "the page is still open")
    #expect(controller.screen(of: screen).text("codebreaker-note") == "You’re playing it again: Attempt 2 of 12.")
    let session = controller.session
    try press("Continue")
    #expect(controller.session === session)
  }

  @Test func fullStorageIsReportedAndPreventsReplayingADay() async throws {
    let screen = try await open()
    memory.refusesWrites = true
    try press("Play this day again")
    #expect(controller.session === ownSession)
    #expect(screen.source.screen.message?.isError == true)
  }

  @Test func replayLinkOpensThePastDaysPageUntilTheDealIsStored() async throws {
    controller.open(search: Array("2026-11-20&again".utf8), address: [])
    #expect(controller.session === ownSession)
    #expect(controller.showsToday)
    let screen = try #require(controller.pastDayScreen)
    #expect(screen.source.screen.text("missing") != nil)
    #expect(screen.source.day == day)
    await until { screen.source.pendingRequests.isEmpty }
    try press("Continue")
    #expect(controller.session.playMode.kind == .pastDay)
    controller.session.leave(for: .check(day, needsDeal: false))
    #expect(controller.session === ownSession)
    #expect(controller.showsToday)
    #expect(controller.pastDayScreen === screen)
    controller.open(search: Array("2026-11-20&again".utf8), address: [])
    #expect(controller.session.playMode.kind == .pastDay)
    #expect(!controller.showsToday)
  }

  @Test func linkToTheListOfDaysClosesThePastDaysPage() async throws {
    _ = try await open()
    #expect(controller.opener(for: .home) == nil)
    controller.opener(for: .days)?()
    #expect(controller.showsToday)
    #expect(controller.shownPastDay == nil)
    #expect(controller.opener(for: .days) == nil)
  }

  @Test func leavingAReplayedDayForTheListOfDaysClosesThePastDaysPage() async throws {
    _ = try await open()
    try press("Play this day again")
    controller.session.leave(for: .days)
    #expect(controller.showsToday)
    #expect(controller.shownPastDay == nil)
  }

  @Test func onlyWatchableGamesHaveALinkWhichKeepsThePageOpen() async throws {
    let screen = try await open()
    try press("Play this day again")
    controller.place = .today
    let games = try #require(screen.source.screen.table("codebreaker-games")?.rows)
    controller.opener(for: try #require(games[0].cells[2].action?.destination))?()
    #expect(ownSession.requests == ["5 ok"])
    #expect(controller.session === ownSession)
    #expect(controller.showsToday)
    #expect(controller.shownPastDay == day)
    #expect(games[1].cells[2].action == nil, "it can't be watched")
  }

  @Test func onlyAReplayedDayWithMovesIsRestored() async throws {
    _ = try await open()
    try press("Play this day again")
    #expect(controller.placeLabel == "Game 2026-11-20 again")
    func restoredSession(_ label: String, _ server: DayServer? = nil) -> FakeSession {
      let later = SessionController(ownSession, server: server) { _ in nil }
      later.restorePlace(labeled: label)
      return later.session
    }
    #expect(restoredSession("Game 2026-11-20 again", server) === ownSession, "there is no move yet")
    controller.session.status = "Attempt 2 of 12"
    controller.place = .today
    #expect(restoredSession("Game 2026-11-20 again", server).playMode.kind == .pastDay)
    #expect(restoredSession("Game 2026-11-19 again", server) === ownSession)
    #expect(restoredSession("Game 2026-11-20", server) === ownSession)
    #expect(restoredSession("Game 2026-11-20 again now", server) === ownSession)
    #expect(restoredSession("Game 2026-11-20 now", server) === ownSession)
  }

  @Test func withoutAServerPastDaysOpenInThePlayersOwnSession() {
    server.choose("")
    controller.showPastDay(day)
    #expect(controller.pastDayScreen == nil)
    #expect(!controller.showsToday)
    controller.open(search: Array("2026-11-20&again".utf8), address: [])
    #expect(controller.session === ownSession)
    #expect(ownSession.requests == ["game of 2026-11-20"])
    ownSession.leave(for: .check(day, needsDeal: true))
    #expect(ownSession.requests.count == 2)
  }

  @Test func removingTheServerClosesThePastDayAndItsReplay() async throws {
    _ = try await open()
    try press("Play this day again")
    server.choose("")
    #expect(controller.session === ownSession)
    #expect(controller.pastDayScreen == nil)
  }

  @Test func standingsLinkToThePastDaysPage() async throws {
    controller.showStandings(of: day)
    guard case .standings(let screen) = controller.serverScreen else { throw CancellationError() }
    #expect(controller.pastDayScreen == nil)
    let check = try #require(screen.source.screen.action("Check this day, or play it again")?.destination)
    controller.opener(for: check)?()
    #expect(controller.pastDayScreen != nil)
    #expect(controller.serverScreen == nil)
  }
}
