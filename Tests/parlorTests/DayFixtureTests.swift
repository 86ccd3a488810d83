import AllGames
import CodeBreakerModel
import DailyGames
import Foundation
import GameCore
import TestSupport
import Testing
import TriplesModel
import VerifiableDeals

/// Compares the deals of both games with those in `Tests/Fixtures/today`, which an independent implementation computed.
@Suite struct DayFixtureTests {
  /// A day of a file.
  struct Day: Decodable, Sendable, CustomTestStringConvertible {
    let day: String
    let key: String
    let triples: TriplesGame
    let codebreaker: CodeBreakerGame

    struct TriplesGame: Decodable, Sendable {
      let attempt: Int
      let nonce: String
      let bound: Int
      let opening: [String]
      let line: String
      let score: Int
    }

    struct CodeBreakerGame: Decodable, Sendable {
      let pegs: Int
      let colors: Int
      let theme: String
      let code: String
      let line: String
    }

    var testDescription: String { day }

    var calendarDay: CalendarDay {
      get throws { try CalendarDay(text: Array(day.utf8)) }
    }

    static let all = read("days.json")

    /// The last days before the first one that begins with a merge, and days after it.
    static let around2027 = read("days-2027.json")

    private static func read(_ name: String) -> [Day] {
      try! JSONDecoder().decode([Day].self, from: Data(Repository.file("Tests/Fixtures/today/\(name)")))
    }
  }

  @Test(arguments: Day.all + Day.around2027) func triplesDealAndGameMatchTheFixture(row: Day) throws {
    let key = try #require(DayKey(hex: row.key))
    let deal = try #require(try Triples.DayDeal(day: row.calendarDay, words: key.words))
    let expected = row.triples
    #expect(deal.listIndex == expected.attempt)
    #expect(deal.bound.score == expected.bound)
    #expect(String(decoding: Triples.DayDeal.nonce(listIndex: deal.listIndex), as: UTF8.self) == expected.nonce)
    #expect(deal.opening.map { String(decoding: $0.text, as: UTF8.self) } == expected.opening)
    // This game is complete. The independent implementation also computed its legal moves and its score.
    let replay = try Replay(line: expected.line)
    #expect(deal.difference(from: replay) == nil)
    #expect(replay.game.score == expected.score)
    #expect(replay.game.isDone)
    #expect(expected.score <= expected.bound)
    #expect(replay.moves.count <= deal.bound.moveCount)
  }

  /// The same key deals another game if the rule of the other year is used, so a day must be verified by its own rule.
  @Test func ruleOfTheDayDecidesWhichDealIsUsed() throws {
    let differing = try Day.around2027.filter { row in
      let key = try #require(DayKey(hex: row.key))
      let isBefore = try row.calendarDay < Triples.DayDeal.firstDayWithMerge
      let other = try #require(CalendarDay(year: isBefore ? 2027 : 2026, month: 6, day: 1))
      return try Triples.DayDeal(day: other, words: key.words)?.listIndex != row.triples.attempt
    }
    #expect(differing.contains { $0.day < "2027" })
    #expect(differing.contains { $0.day > "2027" })
  }

  @Test(arguments: Day.all) func codeBreakerDealAndGameMatchTheFixture(row: Day) throws {
    let key = try #require(DayKey(hex: row.key))
    let deal = try #require(try CodeBreaker.DayDeal(day: row.calendarDay, words: key.words))
    let expected = row.codebreaker
    #expect(deal.setup.pegCount == expected.pegs)
    #expect(deal.setup.theme.choices.count == expected.colors)
    #expect(deal.setup.theme.id == expected.theme)
    #expect(String(decoding: deal.code.text(in: deal.setup.theme), as: UTF8.self) == expected.code)
    let game = try CodeBreaker(line: expected.line)
    #expect(deal.difference(from: game) == nil)
    #expect(game.ending == .solved)
  }

  /// Returns the deal of a game, and the line of a game that was recorded on that day.
  private static func dealAndLine(_ game: DailyGame, _ row: Day) throws -> (deal: any DailyDeal, line: [UInt8]) {
    let key = try #require(DayKey(hex: row.key))
    let deal = try #require(try game.dealType.init(day: row.calendarDay, words: key.words))
    return (deal, Array((game == .triples ? row.triples.line : row.codebreaker.line).utf8))
  }

  @Test(arguments: Day.all, [DailyGame.triples, .codeBreaker])
  func recordedGamesMatchTheirDealAndRoundTripAsAddresses(row: Day, game: DailyGame) throws {
    let (deal, line) = try Self.dealAndLine(game, row)
    let checked = try deal.check(line)
    #expect(try checked.figure == (game == .triples ? row.triples.score : CodeBreaker(line: line).attempts.count))
    let address = try #require(checked.address)
    #expect(try (game == .triples ? Replay(address: address).line : CodeBreaker(address: address).line) == line)
    #expect(try game.dealType.deal(ofLine: line) == .day(row.calendarDay))
    #expect(try game.dealType.init(text: deal.text)?.check(line) == checked)
  }

  @Test(arguments: [DailyGame.triples, .codeBreaker])
  func malformedGamesAndGamesOfAnotherDealAreRejected(game: DailyGame) throws {
    let (deal, line) = try Self.dealAndLine(game, Day.all[0])
    let other = try Self.dealAndLine(game, Day.all[1]).line
    #expect(throws: RecordedGameFault("this is a game of \(Day.all[1].day)")) { try deal.check(other) }
    #expect(throws: RecordedGameFault.self) { try deal.check(Array("nonsense".utf8)) }
    #expect(throws: RecordedGameFault.self) { try game.dealType.deal(ofLine: Array("nonsense".utf8)) }
    // Change the last byte. The line of the first day ends with the spawn 1b or with the answer 40.
    let last = UInt8(ascii: game == .triples ? "c" : "1")
    #expect(throws: RecordedGameFault.self) { try deal.check(line.dropLast() + [last]) }
  }

  @Test func summaryGivesTheTriplesBoundOrTheCode() throws {
    let row = Day.all[0]
    #expect(
      try Self.dealAndLine(.triples, row).deal.summary
        == "No one could have scored more than \(DecimalText.grouped(row.triples.bound)) points.")
    let theme = Theme.mastermind
    #expect(row.codebreaker.theme == "mastermind")
    #expect(row.codebreaker.code == "0303")
    let names = [0, 3, 0, 3].map { theme.spokenName(of: theme.choices[$0]) }
    #expect(try Self.dealAndLine(.codeBreaker, row).deal.summary == "The code was \(names.joined(separator: ", ")).")
  }

  @Test func triplesGameDoesNotMatchADealWithTheNextDaysKey() throws {
    let rows = Day.all
    for (row, other) in zip(rows, rows.dropFirst()) {
      let key = try #require(DayKey(hex: other.key))
      let triples = try #require(try Triples.DayDeal(day: row.calendarDay, words: key.words))
      let difference = triples.difference(from: try Replay(line: row.triples.line))
      guard case .spawn = difference else {
        Issue.record("\(row.day): \(difference.debugDescription)")
        continue
      }
    }
  }
}
