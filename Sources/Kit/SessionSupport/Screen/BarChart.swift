import GameCore

/// A chart on a screen, with a column for each of several values in order, such as one for each reviewed game.
public struct BarChart: Equatable, Sendable {
  /// A column, whose height stands for a value.
  public struct Bar: Equatable, Sendable {
    /// The height of the column, as a percentage of the chart's height.
    public var share: Int

    /// The description of the column for screen readers, such as "0.35 guesses lost".
    public var spokenText: String

    /// Creates a column. `share` is a percentage from 0 through 100.
    public init(share: Int, spokenText: String) {
      self.share = share
      self.spokenText = spokenText
    }
  }

  /// The columns, from the left.
  public var bars: [Bar]

  /// The value at the top of the chart, such as "1.00". The value at the bottom is 0.
  public var topLabel: String

  /// The chart as a sentence, for screen readers that read the chart as a whole.
  public var spokenText: String

  /// Creates a chart. `topLabel` is the value of a column with a share of 100.
  public init(_ bars: [Bar], topLabel: String, spokenText: String) {
    self.bars = bars
    self.topLabel = topLabel
    self.spokenText = spokenText
  }
}
