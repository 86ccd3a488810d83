import GameCore
import SessionSupport
import Testing

@Suite struct PlayTrendTests {
  private let words = PracticeText(unit: "points", move: "move", divisions: [])

  private func trend(_ games: (day: Int, average: Int64)..., on number: Int = 0) -> PlayTrend {
    PlayTrend(PlayProgress(games), today: date(number))
  }

  @Test(arguments: [
    (0, "Review a game to see what your mistakes cost."),
    (
      1,
      "Your mistakes cost 1.00 points per move in the only game reviewed in the last 30 days. 4 more games make a trend."
    ),
    (
      4,
      "Your mistakes cost 1.00 points per move in the 4 games reviewed in the last 30 days. 1 more game makes a trend."
    ),
  ])
  func trendBeginsWithTheFirstGameAndSaysHowFewThereAre(count: Int, words: String) {
    let trend = PlayTrend(PlayProgress((0..<count).map { (-$0, 100) }), today: date(0))
    #expect(trend.text(self.words) == words)
    #expect(trend.points.count == count)
    #expect(trend.gameCount == count)
  }

  @Test func trendCoversThirtyDaysAndTheThirtyBefore() {
    let games = PlayProgress([-60, -59, -30, -29, -1, 0, 1].map { ($0, 100) })
    let trend = PlayTrend(games, today: date(0))
    #expect(trend.gameCount == 3)
    #expect(trend.recentLoss == TotalLoss(count: 30, loss: 3000))
    #expect(trend.earlierGameCount == 2)
    #expect(trend.earlierLoss == TotalLoss(count: 20, loss: 2000))
  }

  @Test func eachReviewDayHasAPointWithItsSevenDayAverage() {
    let trend = trend((-20, 900), (-13, 500), (-7, 100), (-6, 200), (-1, 300), (0, 700))
    #expect(trend.points.map(\.daysAgo) == [20, 13, 7, 6, 1, 0], "a point for each day with a review")
    #expect(trend.points.map(\.average) == [900, 500, 300, 150, 200, 400])
    #expect(trend.maxValue == 900)
  }

  @Test func averageIsWeightedByMoves() {
    var progress = PlayProgress()
    for (index, (count, loss)) in [(10, 1000), (30, 9000), (1, 0), (1, 0), (1, 0)].enumerated() {
      progress.record(.sample("\(index)", day: 0, total: TotalLoss(count: count, loss: Int64(loss))))
    }
    #expect(PlayTrend(progress, today: date(0)).points.map(\.average) == [233], "10,000 by 43 moves")
  }

  /// The spread extends from the first quartile of the games' losses to the third.
  @Test(
    arguments: [
      ([5, 1, 4, 2, 3], 2...4), ([1, 2, 3, 4, 5, 6, 7, 8], 2...7), ([9, 9, 9, 9, 9], 9...9),
      ([1, 2, 3, 4, 5, 6, 7, 8, 9], 3...7), ([100, 1, 1, 1, 1], 1...1),
    ] as [([Int64], ClosedRange<Int64>)])
  func spreadCoversTheMiddleHalfOfTheGames(averages: [Int64], spread: ClosedRange<Int64>) {
    let trend = PlayTrend(PlayProgress(averages.map { (0, $0) }), today: date(0))
    #expect(trend.points.map(\.spread) == [spread])
  }

  @Test func maxValueIsTheGreatestAverageOrSpreadAndAtLeastOne() {
    #expect(trend((0, 0), (0, 0), (0, 0), (0, 0), (0, 0)).maxValue == 1, "a picture has a height")
    #expect(trend((0, 0), (0, 0), (0, 0), (0, 80), (0, 80)).maxValue == 80)
  }

  @Test(
    arguments: [
      (231, 302, " In the 30 days before, it was 3.02, in 5 games: you’ve improved."),
      (231, 200, " In the 30 days before, it was 2.00, in 5 games: you lose more now."),
      (231, 231, " In the 30 days before, it was 2.31, in 5 games: no change."), (231, nil, ""),
    ] as [(Int64, Int64?, String)])
  func textComparesWithTheDaysBefore(now: Int64, before: Int64?, more: String) {
    let earlier = (0..<(before == nil ? 4 : 5)).map { (-40 - $0, before ?? 9) }
    let trend = PlayTrend(PlayProgress((0..<6).map { (-$0, now) } + earlier), today: date(0))
    #expect(
      trend.text(words) == "Your mistakes cost 2.31 points per move in the 6 games reviewed in the last 30 days." + more
    )
  }

  @Test func trendDoesNotTrapAtTheLimitsOfTheCalendar() {
    let first = CalendarDay.range.lowerBound
    var progress = PlayProgress()
    for number in 0..<5 {
      progress.record(
        PlayProgress.Game(line: [UInt8(number)], day: first, total: TotalLoss(count: 1, loss: 100), parts: []))
    }
    #expect(PlayTrend(progress, today: first).gameCount == 5)
    #expect(PlayTrend(progress, today: CalendarDay.range.upperBound).gameCount == 0)
  }
}
