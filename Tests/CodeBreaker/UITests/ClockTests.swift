import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import AppSupport
@testable import CodeBreakerUI

/// Checks that the clock runs only while the player can see the game.
@MainActor @Suite struct ClockTests {
  private final class Clock {
    var time: Int64 = 1_700_000_000
  }

  private let clock = Clock()

  /// Something that covers the game, and how to open and close it.
  enum Cover: CaseIterable {
    case practice, ownBoard, codemaker, lesson, standings, account, days, otherTab, giveUp

    @MainActor func open(_ controller: CodeBreakerController) {
      switch self {
      case .practice: controller.openPractice()
      case .ownBoard: controller.openOwnBoard()
      case .codemaker: controller.openCodemaker()
      case .lesson: controller.openLesson()
      case .standings: controller.showStandings(of: CalendarDay(time: 1_700_000_000))
      case .account: controller.showAccount()
      case .days: controller.place = .today
      case .otherTab: controller.tab = .rules
      case .giveUp: controller.session.askToGiveUp()
      }
    }

    @MainActor func close(_ controller: CodeBreakerController) {
      switch self {
      case .practice, .ownBoard, .codemaker, .lesson: controller.closeOpenedScreen()
      case .standings, .account: controller.closeServerScreen()
      case .days, .otherTab: controller.tab = .game
      case .giveUp: controller.session.closePopUp()
      }
    }
  }

  private func controller() -> CodeBreakerController {
    let memory = MemoryStorage()
    memory["parlor.house.server-address"] = "server/1\naddress https://a.example\napi api/v1"
    let environment = PlayEnvironment(
      storage: memory.storage, now: { [clock] in clock.time }, random: { 1 })
    let server = DayServer(storage: memory.storage, exchange: { _, _ in nil })
    let controller = CodeBreakerController(environment: environment, server: server) { FakeCoach.advice(on: $0).text }
    let window = controller.openWindow()
    controller.updateWindows { $0.set(.active, of: window) }
    controller.session.choose(0)
    return controller
  }

  @Test(arguments: Cover.allCases) func clockStopsBehindACoverAndContinuesAfterIt(cover: Cover) {
    let controller = controller()
    clock.time += 10
    #expect(controller.session.isClockRunning)
    #expect(controller.session.elapsedSeconds == 10)
    cover.open(controller)
    clock.time += 100
    #expect(!controller.session.isClockRunning)
    #expect(controller.session.elapsedSeconds == 10)
    cover.close(controller)
    clock.time += 5
    #expect(controller.session.isClockRunning)
    #expect(controller.session.elapsedSeconds == 15)
  }

  @Test func clockStaysStoppedWhenOneOfTwoCoversCloses() {
    let controller = controller()
    controller.openPractice()
    controller.place = .today
    controller.closeOpenedScreen()
    #expect(!controller.session.isClockRunning)
    controller.tab = .game
    #expect(controller.session.isClockRunning)
  }
}
