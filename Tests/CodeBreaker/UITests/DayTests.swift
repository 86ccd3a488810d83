import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite struct DayTests {
  private let controller = CodeBreakerController.dayPreview()
  private var day: CalendarDay { CalendarDay(time: controller.session.environment.now()) }

  @Test func dailyGameHasItsTitleAndIsKeptWhileTheOwnGameIsOpen() {
    #expect(controller.session.day == day)
    #expect(controller.session.numberTitle == "November 14 game")
    #expect(HeaderDetail.text(controller.session).hasPrefix("November 14 game, "))
    #expect(controller.session.attempts.count == 2)
    controller.returnToOwnSession()
    #expect(controller.session.day == nil)
    #expect(controller.session.numberTitle == "Game 537")
    controller.openGame(of: day)
    #expect(controller.session.attempts.count == 2, "the game is saved")
  }

  @Test func deviceSettingsApplyToBothSessions() {
    #expect(!controller.session.showsLetters)
    controller.returnToOwnSession()
    let own = controller.session.showsLetters
    controller.openGame(of: day)
    controller.prefersContrast = true
    #expect(controller.session.showsLetters)
    controller.returnToOwnSession()
    #expect(controller.session.showsLetters)
    #expect(!own)
    controller.showsMotion = true
    controller.openGame(of: day)
    controller.session.askToGiveUp()
    controller.session.giveUp()
    #expect(controller.session.reveal != nil, "the reveal is shown")
  }

  @Test func finishedDailyGameCanBeSharedAndReturnsToTheListOfDays() throws {
    controller.session.askToGiveUp()
    controller.session.giveUp()
    let card = try #require(controller.popUpCard)
    #expect(card.action("All days") != nil)
    #expect(card.action("Play Triples")?.role == .main)
    #expect(card.text("day-next")?.hasPrefix("3 days in a row. New games in ") == true)
    let shared = controller.message(try #require(card.action("Share")?.shareItem))
    #expect(shared.hasPrefix("Parlor CodeBreaker, Nov 14: code not found\n"))
    #expect(shared.hasSuffix("\nparlor-codebreaker://play?2023-11-14"))
    controller.session.playAgain()
    #expect(controller.showsToday)
    #expect(controller.session.day == nil)
    #expect(controller.today.text("state") == "Code not found")
    #expect(controller.today.action("Play Triples")?.role == .main)
  }

  @Test func finishedOwnGameOffersAnotherGameAndSharing() throws {
    controller.returnToOwnSession()
    controller.session.askToGiveUp()
    controller.session.giveUp()
    let card = try #require(controller.popUpCard)
    #expect(card.action("Play again")?.role == .main)
    #expect(card.action("Share")?.role == .plain)
  }
}
