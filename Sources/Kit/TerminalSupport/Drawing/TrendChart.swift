import GameCore
import SessionSupport

/// A chart, in characters, of the average loss per move over the last thirty days. Each day with a reviewed game has a
/// mark at the average, and symbols around it for the range of the middle half of the games.
struct TrendChart {
  let trend: PlayTrend

  private static let rowCount = 7

  private var top: String { DecimalText.hundredths(trend.maxValue) }

  /// Returns the chart and legend in lines of at most `width` columns, or an empty array if no day has a reviewed game.
  func lines(width: Int, capabilities: TerminalCapabilities) -> [String] {
    guard !trend.points.isEmpty else { return [] }
    let margin = top.columnCount + 1
    let pitch = margin + 2 * PlayTrend.dayCount <= width ? 2 : 1
    let symbols: (average: Character, spread: Character) = capabilities.supportsUnicode ? ("●", "░") : ("*", ":")
    var lines = (0..<Self.rowCount).map { row in
      let label = row == 0 ? top : row == Self.rowCount - 1 ? "0" : ""
      var cells = Array(repeating: Character(" "), count: pitch * PlayTrend.dayCount)
      for point in trend.points {
        let place = pitch * (PlayTrend.dayCount - 1 - point.daysAgo)
        if self.row(of: point.average) == row {
          cells[place] = symbols.average
        } else if self.row(of: point.spread.upperBound)...self.row(of: point.spread.lowerBound) ~= row {
          cells[place] = symbols.spread
        }
      }
      return (label.rightAligned(in: top.columnCount) + " " + String(cells)).withoutTrailingSpaces
    }
    let ends = ("\(PlayTrend.dayCount) days ago", "today")
    let gap = pitch * PlayTrend.dayCount - ends.0.columnCount - ends.1.columnCount
    lines.append(String(repeating: " ", count: margin) + ends.0 + String(repeating: " ", count: max(1, gap)) + ends.1)
    return lines + "\(symbols.average) average of seven days, \(symbols.spread) half of the games".wrapped(width)
  }

  private func row(of number: Int64) -> Int {
    let last = Int64(Self.rowCount - 1)
    return Int(last - (number * last + trend.maxValue / 2) / trend.maxValue)
  }
}
