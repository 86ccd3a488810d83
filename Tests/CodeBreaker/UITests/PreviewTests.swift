import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import Foundation
import TestSupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite struct PreviewTests {
  @Test func previewsShowTheScreensTheyAreNamedAfter() {
    for screen in PreviewedScreen.allCases {
      let controller = screen.controller
      let session = controller.session
      let expected: (sheet: String?, layer: Layer, tab: CodeBreakerSession.Tab) =
        switch screen {
        case .game, .gameOver, .invitation, .notice, .today, .dayGame: (nil, .screen, .game)
        case .statistics: (nil, .screen, .statistics)
        case .rules: (nil, .screen, .rules)
        case .newGame: ("new game", .sheet, .game)
        case .review, .finishedReview: ("review", .sheet, .game)
        case .duel: ("duel", .sheet, .game)
        case .practice, .practicePosition: ("practice", .sheet, .game)
        case .board, .contradictoryBoard: ("board", .sheet, .game)
        case .lesson, .lessonCodes, .lessonEnd: ("lesson", .sheet, .game)
        case .setCode, .watchedCoach, .answeredCoach, .coveredCode, .sentCode: ("set", .sheet, .game)
        case .endedGame, .endedDuel, .endedDailyGame, .lessonOffer, .hint, .givingUp: (nil, .cover, .game)
        case .rankedGame, .rankedToday, .pastDay: (nil, .screen, .game)
        case .rankedResult: (nil, .cover, .game)
        case .standings, .account, .data: (nil, .sheet, .game)
        }
      #expect(controller.sheet?.id == expected.sheet, "\(screen)")
      #expect(controller.topLayer == expected.layer, "\(screen)")
      #expect(session.tab == expected.tab, "\(screen)")
      #expect(session.notices.isEmpty == (screen != .notice), "\(screen)")
      #expect(
        session.game.isOver
          == [
            .gameOver, .review, .finishedReview, .duel, .endedGame, .endedDuel, .endedDailyGame, .rankedResult,
            .standings,
          ].contains(screen),
        "\(screen)")
      let isRanked = [.rankedGame, .rankedResult, .rankedToday, .pastDay, .standings, .account].contains(screen)
      #expect(controller.isRanked == isRanked, "\(screen)")
      #expect((controller.server.choice != nil) == isRanked, "\(screen)")
      #expect((session.day != nil) == (isRanked || [.today, .dayGame, .endedDailyGame].contains(screen)), "\(screen)")
      #expect((controller.serverScreen != nil) == [.standings, .account].contains(screen), "\(screen)")
      if screen == .rankedGame {
        #expect(session.acceptsPegs)
        #expect(!session.canHint)
        #expect(session.attempts.count == 2)
      }
      if screen == .rankedResult { #expect(session.rankedClient?.result?.rankText == "4th of 214") }
      #expect(controller.showsToday == [.today, .rankedToday, .pastDay].contains(screen))
      #expect((controller.popUpCard?.action("All days") != nil) == (screen == .endedDailyGame))
      #expect((controller.popUpCard?.action("Compare") != nil) == (screen == .endedDuel), "\(screen)")
      #expect(controller.offersLesson == (screen == .lessonOffer), "\(screen)")
      #expect((controller.lesson?.lesson.core.stage == .over) == (screen == .lessonEnd), "\(screen)")
      #expect((controller.dataScreen != nil) == (screen == .data), "\(screen)")
      #expect((session.gameReview?.selection != nil) == (screen == .finishedReview), "\(screen)")
      if screen == .invitation {
        #expect(session.friendAttemptCount == 7)
        #expect(session.attempts.isEmpty)
      }
      if screen == .statistics {
        let counts = session.statistics[session.statisticsGroup]
        #expect(counts.playedCount > 4)
        #expect(counts.bars.contains { $0.count > 1 })
      }
    }
  }

  /// Previews are macros, so a loop can't create them. This test finds the missing ones.
  @Test func everyScreenHasAPreviewAndEveryAppearanceAGallery() {
    let file = String(decoding: Repository.file("Sources/CodeBreaker/UI/Previews/AllScreens.swift"), as: UTF8.self)
    for appearance in PreviewAppearance.allCases { #expect(file.contains("{ Gallery(.\(appearance)) }")) }
    for screen in PreviewedScreen.allCases {
      #expect(file.contains("#Preview(\"\(screen.rawValue)\") { PreviewedView(.\(screen)) }"), "\(screen)")
    }
  }
}
