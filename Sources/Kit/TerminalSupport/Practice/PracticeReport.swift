import NumberedGame
import PlaySupport

/// The progress of practice: the stored positions, the trend, and the greatest losses.
package struct PracticeReport: Report {
  private let core: PracticeCore
  private let look: Look

  /// The maximum width of the report's texts, in columns.
  private static let width = 72

  /// Creates a report on the current progress.
  package init(_ core: PracticeCore, look: Look) {
    self.core = core
    self.look = look
  }

  private var trend: PlayTrend { PlayTrend(core.progress, today: core.today) }
  private var insights: [PlayInsight] { PlayInsight.all(core.progress, words: core.words) }

  package var text: String {
    lines(width: Self.width).map { line in line.map(\.text).joined() }.joined(separator: "\n")
  }

  /// Returns the report in lines of at most `width` columns.
  package func lines(width: Int) -> [[Span]] {
    var lines = core.summary.plainLines(width)
    if !core.nextText.isEmpty { lines += core.nextText.plainLines(width) }
    if let streak = core.streakText { lines += (streak + ".").plainLines(width) }
    let trend = trend
    lines += [[], [Span("Are you improving?", .bold)]] + look.shown(trend.text(core.words)).plainLines(width)
    let chart = TrendChart(trend, top: DecimalText.hundredths(trend.top)).lines(width: width, look: look)
    if !chart.isEmpty { lines += [[]] + chart.map { [Span($0)] } }
    for insight in insights { lines += [[], [Span(insight.title, .bold)]] + Self.lines(insight, width, look) }
    return lines
  }

  private static func lines(_ insight: PlayInsight, _ width: Int, _ look: Look) -> [[Span]] {
    let labelWidth = insight.parts.map(\.label.columns).max() ?? 0
    let figureWidth = insight.parts.map(\.figure.columns).max() ?? 0
    let room = max(1, min(40, width - labelWidth - figureWidth - 2))
    let bars = insight.parts.map { part -> [Span] in
      // A part with any loss has a visible bar, even if other parts lose far more.
      let length = part.average == 0 ? 0 : max(1, part.share * room / 100)
      let bar = String(repeating: look.isUnicode ? "█" : "#", count: length)
      return [
        Span(part.label.leftAligned(in: labelWidth) + " ", .dim), Span(bar + (length == 0 ? "" : " ")),
        Span(part.figure, .bold),
      ]
    }
    return bars + insight.sentence.plainLines(width)
  }

  package var fields: JSON {
    let trend = trend
    return [
      "positions": JSON(core.notebook.positions.count), "due": JSON(core.notebook.dueCount(on: core.today)),
      "streak": JSON(core.notebook.streak(on: core.today).current),
      "games": JSON(trend.gameCount), "average": Self.average(trend.whole),
      "earlierGames": JSON(trend.earlierCount), "earlierAverage": Self.average(trend.earlier),
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
            "parts": JSON(insight.parts.map { ["part": JSON($0.label), "average": Self.json($0.average)] }),
            "sentence": JSON(insight.sentence),
          ]
        }),
    ]
  }

  private static func average(_ loss: PlayedLoss) -> JSON { loss.count == 0 ? JSON(nil) : json(loss.average) }

  private static func json(_ hundredths: Int64) -> JSON { JSON(Double(hundredths) / 100, decimals: 2) }
}
