/// A chart of vertical bars, drawn in characters.
package struct ColumnChart {
  /// The height of each bar as a share of the chart's height, from 0 to 1.
  package let heights: [Double]

  package let rowCount: Int

  /// The number of columns from one bar to the next. A number above 1 leaves gaps between the bars.
  package let pitch: Int

  package init(heights: [Double], rowCount: Int, pitch: Int) {
    self.heights = heights
    self.rowCount = rowCount
    self.pitch = pitch
  }

  /// Returns the lines of the chart from top to bottom. Draws a bar of height 0 as a thin line, so that it is visible.
  package func lines(_ capabilities: TerminalCapabilities) -> [String] {
    (0..<rowCount).reversed().map { row in
      heights.map { height in
        let eighths = Int((height * Double(rowCount * 8)).rounded()) - row * 8
        let cell = Self.cell(row == 0 ? max(1, eighths) : eighths, capabilities)
        return String(repeating: cell, count: max(1, pitch - 1)) + (pitch > 1 ? " " : "")
      }.joined()
    }
  }

  /// Returns the character for a cell that is filled from below by the given number of eighths.
  private static func cell(_ eighths: Int, _ capabilities: TerminalCapabilities) -> Character {
    guard eighths > 0 else { return " " }
    if capabilities.supportsUnicode { return Array("▁▂▃▄▅▆▇█")[min(eighths, 8) - 1] }
    return eighths > 6 ? "#" : eighths > 2 ? ":" : "."
  }
}
