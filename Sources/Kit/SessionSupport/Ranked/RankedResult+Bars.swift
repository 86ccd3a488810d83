import DayAPI
import GameCore

extension RankedResult {
  private struct ResultClass {
    let first: Int64
    let last: Int64
    var gameCount: Int64
  }

  /// The maximum number of bars. Ranges become wider to stay within it.
  static var maxBarCount: Int { 20 }

  /// Returns the bars of a distribution. Adds the empty classes that the server leaves out, so that neighboring bars
  /// always show neighboring results. If `hasOwnGame` is `true` and `ownFigure` is `nil`, the player's game has no
  /// figure. `failureText` names such games for screen readers.
  static func bars(
    _ histogram: [StandingsResponse.ResultClass], ownFigure: Int?, hasOwnGame: Bool, failureText: String?
  ) -> [HistogramBar] {
    var classes: [ResultClass] = []
    var failedCount: Int64?
    for entry in histogram {
      if let figures = entry.figures {
        let (first, last) = (Int64(figures.lowerBound), Int64(figures.upperBound))
        classes.append(ResultClass(first: first, last: last, gameCount: Int64(entry.gameCount)))
      } else {
        failedCount = Int64(entry.gameCount)
      }
    }
    classes = withoutGaps(classes)
    let most = max(1, classes.map { $0.gameCount }.max() ?? 0, failedCount ?? 0)
    func share(_ games: Int64) -> Int { Int(clamping: games * 100 / most) }
    var bars = classes.map { kind in
      let isOwn = ownFigure.map { kind.first <= Int64($0) && Int64($0) <= kind.last } ?? false
      let first = DecimalText.grouped(Int(clamping: kind.first))
      let label = kind.first == kind.last ? first : first + "–" + DecimalText.grouped(Int(clamping: kind.last))
      return HistogramBar(
        label: label, count: Int(clamping: kind.gameCount), share: share(kind.gameCount), isOwn: isOwn)
    }
    if let failedCount {
      bars.append(
        HistogramBar(
          label: "–", count: Int(clamping: failedCount), share: share(failedCount),
          isOwn: hasOwnGame && ownFigure == nil, spokenLabel: failureText))
    }
    return bars
  }

  /// Fills the gaps between the classes with empty classes, and widens all classes if there would be too many. Returns
  /// `classes` unchanged if their widths differ or a class doesn't begin at a multiple of the width.
  private static func withoutGaps(_ classes: [ResultClass]) -> [ResultClass] {
    let starts = classes.map { $0.first }
    guard let lowest = starts.min(), let highest = starts.max() else { return classes }
    let sentWidth = classes[0].last - classes[0].first + 1
    guard classes.allSatisfy({ $0.last - $0.first + 1 == sentWidth && $0.first % sentWidth == 0 }) else {
      return classes
    }
    // Widen the classes by 1, 2, 5, 10, 20, … until the bars fit a screen, so that class limits stay round numbers.
    var factor: Int64 = 1
    var step = 0
    while highest / (sentWidth * factor) - lowest / (sentWidth * factor) >= Int64(maxBarCount) {
      factor = step % 3 == 1 ? factor / 2 * 5 : factor * 2
      step += 1
    }
    let width = sentWidth * factor
    let start = lowest / width
    var filled = (start...highest / width).map {
      ResultClass(first: $0 * width, last: ($0 + 1) * width - 1, gameCount: 0)
    }
    for kind in classes { filled[Int(kind.first / width - start)].gameCount += kind.gameCount }
    return filled
  }
}
