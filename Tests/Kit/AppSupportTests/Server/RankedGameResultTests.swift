import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import AppSupport

extension RankedGameTests {
  @Test func finishingRequiresConfirmation() throws {
    controller.openGame(of: today)
    controller.session.ask(.finish)
    #expect(controller.popUpCard?.text("finish-warning") == "You can’t undo this.")
    #expect(controller.topLayer == .cover)
    controller.cancelPopUp()
    #expect(controller.popUpCard == nil)
    #expect(controller.topLayer == .screen)
    #expect(controller.session.requests.isEmpty)
    controller.session.ask(.finish)
    controller.popUpActionHandler.perform(try #require(controller.popUpCard?.action("Finish")))
    #expect(controller.session.requests == ["finish asked"])
    #expect(controller.popUpCard == nil)
  }

  @Test func resultCardShowsTheResultAndSharesAPublicLink() throws {
    controller.openGame(of: today)
    #expect(controller.popUpCard == nil)
    controller.session.ask(.result)
    let card = try #require(controller.popUpCard)
    #expect(card.title == "November 21 game")
    #expect(card.text("outcome-headline") == "5 guesses")
    #expect(!card.blocks.contains { $0.id == "everybody-bars" })
    #expect(card.action("Review") == nil)
    let shared = controller.message(try #require(card.action("Share")?.shareItem))
    #expect(shared == "Try this.\nhttps://a.example/codebreaker/?2026-11-21", "the page is public")
  }

  @Test func resultCardIsHiddenBehindTheListOfDaysAndCanBeClosed() {
    controller.openGame(of: today)
    controller.session.ask(.result)
    #expect(controller.popUpCard != nil)
    #expect(controller.topLayer == .cover)
    controller.place = .today
    #expect(controller.popUpCard == nil)
    #expect(controller.topLayer == .screen)
    controller.place = .tab(.game)
    controller.cancelPopUp()
    #expect(controller.popUpCard == nil)
  }

  @Test func linkToThePlayersOwnGameLeadsToTheServersSite() {
    #expect(controller.message(ownSession.shareItem) == "Try this.\nhttps://a.example/codebreaker/")
  }
}
