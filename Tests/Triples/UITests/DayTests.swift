import AppSupport
import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

@MainActor struct DayTests {
  private let controller = TriplesController.dayPreview
  private var day: CalendarDay { CalendarDay(time: 1_700_000_000) }

  @Test func dailyAndOwnGamesAreSeparateAndOnlyOwnGamesAreWatchable() {
    #expect(controller.session.day == day)
    #expect(controller.session.title == "November 14 game")
    #expect(controller.session.replay.number == Triples.number(of: day))
    #expect(!controller.session.canWatch)
    controller.returnToOwnSession()
    #expect(controller.session.day == nil)
    #expect(controller.session.title == "Game 14")
    #expect(controller.session.canWatch)
  }

  @Test func resultDelayAppliesToOwnAndDailySessions() {
    controller.session.delaysResult = true
    controller.returnToOwnSession()
    #expect(controller.session.delaysResult)
    controller.session.delaysResult = false
    controller.openGame(of: day)
    #expect(!controller.session.delaysResult)
  }

  @Test func finishedDailyGameCanBeSharedReopenedAndLeftForTheListOfDays() throws {
    let session = controller.session
    session.newGame()
    let card = try #require(controller.popUpCard)
    #expect(card.action("Play CodeBreaker")?.role == .main)
    #expect(card.action("Keep playing") != nil)
    #expect(card.action("All days") != nil)
    #expect(card.text("ended-next") == "November 14 game.")
    #expect(card.text("day-next")?.hasPrefix("3 days in a row. New games in ") == true)
    let shared = controller.message(try #require(card.action("Share")?.shareItem))
    #expect(shared.hasSuffix("\nparlor-triples://play?2023-11-14"))
    #expect(!shared.contains("#"))
    let score = session.game.score
    session.closePopUp()
    #expect(session.isOver)
    #expect(session.gameOverText == "The game is over")
    session.showResult()
    session.startNextGame()
    #expect(controller.showsToday)
    #expect(controller.session.day == nil)
    #expect(controller.today.text("state") == score.description + " points")
  }

  @Test func finishedDayIsReplayedInThePlayersOwnSession() throws {
    let session = controller.session
    session.newGame()
    session.tryAgain()
    #expect(controller.session.day == nil)
    #expect(controller.topLayer == .cover)
    #expect(controller.session.challenge?.title == "November 14 game")
    controller.session.playChallenge()
    #expect(controller.session.replay.number == session.replay.number || controller.popUpCard != nil)
  }

  @Test func endedOwnGameOffersANewGame() {
    controller.returnToOwnSession()
    controller.session.newGame()
    #expect(controller.popUpCard?.action("New Game")?.role == .main)
  }

  @Test func fullBoardSaysNoMoreMoves() {
    #expect(
      TriplesController.preview { while !$0.isOver { for d in Direction.allCases { $0.move(d) } } }.session.gameOverText
        == "No more moves")
  }
}
