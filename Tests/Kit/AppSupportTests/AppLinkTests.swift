import DailyGames
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import AppSupport

/// Checks the links from one game's app to the other game.
@MainActor @Suite struct AppLinkTests {
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  private func controller(site: String? = nil) -> SessionController<FakeSession> {
    let session = FakeSession()
    let server = DayServer(
      storage: session.environment.storage, defaultSite: site.flatMap { try? ServerAddress(typed: $0) })
    return SessionController(session, server: server) { _ in nil }
  }

  @Test func linkLeadsToTheOtherAppAndElseToTheSite() {
    let controller = controller(site: "https://b.example")
    controller.opener(for: .daily(day, .triples))?()
    #expect(
      controller.appLink?.addresses == ["parlor-triples://play?2026-11-21", "https://b.example/triples/?2026-11-21"])
    controller.opener(for: .game(.triples))?()
    #expect(controller.appLink?.addresses == ["parlor-triples://play", "https://b.example/triples/"])
  }

  @Test func withoutASiteOnlyTheAppIsTriedAndEachLinkIsNew() throws {
    let controller = controller()
    controller.openOtherGame(.triples)
    let first = try #require(controller.appLink)
    #expect(first.addresses == ["parlor-triples://play"])
    controller.openOtherGame(.triples)
    #expect(controller.appLink != first)
  }

  @Test func linkToThisGameStaysInTheApp() {
    let controller = controller()
    #expect(controller.opener(for: .game(.codeBreaker)) == nil)
    controller.opener(for: .daily(CalendarDay(time: 0), .codeBreaker))?()
    #expect(controller.appLink == nil)
    #expect(controller.session.day == CalendarDay(time: 0))
  }
}
