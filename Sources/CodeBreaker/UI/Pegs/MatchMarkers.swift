#if canImport(SwiftUI)
import CodeBreakerModel
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

#Preview("Markers") {
  VStack(alignment: .leading, spacing: 20) {
    MatchMarkers(matches: [.exact, .inexact, .nomatch])
    MatchMarkers(matches: [.exact, .exact, .inexact, .nomatch])
    MatchMarkers(matches: [.exact, .inexact, .inexact, .inexact, .nomatch])
    MatchMarkers(matches: [.exact, .exact, .exact, .inexact, .inexact, .inexact])
  }
}
#endif
