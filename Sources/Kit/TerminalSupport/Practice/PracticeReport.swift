import GameCore
import SessionSupport

/// The progress of practice: today's positions, the stored ones, the trend, and the greatest losses.
struct PracticeReport: Report {
  let core: PracticeCore
  let capabilities: TerminalCapabilities

  /// The maximum width of the report's text, in columns.
  static let maxWidth = 72

  private var trend: PlayTrend { PlayTrend(core.progress, today: core.today) }
  private var insights: [PlayInsight] { PlayInsight.all(core.progress, words: core.words) }

  var text: String { lines(width: Self.maxWidth).text }

  func lines(width: Int) -> [[Span]] {
    PlainScreen("Practice", core.sections()).lines(width: width, capabilities: capabilities)
  }

  var fields: JSON {
    let trend = trend
    return [
      "today": JSON(String(decoding: core.marks[core.today].digits, as: UTF8.self)),
      "positions": JSON(core.notebook.positions.count), "due": JSON(core.notebook.dueCount(on: core.today)),
      "streak": JSON(core.notebook.streak(on: core.today).current),
      "games": JSON(trend.gameCount), "average": Self.average(trend.recentLoss),
      "earlierGames": JSON(trend.earlierGameCount), "earlierAverage": Self.average(trend.earlierLoss),
      "days": JSON(
        trend.points.map { point in
          [
            "day": JSON(core.today.adding(days: -point.daysAgo)?.description), "average": Self.json(point.average),
            "from": Self.json(point.spread.lowerBound), "to": Self.json(point.spread.upperBound),
          ]
        }),
      "insights": JSON(
        insights.map { insight in
          [
            "title": JSON(insight.title),
            "parts": JSON(insight.parts.map { ["part": JSON($0.label), "average": Self.json(Int64($0.count))] }),
            "sentence": JSON(insight.sentence),
          ]
        }),
    ]
  }

  private static func average(_ loss: TotalLoss) -> JSON { loss.count == 0 ? JSON(nil) : json(loss.average) }

  private static func json(_ hundredths: Int64) -> JSON { JSON(Double(hundredths) / 100, decimals: 2) }
}
