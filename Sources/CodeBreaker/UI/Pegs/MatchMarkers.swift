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

#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The markers of an attempt: filled for exact, outlined for inexact, nothing for none, two to a column.
struct MatchMarkers: View {
  let matches: [Match]

  var body: some View {
    HStack(alignment: .top, spacing: 3) {
      ForEach(MarkerColumn.columns(matches), id: \.place) { column in
        VStack(spacing: 3) {
          MatchMarker(match: column.upper, place: 2 * column.place)
          if let lower = column.lower { MatchMarker(match: lower, place: 2 * column.place + 1) }
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(CodeBreakerSession.Spoken.markers(MatchCounts(matches)))
  }
}

/// One marker. It appears after the attempt has landed, one after the other.
struct MatchMarker: View {
  let match: Match
  /// The place among the markers, 0 for the first.
  let place: Int
  @State private var hasAppeared = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    dot
      .frame(width: 15, height: 15)
      .scaleEffect(hasAppeared || reducesMotion ? 1 : 0.01)
      .animation(reducesMotion ? nil : .easeOut(duration: 0.22).delay(0.24 + 0.06 * Double(place)), value: hasAppeared)
      .onAppear { hasAppeared = true }
  }

  @ViewBuilder private var dot: some View {
    switch match {
    case .exact: Circle().fill(.marker)
    case .inexact: Circle().strokeBorder(.marker, lineWidth: 2.5)
    case .nomatch: Color.clear
    }
  }
}

#Preview("Markers") {
  VStack(alignment: .leading, spacing: 20) {
    MatchMarkers(matches: [.exact, .inexact, .nomatch])
    MatchMarkers(matches: [.exact, .exact, .inexact, .nomatch])
    MatchMarkers(matches: [.exact, .inexact, .inexact, .inexact, .nomatch])
    MatchMarkers(matches: [.exact, .exact, .exact, .inexact, .inexact, .inexact])
  }
}
#endif
