import DailyGames
import GameCore
import SessionSupport
import Testing

@testable import AppSupport

/// A controller whose game hasn't begun.
private final class BeginningController: SessionController<FakeSession> {
  override var isAtStart: Bool { true }
}

@MainActor @Suite struct CoveredGameTests {
  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private let ownSession: FakeSession
  private let controller: SessionController<FakeSession>

  init() {
    let memory = MemoryStorage()
    let fake = FakeDayServer()
    let now = today.startTime + 3600
    memory["parlor.house.server-address"] = "server/1\naddress https://a.example\napi api/v1"
    memory["parlor.house.ranked-introduction https://a.example"] = "1"
    ownSession = FakeSession(environment: PlayEnvironment(storage: memory.storage, now: { now }, random: { 0 }))
    controller = SessionController(
      ownSession,
      server: DayServer(storage: memory.storage, exchange: { request, _ in fake.reply(request) }),
      sleep: { _ in try await Task.sleep(for: .seconds(3600)) }
    ) { _ in nil }
  }

  private var showsAccount: Bool {
    if case .account = controller.serverScreen { true } else { false }
  }

  @Test func gameLinkClosesTheStandings() {
    controller.showStandings(of: today)
    controller.open(search: [], address: Array("rules".utf8))
    #expect(controller.serverScreen == nil)
    #expect(ownSession.requests == ["rules"])
  }

  @Test func invitationReplacesTheStandingsWithTheAccount() {
    controller.showStandings(of: today)
    controller.open(search: Array("join=ACDEFGHJ".utf8), address: [])
    #expect(showsAccount)
  }

  @Test func invitationClosesTheFinishPromptAndOpensTheAccount() {
    controller.openGame(of: today)
    controller.session.ask(.finish)
    controller.open(search: Array("join=ACDEFGHJ".utf8), address: [])
    #expect(controller.session.rankedClient?.prompt == nil)
    #expect(showsAccount)
  }

  @Test func commandsAreDisabledBehindASheet() {
    #expect(controller.acceptsCommands)
    #expect(!controller.hasSheet)
    controller.showStandings(of: today)
    #expect(!controller.acceptsCommands)
    #expect(controller.hasSheet)
    controller.closeServerScreen()
    #expect(controller.acceptsCommands)
    #expect(!controller.hasSheet)
  }

  @Test func commandsAreDisabledBehindTheFinishPrompt() {
    controller.openGame(of: today)
    #expect(controller.acceptsCommands)
    controller.session.ask(.finish)
    #expect(!controller.acceptsCommands)
    #expect(!controller.hasSheet)
  }

  @Test func commandsAreDisabledBehindTheOfferOfTheLesson() {
    let controller = BeginningController(ownSession) { _ in nil }
    #expect(controller.acceptsCommands)
    controller.isPlayerNew = true
    #expect(controller.offersLesson)
    #expect(!controller.acceptsCommands)
    controller.declineLesson()
    #expect(controller.acceptsCommands)
  }

  /// SwiftUI reports the end of a sheet after its animation.
  @Test func lateDismissalOfTheStandingsKeepsTheAccount() {
    controller.showStandings(of: today)
    controller.presentedSheetID = controller.serverScreen?.id
    controller.showAccount()
    controller.shownServerScreen = nil
    #expect(showsAccount)
    controller.presentedSheetID = controller.serverScreen?.id
    controller.shownServerScreen = nil
    #expect(controller.serverScreen == nil)
  }

  @Test func commandsAreDisabledBehindTheListOfDays() {
    controller.place = .today
    #expect(!controller.acceptsCommands)
    #expect(!controller.hasSheet)
  }
}
