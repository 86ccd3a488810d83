import AppSupport
import NumberedGame
import PlaySupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

/// The session of a daily game in the app.
@MainActor struct DayTests {
  private let table = TriplesTable.dayPreview
  private var day: CalendarDay { CalendarDay(time: 1_700_000_000) }

  @Test func daySessionHasTheDailyGame() {
    #expect(table.session.day == day && table.session.title == "Game of 14 November")
    #expect(table.session.replay.number == Triples.number(of: day) && !table.session.canWatch)
    table.sitAtOwn()
    #expect(table.session.day == nil && table.session.title == "Game 14" && table.session.canWatch)
  }

  @Test func delayedResultAppliesToBothSessions() {
    table.session.lingers = true
    table.sitAtOwn()
    #expect(table.session.lingers)
    table.session.lingers = false
    table.visit(day)
    #expect(!table.session.lingers)
  }

  @Test func finishedDayLeadsToTheDays() throws {
    let session = table.session
    session.newGame()
    let card = try #require(EndedCard(session))
    #expect(card.nextLabel == "All days" && card.againLabel == "Play it again")
    #expect(card.closeHint == "Game of 14 November. You have played 3 days in a row.")
    #expect(card.shareText.hasSuffix("\nparlor-triples://play?2023-11-14") && !card.shareText.contains("#"))
    session.closePopUp()
    #expect(session.isOver && session.overText == "The game is over")
    session.showResult()
    session.startNext()
    #expect(table.showsToday && table.session.day == nil)
    let entry = try #require(table.today.entries.first)
    #expect(entry.isDone && entry.state == card.ended.score.description + " points")
  }

  @Test func finishedDayIsPlayedAgainInTheOwnSession() throws {
    let session = table.session
    session.newGame()
    session.tryAgain()
    #expect(table.session.day == nil && table.topLayer == .cover)
    #expect(table.session.challenge?.title == "Game of 14 November")
    table.session.playChallenge()
    #expect(table.session.replay.number == session.replay.number || table.ended != nil)
  }

  @Test func onlyTheOwnGameOffersANewGame() throws {
    table.sitAtOwn()
    table.session.newGame()
    #expect(try #require(EndedCard(table.session)).againLabel == "Try this game again")
    #expect(
      TriplesTable.preview { while !$0.isOver { for d in Direction.allCases { $0.move(d) } } }.session.overText
        == "No more moves")
  }
}
