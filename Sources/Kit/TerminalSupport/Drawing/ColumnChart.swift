/// Bars that stand side by side, drawn in characters.
package struct ColumnChart {
  /// How high each bar is, from 0 to 1, the height of the chart.
  package let heights: [Double]

  /// How many rows the chart has.
  package let rows: Int

  /// From one bar to the next; from 2 on the bars stand apart.
  package let pitch: Int

  /// Makes a chart.
  package init(heights: [Double], rows: Int, pitch: Int) {
    self.heights = heights
    self.rows = rows
    self.pitch = pitch
  }

  /// The rows from top to bottom, the characters of each as a text. A bar of no height shows as a thin line, so that it
  /// can be seen to be there.
  package func lines(_ look: Look) -> [String] {
    (0..<rows).reversed().map { row in
      heights.map { height in
        let eighths = Int((height * Double(rows * 8)).rounded()) - row * 8
        let cell = Self.cell(row == 0 ? max(1, eighths) : eighths, look)
        return String(repeating: cell, count: max(1, pitch - 1)) + (pitch > 1 ? " " : "")
      }.joined()
    }
  }

  /// A character of which so many eighths are filled from below.
  private static func cell(_ eighths: Int, _ look: Look) -> Character {
    guard eighths > 0 else { return " " }
    if look.isUnicode { return Array("▁▂▃▄▅▆▇█")[min(eighths, 8) - 1] }
    return eighths > 6 ? "#" : eighths > 2 ? ":" : "."
  }
}
