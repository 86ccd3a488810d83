import AppSupport

/// How large what stands in the statistics is, in points, for the size of the letters.
struct StatisticsLayout: Hashable {
  /// How wide a figure is at least, so that none of its words is broken.
  let figureWidth: Double

  /// The room of a bar of the histogram, with its label.
  let barHeight: Double

  /// What a figure holds besides its text.
  static let figurePadding = 24.0

  /// Lays the statistics out. The longest words and figures that they have are known.
  init(_ size: TextSize) {
    let words = ["Games", "Solved", "Fastest", "streak", "hints"].map { size.width(of: $0, .footnote) }
    let values = ["100 %", "59:59"].map { size.width(of: $0, .title2) }
    figureWidth = max(112, (words + values).reduce(0, max) + Self.figurePadding)
    barHeight = max(32, size.lineHeight(.footnote) + 10)
  }
}
