import DOM
import GameCore
import SessionSupport

/// The trend of the player's skill as a chart: the average, with the range of the middle half of the games around it.
final class TrendView {
  private let chart: Chart

  init(_ element: Element) {
    element.setAttribute("class", "trend")
    element.setAttribute("role", "img")
    chart = Chart(element)
  }

  func show(_ trend: PlayTrend, spokenText: String) {
    chart.frame.setAttribute("aria-label", spokenText)
    chart.removeLabels()
    chart.draw(grid: [0, 0.5, 1])
    let upper = trend.points.map { trend.point(of: $0.spread.upperBound, daysAgo: $0.daysAgo) }
    let lower = trend.points.map { trend.point(of: $0.spread.lowerBound, daysAgo: $0.daysAgo) }
    let averages = trend.points.map { trend.point(of: $0.average, daysAgo: $0.daysAgo) }
    // With a single day, the range is only a vertical line.
    chart.draw("spread", line: upper + lower.reversed())
    chart.draw("curve", line: averages)
    chart.draw("here", dots: averages)
    chart.add("scale", label: DecimalText.hundredths(trend.maxValue), at: (0, 0))
    chart.add("scale", label: "0", at: (0, 1))
  }
}
