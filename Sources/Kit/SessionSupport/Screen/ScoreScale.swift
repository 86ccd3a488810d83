import GameCore

/// A score on a line from 0 to the best possible score, with marks at the scores of the prizes on the way.
public struct ScoreScale: Equatable, Sendable {
  /// A score for which there is a prize.
  public struct Mark: Equatable, Sendable {
    /// The score, in points from 0 through the scale's `end`.
    public var value: Int

    /// The name of the prize, such as "Bronze".
    public var name: String

    /// Creates a mark at a score in points.
    public init(_ value: Int, _ name: String) {
      self.value = value
      self.name = name
    }
  }

  /// The score in points, at least 0. It can't be greater than `end`.
  public var value: Int

  /// The best possible score in points, at least 1.
  public var end: Int

  /// The marks, from the least score to the greatest.
  public var marks: [Mark]

  /// Creates a scale. `value` is limited to `end`.
  public init(_ value: Int, of end: Int, marks: [Mark]) {
    self.value = min(value, end)
    self.end = end
    self.marks = marks
  }

  /// Returns the place of a score in points, as a percentage of the scale's length.
  public func percentage(of score: Int) -> Int { Int(Int64(score) * 100 / Int64(end)) }

  /// Returns whether the score is at least that of a mark.
  public func reaches(_ mark: Mark) -> Bool { value >= mark.value }

  /// The scale as a sentence for screen readers: "527 of 1,962. Bronze at 544, gold at 1,088."
  public var spokenText: String {
    let prizes = marks.map { "\($0.name) at \(DecimalText.grouped($0.value))" }
    return "\(DecimalText.grouped(value)) of \(DecimalText.grouped(end))."
      + (prizes.isEmpty ? "" : " " + prizes.joined(separator: ", ") + ".")
  }
}
