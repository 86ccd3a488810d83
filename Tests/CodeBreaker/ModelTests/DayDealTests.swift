import GameCore
import Testing

@testable import CodeBreakerModel

@Suite struct DayDealTests {
  private static let sunday = CalendarDay(year: 2026, month: 11, day: 22)!

  /// Returns words from which the given pegs are drawn. `choiceCount` is the number of choices.
  private static func words(_ pegs: [UInt64], choiceCount: UInt64) -> RecordedRandomWords {
    RecordedRandomWords(pegs.map { $0 * (.max / choiceCount) + .max / (2 * choiceCount) })
  }

  /// The published table: each row has a date, the number of pegs and choices, and a theme.
  @Test(arguments: [
    (16, 4, 6, "mastermind"), (17, 4, 7, "rainbow"), (18, 4, 8, "animals"), (19, 5, 6, "sports"),
    (20, 6, 5, "newspaper"), (21, 5, 7, "fruit"), (22, 5, 8, "food"),
  ])
  func dailyAndNumberedSetupsFollowTheDayOfTheWeek(day: Int, pegCount: Int, choiceCount: Int, theme: String) throws {
    for week in [0, 1, 52] {
      let day = try #require(CalendarDay(year: 2026, month: 11, day: day)?.adding(days: 7 * week))
      let setup = GameSetup(day: day)
      #expect(setup.deal == .day(day))
      #expect(setup.pegCount == pegCount)
      #expect(setup.attemptLimit == 12)
      #expect(setup.theme.id == theme)
      #expect(setup.theme.choices.count == choiceCount)
      #expect(Theme.all.contains(setup.theme))
      // Without a server, the setup is the same, but has a game number.
      let numbered = GameSetup(numberedFor: day)
      #expect(numbered.number == day.firstGameNumber)
      #expect(numbered.theme == setup.theme)
      #expect(numbered.pegCount == pegCount)
      #expect(numbered.attemptLimit == 12)
    }
  }

  @Test func codeCountGrowsFromMondayToSunday() throws {
    let monday = try #require(CalendarDay(year: 2026, month: 11, day: 16))
    let counts = try (0..<7).map { day in
      let setup = GameSetup(day: try #require(monday.adding(days: day)))
      return (0..<setup.pegCount).reduce(1) { count, _ in count * setup.theme.choices.count }
    }
    #expect(counts == [1296, 2401, 4096, 7776, 15_625, 16_807, 32_768])
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func codeIsDrawnFromTheWordsOfTheDay() throws {
    var asked: [[UInt8]] = []
    let deal = try #require(
      CodeBreaker.DayDeal(day: Self.sunday) { (nonce: [UInt8]) in
        asked.append(nonce)
        return Self.words([5, 3, 3, 4, 5, 7], choiceCount: 8)
      })
    #expect(asked == [Array("codebreaker/".utf8)])
    #expect(asked[0].count == 12)
    #expect(deal.setup == GameSetup(day: Self.sunday))
    #expect(String(decoding: deal.code.text(in: deal.setup.theme), as: UTF8.self) == "53345")
    #expect(deal.code.isHidden)
    #expect(deal.game.isCodeKnown)
    #expect(deal.game.masterCode == deal.code)
  }

  @Test func noGameIsDealtIfThereAreTooFewWords() {
    #expect(CodeBreaker.DayDeal(day: Self.sunday) { (_: [UInt8]) in Self.words([5, 3, 3, 4], choiceCount: 8) } == nil)
  }

  @Test func errorOfTheWordSourceIsRethrown() {
    struct Broken: Error {}
    #expect(throws: Broken.self) {
      try CodeBreaker.DayDeal(day: Self.sunday) { (_: [UInt8]) throws(Broken) in throw Broken() }
    }
  }

  @Test func recordedGameReportsItsFirstDifferenceFromTheDeal() throws {
    let deal = try #require(
      CodeBreaker.DayDeal(day: Self.sunday) { (_: [UInt8]) in Self.words([5, 3, 3, 4, 5], choiceCount: 8) })
    func difference(_ line: String) throws -> CodeBreaker.DayDeal.Difference? {
      deal.difference(from: try CodeBreaker(line: line))
    }
    let head = "codebreaker/1 2026-11-22 5.food.12"
    for turns in ["", " x", " 53345:50", " 33355:31,01267:00,53345:50", " 33355:31,x"] {
      #expect(try difference(head + turns) == nil, "\(turns)")
    }
    #expect(
      try difference(head + " 33355:31,01267:10,x")
        == .answer(attempt: 2, recorded: .init(exact: 1, inexact: 0), dealt: .init(exact: 0, inexact: 0)))
    #expect(
      try difference(head + " 33355:50")
        == .answer(attempt: 1, recorded: .init(exact: 5, inexact: 0), dealt: .init(exact: 3, inexact: 1)))
    let others = ["5.food", "5.food.11", "5.animals.12", "4.food.12"]
    for setup in others {
      let line = "codebreaker/1 2026-11-22 \(setup) x"
      #expect(try difference(line) == .setup(try CodeBreaker(line: line).setup))
    }
    #expect(
      try difference("codebreaker/1 2026-11-29 5.food.12") == .deal(.day(try #require(Self.sunday.adding(days: 7)))))
    #expect(try difference("codebreaker/1 537 5.food.12") == .deal(.number(try #require(GameNumber(537)))))
    // No code fits these answers. The reported difference is still the first answer that the deal doesn't give.
    let impossible = head + " 33355:31,00000:20,11111:40"
    #expect(throws: ReplayError.contradiction(attempt: 2)) { try CodeBreaker(line: impossible) }
    #expect(
      try deal.difference(from: deal.game(ofLine: Array(impossible.utf8)))
        == .answer(attempt: 2, recorded: .init(exact: 2, inexact: 0), dealt: .init(exact: 0, inexact: 0)))
    #expect(
      try difference(head + " 33355:31,01267:10")?.description
        == "attempt 2 has the answer 10 in the record, but 00 was dealt")
    #expect(
      try difference("codebreaker/1 2026-11-22 5.food x")?.description
        == "the day has other pegs, another theme, or another guess limit")
  }
}
