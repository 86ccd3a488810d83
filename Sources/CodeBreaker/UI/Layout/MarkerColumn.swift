import CodeBreakerModel

/// One column of markers: the pattern is two rows high.
struct MarkerColumn: Hashable {
  /// The place of the column, 0 for the first.
  let place: Int

  /// The marker in the upper row.
  let upper: Match

  /// The marker in the lower row, if there is one.
  let lower: Match?

  /// Puts markers into columns, each filled from the top, from left to right.
  static func columns(_ markers: [Match]) -> [MarkerColumn] {
    stride(from: 0, to: markers.count, by: 2).map { first in
      MarkerColumn(
        place: first / 2, upper: markers[first], lower: first + 1 < markers.count ? markers[first + 1] : nil)
    }
  }
}
