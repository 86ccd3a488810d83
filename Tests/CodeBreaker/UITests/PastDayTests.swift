import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import DailyGames
import Foundation
import GameCore
import SessionSupport
import TestSupport
import Testing
import VerifiableDeals

@testable import CodeBreakerUI

@MainActor @Suite(.timeLimit(.minutes(5))) struct PastDayTests {
  @Test func replayOfAPastDayAllowsHintsIsNotRecordedAndReturnsToItsPage() async throws {
    let controller = CodeBreakerController.rankedPreview()
    controller.openGame(of: CalendarDay(time: 1_700_000_000 - 86_400))
    let screen = try #require(controller.pastDayScreen)
    while !screen.source.pendingRequests.isEmpty { await Task.yield() }
    #expect(
      screen.source.screen.lines("codebreaker-games").suffix(2) == ["1 | 2 guesses | Watch", "2 | 3 guesses | Watch"])
    let play = try #require(screen.source.screen.action("Play this day again"))
    screen.act { $0.perform(play.id) }
    let session = controller.session
    #expect(session.numberTitle == "November 13, again")
    #expect(session.acceptsPegs)
    #expect(session.canHint)
    #expect(!controller.isRanked)
    session.askToGiveUp()
    session.giveUp()
    let card = try #require(controller.popUpCard)
    #expect(card.action("Best games") != nil)
    #expect(card.text("ended-next") == "It isn’t recorded anywhere.")
    #expect(card.action("Play it again") != nil)
    let shared = controller.message(try #require(card.action("Share")?.shareItem))
    #expect(shared.hasPrefix("Parlor CodeBreaker, Nov 13, again: code not found"))
    #expect(shared.hasSuffix("\nhttps://parlor.example/codebreaker/?2023-11-13"))
    session.playAgain()
    #expect(controller.session.day == nil)
    #expect(controller.showsToday)
    #expect(controller.pastDayScreen === screen)
    #expect(screen.source.screen.text("codebreaker-note") == "Played again: Code not found.")
  }

  @Test func reviewOfABestGameReturnsToThePastDaysPage() async throws {
    let controller = CodeBreakerController.rankedPreview()
    controller.openGame(of: CalendarDay(time: 1_700_000_000 - 86_400))
    let screen = try #require(controller.pastDayScreen)
    while !screen.source.pendingRequests.isEmpty { await Task.yield() }
    controller.watchRecordedGame(at: try #require(screen.source.bestGames(at: 0)?.bestGames.first?.address))
    #expect(controller.sheet?.id == "review")
    #expect(controller.showsToday)
    #expect(controller.session.day == nil)
    controller.session.closeReview()
    #expect(controller.topLayer == .screen)
    #expect(controller.pastDayScreen === screen)
  }
}
