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

/// Days that are over: what their keys deal, and the table at which they are played again.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PastDayTests {
  @Test func theDayIsPlayedAgainAndLeadsBack() async throws {
    let table = TriplesTable.rankedPreview()
    let day = CalendarDay(time: 1_700_000_000 - 86_400)
    table.visit(day)
    let screen = try #require(table.dayScreen)
    while screen.page.isAsking { await Task.yield() }
    table.playDayAgain()
    let session = table.session
    #expect(session.title == "13 November, again" && session.acceptsMoves && session.canHint && !table.isRanked)
    for direction in [Direction.left, .down, .right, .up, .left] { session.move(direction) }
    session.undo()
    session.newGame()
    let card = try #require(EndedCard(session))
    #expect(card.nextLabel == "Best games" && card.closeHint == "13 November, again.")
    session.startNext()
    #expect(table.session.day == nil && table.showsToday && table.dayScreen === screen)
    #expect(table.dayAgain?.label == "Open it again")
  }

  @Test func theBestGameIsWatchedOverThePage() async throws {
    let table = TriplesTable.rankedPreview()
    table.visit(CalendarDay(time: 1_700_000_000 - 86_400))
    let screen = try #require(table.dayScreen)
    while screen.page.isAsking { await Task.yield() }
    table.watch(try #require(screen.page.coach))
    #expect(table.sheet == .replay && table.showsToday && table.session.viewer?.replay.deal.day == screen.day)
    table.session.closeViewer()
    #expect(table.topLayer == .screen && table.dayScreen?.day == screen.day)
  }
}
