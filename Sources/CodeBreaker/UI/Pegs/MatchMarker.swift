#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import SwiftUI

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
#endif
