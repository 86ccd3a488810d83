import DailyGames
import NumberedGame
import PlaySupport
import Testing

@testable import AppSupport

/// Links and menu commands while a sheet covers the game.
@MainActor @Suite struct CoveredTableTests {
  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private let own: Session
  private let table: ObservedTable<Session>

  init() {
    let memory = MemoryStorage()
    let fake = FakeDayServer()
    let now = today.begin + 3600
    memory["parlor.house.server-address"] = "server/1\naddress https://a.example\napi api/v1"
    memory["parlor.house.ranked-introduction https://a.example"] = "1"
    own = Session(environment: PlayEnvironment(storage: memory.storage, now: { now }, random: { 0 }))
    table = ObservedTable(
      own,
      server: DayServer(storage: memory.storage, exchange: { request, _ in fake.reply(request) }),
      sleep: { _ in try await Task.sleep(for: .seconds(3600)) }
    ) { _ in nil }
  }

  private var showsAccount: Bool {
    if case .account = table.serverScreen { true } else { false }
  }

  @Test func gameLinkClosesTheStandings() {
    table.showStandings(of: today)
    table.open(search: [], address: Array("rules".utf8))
    #expect(table.serverScreen == nil && own.requests == ["rules"])
  }

  @Test func invitationReplacesTheStandings() {
    table.showStandings(of: today)
    table.open(search: Array("join=ACDEFGHJ".utf8), address: [])
    #expect(showsAccount)
  }

  @Test func invitationClosesTheQuestionToFinish() {
    table.visit(today)
    table.session.ask(.finish)
    table.open(search: Array("join=ACDEFGHJ".utf8), address: [])
    #expect(!table.isAskingToFinish && showsAccount)
  }

  @Test func commandsAreDisabledBehindASheet() {
    #expect(table.acceptsCommands && !table.hasSheet)
    table.showStandings(of: today)
    #expect(!table.acceptsCommands && table.hasSheet)
    table.closeServerScreen()
    #expect(table.acceptsCommands && !table.hasSheet)
  }

  @Test func commandsAreDisabledBehindTheQuestionToFinish() {
    table.visit(today)
    #expect(table.acceptsCommands)
    table.session.ask(.finish)
    #expect(!table.acceptsCommands && table.hasSheet)
  }

  @Test func commandsAreDisabledBehindTheDailyGames() {
    table.place = .today
    #expect(!table.acceptsCommands && !table.hasSheet)
  }
}
