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
  /// A day that another implementation has worked out.
  private struct Known: Decodable {
    struct Game: Decodable {
      let bound: Int
      let line: String
      let score: Int
    }
    let day: String
    let key: String
    let triples: Game
  }

  private static func known() throws -> [Known] {
    try JSONDecoder().decode([Known].self, from: Data(Repository.file("Tests/Fixtures/today/days.json")))
  }

  private static func deal(_ known: Known) throws -> any PastDeal {
    let (day, key) = (try CalendarDay(text: known.day.utf8), try #require(DayKey(hex: known.key)))
    return try #require(TriplesSession.deal(of: day, by: key))
  }

  @Test func whatWasPlayedFollowsFromTheKey() throws {
    for known in try Self.known() {
      let deal = try Self.deal(known)
      #expect(
        deal.parText
          == "No game of this day could make more than \(DecimalText.grouped(known.triples.bound)) points.")
      let game = deal.hold(Array(known.triples.line.utf8))
      #expect(game.fault == nil && game.made == DailyGame.triples.figureText(known.triples.score))
      let address = try #require(game.address)
      #expect(try Replay(address: address).line == Array(known.triples.line.utf8))
    }
  }

  @Test func anotherDaysGameDoesNot() throws {
    let known = try Self.known()
    let deal = try Self.deal(known[0])
    #expect(deal.hold(Array(known[1].triples.line.utf8)).fault == "this is a game of \(known[1].day)")
    #expect(deal.hold(Array("triples/1 14 uldr".utf8)).fault == "this is game 14, and no game of a day")
    #expect(deal.hold(Array("nonsense".utf8)).fault == "it cannot be played")
    // Another tile than the one that was dealt.
    let line = known[0].triples.line
    #expect(line.hasSuffix("1b"), "the last tile is a 1")
    let other = line.dropLast(2) + "2b"
    #expect(deal.hold(Array(other.utf8)).fault?.contains("the record has a 2 in row 1, column 2, but a 1") == true)
  }

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
