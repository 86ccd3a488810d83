import AppSupport
import DailyGames
import Foundation
import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesSession
import VerifiableDeals

@testable import TriplesUI

@MainActor @Suite(.timeLimit(.minutes(5))) struct PastDayTests {
  @Test func pastDayIsReplayedUnrankedAndReturnsToItsPage() async throws {
    let controller = TriplesController.rankedPreview()
    let day = CalendarDay(time: 1_700_000_000 - 86_400)
    controller.openGame(of: day)
    let screen = try #require(controller.pastDayScreen)
    while !screen.source.pendingRequests.isEmpty { await Task.yield() }
    let play = try #require(screen.source.screen.action("Play this day again"))
    screen.act { $0.perform(play.id) }
    let session = controller.session
    #expect(session.title == "November 13, again")
    #expect(session.acceptsMoves)
    #expect(session.canHint)
    #expect(!controller.isRanked)
    for direction in [Direction.left, .down, .right, .up, .left] { session.move(direction) }
    session.undo()
    session.newGame()
    let card = try #require(controller.popUpCard)
    #expect(card.action("Best games")?.role == .main)
    #expect(card.text("ended-next") == "November 13, again.")
    session.startNextGame()
    #expect(controller.session.day == nil)
    #expect(controller.showsToday)
    #expect(controller.pastDayScreen === screen)
    #expect(screen.source.screen.action("Open it again") != nil)
  }

  @Test func watchedGameOpensOverThePastDaysPageAndReturnsToIt() async throws {
    let controller = TriplesController.rankedPreview()
    controller.openGame(of: CalendarDay(time: 1_700_000_000 - 86_400))
    let screen = try #require(controller.pastDayScreen)
    while !screen.source.pendingRequests.isEmpty { await Task.yield() }
    controller.watchRecordedGame(at: try #require(screen.source.coachGames(at: 0)?.bestGames.first?.address))
    #expect(controller.sheet == .replay)
    #expect(controller.showsToday)
    #expect(controller.session.viewer?.replay.deal.day == screen.source.day)
    controller.session.closeViewer()
    #expect(controller.topLayer == .screen)
    #expect(controller.pastDayScreen === screen)
  }
}
