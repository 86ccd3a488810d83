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

/// Days that are over: what their keys deal, and the table at which they are played again.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PastDayTests {
  /// A day that another implementation has worked out.
  private struct Known: Decodable {
    struct Game: Decodable {
      let theme: String
      let code: String
      let line: String
    }
    let day: String
    let key: String
    let codebreaker: Game
  }

  private static func known() throws -> [Known] {
    try JSONDecoder().decode([Known].self, from: Data(Repository.file("Tests/Fixtures/today/days.json")))
  }

  private static func deal(_ known: Known) throws -> any PastDeal {
    let (day, key) = (try CalendarDay(text: known.day.utf8), try #require(DayKey(hex: known.key)))
    return try #require(CodeBreakerSession.deal(of: day, by: key))
  }

  @Test func whatWasPlayedFollowsFromTheKey() throws {
    for known in try Self.known() {
      let deal = try Self.deal(known)
      let line = Array(known.codebreaker.line.utf8)
      let (game, played) = (deal.hold(line), try CodeBreaker(line: line))
      #expect(game.fault == nil)
      if played.ending == .solved {
        let made = DailyGame.codeBreaker.figureText(played.attempts.count)
        #expect(game.made == made && game.address == played.address)
      } else {
        #expect(game.made == "Code not found" && game.address == nil)
      }
    }
  }

  @Test func theCodeIsNamed() throws {
    let known = try Self.known()[0]
    #expect(known.codebreaker.theme == "mastermind" && known.codebreaker.code == "0303")
    let theme = Theme.mastermind
    let names = [0, 3, 0, 3].map { theme.spokenName(of: theme.choices[$0]) }
    #expect(try Self.deal(known).parText == "The code was \(names.joined(separator: ", ")).")
  }

  @Test func anotherAnswerDoesNotFollow() throws {
    let known = try Self.known()
    let deal = try Self.deal(known[0])
    #expect(deal.hold(Array(known[1].codebreaker.line.utf8)).fault == "this is a game of \(known[1].day)")
    #expect(deal.hold(Array("nonsense".utf8)).fault == "it cannot be played")
    let other = known[0].codebreaker.line.replacing("0000:20", with: "0000:10")
    #expect(
      deal.hold(Array(other.utf8)).fault == "attempt 1 has the answer 10 in the record, but 20 was dealt")
  }

  @Test func theDayIsPlayedAgainAndLeadsBack() async throws {
    let table = CodeBreakerTable.rankedPreview()
    table.visit(CalendarDay(time: 1_700_000_000 - 86_400))
    let screen = try #require(table.dayScreen)
    while screen.page.isAsking { await Task.yield() }
    #expect(screen.page.games.map(\.text) == ["2 guesses", "3 guesses"])
    table.playDayAgain()
    let session = table.session
    #expect(session.numberTitle == "13 November, again" && session.acceptsPegs && session.canHint && !table.isRanked)
    session.askToGiveUp()
    session.giveUp()
    let card = try #require(EndedCard(table))
    #expect(card.nextLabel == "Best games" && card.dayNote == "It is not recorded anywhere.")
    #expect(card.share.hasPrefix("Parlor CodeBreaker, 13 Nov, again: code not found"))
    #expect(card.share.hasSuffix("\nhttps://parlor.example/codebreaker/?2023-11-13"))
    session.playAgain()
    #expect(table.session.day == nil && table.showsToday && table.dayScreen === screen)
    #expect(table.dayAgain?.note == "Played again: Code not found.")
  }

  @Test func theBestGameIsReviewedOverThePage() async throws {
    let table = CodeBreakerTable.rankedPreview()
    table.visit(CalendarDay(time: 1_700_000_000 - 86_400))
    let screen = try #require(table.dayScreen)
    while screen.page.isAsking { await Task.yield() }
    table.watch(screen.page.games[0])
    #expect(table.sheet?.id == "review" && table.showsToday && table.session.day == nil)
    table.session.closeReview()
    #expect(table.topLayer == .screen && table.dayScreen?.day == screen.day)
  }
}
