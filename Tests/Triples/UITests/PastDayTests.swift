import AppSupport
import DailyGames
import FairDay
import Foundation
import NumberedGame
import PlaySupport
import TestSupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

/// Past days: the deals of their keys, and playing them again.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PastDayTests {
  @Test func dayIsPlayedAgainAndLeadsBack() async throws {
    let table = TriplesTable.rankedPreview()
    let day = CalendarDay(time: 1_700_000_000 - 86_400)
    table.visit(day)
    let screen = try #require(table.dayScreen)
    while !screen.check.pendingRequests.isEmpty { await Task.yield() }
    let play = try #require(screen.check.screen.action("Play this day again"))
    screen.act { $0.perform(play.id) }
    let session = table.session
    #expect(session.title == "13 November, again" && session.acceptsMoves && session.canHint && !table.isRanked)
    for direction in [Direction.left, .down, .right, .up, .left] { session.move(direction) }
    session.undo()
    session.newGame()
    let card = try #require(EndedCard(session))
    #expect(card.nextLabel == "Best games" && card.closeHint == "13 November, again.")
    session.startNext()
    #expect(table.session.day == nil && table.showsToday && table.dayScreen === screen)
    #expect(screen.check.screen.action("Open it again") != nil)
  }

  @Test func watchedGameIsShownOverThePage() async throws {
    let table = TriplesTable.rankedPreview()
    table.visit(CalendarDay(time: 1_700_000_000 - 86_400))
    let screen = try #require(table.dayScreen)
    while !screen.check.pendingRequests.isEmpty { await Task.yield() }
    table.watch(try #require(screen.check.coachGames(at: 0)?.best.first?.address))
    #expect(table.sheet == .replay && table.showsToday && table.session.viewer?.replay.deal.day == screen.check.day)
    table.session.closeViewer()
    #expect(table.topLayer == .screen && table.dayScreen === screen)
  }
}
