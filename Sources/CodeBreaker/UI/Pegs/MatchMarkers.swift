import CodeBreakerModel

/// One of at most two centered rows of markers.
struct MarkerRow: Hashable {
  let firstIndex: Int

  let markers: [Match]

  /// Distributes markers over two rows. The upper one is longer if their number is odd.
  static func rows(_ markers: [Match]) -> [MarkerRow] {
    let length = (markers.count + 1) / 2
    return stride(from: 0, to: markers.count, by: max(1, length)).map { first in
      MarkerRow(firstIndex: first, markers: Array(markers[first..<min(first + length, markers.count)]))
    }
  }
}

#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SessionSupport
import SwiftUI

/// The markers of an attempt: filled for exact, outlined for inexact, a faint dot for no match.
struct MatchMarkers: View {
  let matches: [Match]
  /// Whether the markers appear one by one, as in a new attempt.
  var appearsOneByOne = false

  var body: some View {
    VStack(spacing: 3) {
      ForEach(MarkerRow.rows(matches), id: \.firstIndex) { row in
        HStack(spacing: 3) {
          ForEach(row.markers.indices, id: \.self) { position in
            if appearsOneByOne {
              NewMarker(match: row.markers[position], index: row.firstIndex + position)
            } else {
              MatchMarker(match: row.markers[position])
            }
          }
        }
      }
    }
    .spoken(as: CodeBreakerSession.SpokenText.markers(MatchCounts(matches)))
  }
}

struct MatchMarker: View {
  let match: Match

  var body: some View {
    MatchDot(match: match, lineWidth: 2.5)
      .frame(width: 15, height: 15)
  }
}

/// A marker of a new attempt. The markers appear one after another, after the attempt has moved into place.
private struct NewMarker: View {
  let match: Match
  let index: Int
  @State private var hasAppeared = false
  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    MatchMarker(match: match)
      .scaleEffect(hasAppeared || reducesMotion ? 1 : 0.01)
      .animation(reducesMotion ? nil : .easeOut(duration: 0.22).delay(delaySeconds), value: hasAppeared)
      .onAppear { hasAppeared = true }
  }

  private var delaySeconds: Double {
    Double(Cue.landingMilliseconds + index * Cue.markerMilliseconds) / 1000
  }
}

struct MatchDot: View {
  let match: Match
  /// The width of the outline of an inexact marker, in points.
  let lineWidth: CGFloat

  var body: some View {
    switch match {
    case .exact: Circle().fill(.marker)
    case .inexact: Circle().strokeBorder(.marker, lineWidth: lineWidth)
    case .nomatch: Circle().fill(.dot).scaleEffect(1 / 3)
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
