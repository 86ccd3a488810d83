import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import DailyGames
import FairDay
import Foundation
import NumberedGame
import PlaySupport
import TestSupport
import Testing

@testable import CodeBreakerUI

/// Checking past days in the app, and playing their games again.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PastDayTests {
  @Test func theDayIsPlayedAgainAndLeadsBack() async throws {
    let table = CodeBreakerTable.rankedPreview()
    table.visit(CalendarDay(time: 1_700_000_000 - 86_400))
    let screen = try #require(table.dayScreen)
    while !screen.check.pendingRequests.isEmpty { await Task.yield() }
    #expect(
      screen.check.screen.lines("codebreaker-games").suffix(2) == ["1 | 2 guesses | Watch", "2 | 3 guesses | Watch"])
    let play = try #require(screen.check.screen.action("Play this day again"))
    screen.act { $0.perform(play.id) }
    let session = table.session
    #expect(session.numberTitle == "13 November, again" && session.acceptsPegs && session.canHint && !table.isRanked)
    session.askToGiveUp()
    session.giveUp()
    let card = try #require(EndedCard(table))
    #expect(card.nextLabel == "Best games" && card.dayNote == "It isn’t recorded anywhere.")
    #expect(card.share.hasPrefix("Parlor CodeBreaker, 13 Nov, again: code not found"))
    #expect(card.share.hasSuffix("\nhttps://parlor.example/codebreaker/?2023-11-13"))
    session.playAgain()
    #expect(table.session.day == nil && table.showsToday && table.dayScreen === screen)
    #expect(screen.check.screen.text("codebreaker-note") == "Played again: Code not found.")
  }

  @Test func theBestGameIsReviewedOverThePage() async throws {
    let table = CodeBreakerTable.rankedPreview()
    table.visit(CalendarDay(time: 1_700_000_000 - 86_400))
    let screen = try #require(table.dayScreen)
    while !screen.check.pendingRequests.isEmpty { await Task.yield() }
    table.watch(try #require(screen.check.bestGames(at: 0)?.best.first?.address))
    #expect(table.sheet?.id == "review" && table.showsToday && table.session.day == nil)
    table.session.closeReview()
    #expect(table.topLayer == .screen && table.dayScreen === screen)
  }
}
