import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import AppSupport

/// Checks where shared links lead.
@MainActor @Suite struct SharedLinkTests {
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  private func controller(hasServer: Bool, site: String? = nil) -> SessionController<FakeSession> {
    let memory = MemoryStorage()
    if hasServer { memory["parlor.house.server-address"] = "server/1\naddress https://a.example\napi api/v1" }
    let now = day.startTime + 60
    let session = FakeSession(environment: PlayEnvironment(storage: memory.storage, now: { now }, random: { 0 }))
    let server = DayServer(storage: memory.storage, defaultSite: site.flatMap { try? ServerAddress(typed: $0) })
    return SessionController(session, server: server) { _ in nil }
  }

  private func link(_ controller: SessionController<FakeSession>, page: String = "") -> String? {
    controller.message(controller.session.shareItem, onPage: page).split(separator: "\n").last.map(String.init)
  }

  @Test func linkLeadsToTheServersSiteThenTheDefaultSiteAndElseToTheApp() {
    #expect(link(controller(hasServer: false)) == "parlor-test://play")
    #expect(link(controller(hasServer: false, site: "")) == "parlor-test://play", "no site was built in")
    #expect(link(controller(hasServer: false, site: "https://b.example")) == "https://b.example/codebreaker/")
    #expect(link(controller(hasServer: true, site: "https://b.example")) == "https://a.example/codebreaker/")
    #expect(link(controller(hasServer: true), page: "board.html") == "https://a.example/codebreaker/board.html")
  }

  /// A server deals another game on the same day.
  @Test func linkToAnUnrankedDailyGameExcludesTheServer() {
    let controller = controller(hasServer: true)
    controller.openGame(of: day)
    #expect(controller.isRanked)
    #expect(link(controller) == "https://a.example/codebreaker/?2026-11-21")
    controller.openGame(of: day, isUnranked: true)
    #expect(!controller.isRanked)
    #expect(link(controller) == "https://a.example/codebreaker/?2026-11-21&alone")
    let alone = self.controller(hasServer: false, site: "https://b.example")
    alone.openGame(of: day)
    #expect(link(alone) == "https://b.example/codebreaker/?2026-11-21", "a site without a server deals the same game")
  }
}
