import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import Testing

@testable import CodeBreakerUI

/// Daily games in the app.
@MainActor @Suite struct DayTests {
  private let table = CodeBreakerTable.dayPreview()
  private var day: CalendarDay { CalendarDay(time: table.session.environment.now()) }

  @Test func theDaysTableHasTheDaysGame() {
    #expect(table.session.day == day && table.session.numberTitle == "Game of 14 November")
    #expect(TableDetail.text(table.session).hasPrefix("Game of 14 November, "))
    #expect(table.session.attempts.count == 2)
    table.sitAtOwn()
    #expect(table.session.day == nil && table.session.numberTitle == "Game 537")
    table.visit(day)
    #expect(table.session.attempts.count == 2, "it is kept")
  }

  @Test func whatTheDeviceAsksForHoldsAtBothTables() {
    #expect(!table.session.showsLetters)
    table.sitAtOwn()
    let own = table.session.showsLetters
    table.visit(day)
    table.prefersContrast = true
    #expect(table.session.showsLetters)
    table.sitAtOwn()
    #expect(table.session.showsLetters && !own)
    table.showsMotion = true
    table.visit(day)
    table.session.askToGiveUp()
    table.session.giveUp()
    #expect(table.session.reveal != nil, "the end is watched")
  }

  @Test func aDayThatIsOverLeadsToTheDays() throws {
    table.session.askToGiveUp()
    table.session.giveUp()
    let card = try #require(EndedCard(table))
    #expect(card.nextLabel == "All days" && card.dayNote == "You have played 3 days in a row.")
    #expect(card.share.hasPrefix("Parlor CodeBreaker, 14 Nov: code not found\n"))
    #expect(card.share.hasSuffix("\nparlor-codebreaker://play?2023-11-14"))
    table.session.playAgain()
    #expect(table.showsToday && table.session.day == nil)
    #expect(table.today.entries.first?.state == "Code not found" && table.today.entries.first?.isDone == true)
  }

  @Test func theOwnGameEndsAsBefore() throws {
    table.sitAtOwn()
    table.session.askToGiveUp()
    table.session.giveUp()
    let card = try #require(EndedCard(table))
    #expect(card.nextLabel == "Play again" && card.dayNote == nil)
  }
}
