import AppSupport

/// The sizes of the statistics' elements in points, for a text size.
struct StatisticsLayout: Hashable {
  /// The minimum width of a figure that doesn't break any of its words.
  let figureWidth: Double

  /// The height of a bar of the histogram with its label.
  let barHeight: Double

  /// The horizontal padding of a figure.
  static let figurePadding = 24.0

  /// Computes the sizes from the longest words and figures of the statistics.
  init(_ size: TextSize) {
    let words = ["Games", "Solved", "Fastest", "streak", "hints"].map { size.width(of: $0, .footnote) }
    let values = ["100 %", "59:59"].map { size.width(of: $0, .title2) }
    figureWidth = max(112, (words + values).reduce(0, max) + Self.figurePadding)
    barHeight = max(32, size.lineHeight(.footnote) + 10)
  }
}
