import CodeBreakerSession

/// How long a bar of the histogram is, and the part of it that stands for games with hints, in points.
struct BarParts: Hashable {
  /// A bar of no games is still to be seen.
  static let least = 8.0

  /// The whole bar.
  let whole: Double

  /// The part at its end for games with hints.
  let aided: Double

  init(whole: Double, aided: Double) {
    self.whole = whole
    self.aided = aided
  }

  /// Measures a bar.
  ///
  /// - Parameter width: the room for the longest bar. During layout it may be too little for anything.
  init(_ bar: CodeBreakerSession.HistogramBar, width: Double) {
    let whole = max(Self.least, width * Double(bar.share) / 100)
    self.init(whole: whole, aided: whole * Double(bar.hintedShare) / 100)
  }
}
