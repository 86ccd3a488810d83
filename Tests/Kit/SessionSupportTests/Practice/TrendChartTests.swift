import GameCore
import Testing

@testable import SessionSupport

@Suite struct TrendChartTests {
  private let words = PracticeText(unit: "points", move: "move", divisions: [])

  /// Returns the trend of games with ten moves each. Each game has its day and its average loss.
  private func trend(_ games: (day: Int, average: Int64)...) -> PlayTrend {
    PlayTrend(PlayProgress(games), today: date(0))
  }

  @Test func chartBeginsWithTheFirstGame() {
    #expect(trend().points.isEmpty)
    #expect(trend().spokenText(words) == nil)
    #expect(trend((0, 200)).spokenText(words) == "Average loss per move, in points: 2.00 today.")
  }

  @Test func chartSpansThirtyDaysAndHasASpokenDescription() throws {
    let trend = trend((-29, 400), (-20, 300), (-11, 200), (-2, 100), (0, 100))
    #expect(trend.points.count == 5)
    #expect(trend.maxValue == 400)
    #expect(trend.point(of: 400, daysAgo: 29) == (0, 0))
    #expect(trend.point(of: 100, daysAgo: 0) == (1, 0.75))
    #expect(
      trend.spokenText(words)
        == "Average loss per move, in points: 4.00 29 days ago, 1.00 today. At best 1.00, at worst 4.00.")
  }

  @Test func chartOfOneDayShowsItsAverageAndTheSpreadOfHalfTheGames() throws {
    let trend = trend((0, 100), (0, 200), (0, 300), (0, 400), (0, 500))
    let day = try #require(trend.points.first)
    #expect(trend.points.count == 1)
    #expect(trend.maxValue == 400)
    #expect(day.spread == 200...400)
    #expect(trend.point(of: day.average, daysAgo: 0).y == 0.25)
    #expect(trend.spokenText(words) == "Average loss per move, in points: 3.00 today.")
  }

  @Test func descriptionSaysYesterdayForOneDayAgo() {
    let trend = trend((-5, 200), (-4, 200), (-3, 200), (-2, 200), (-1, 200))
    #expect(trend.spokenText(words)?.contains("2.00 5 days ago, 2.00 yesterday.") == true)
  }

  @Test func zeroLossIsDrawnAtTheBottomWithoutDividingByZero() {
    let trend = trend((-4, 0), (-3, 0), (-2, 0), (-1, 0), (0, 0))
    #expect(trend.points.count == 5)
    #expect(trend.maxValue == 1)
    #expect(trend.point(of: 0, daysAgo: 0).y == 1)
  }
}
