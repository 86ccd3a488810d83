#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

/// How far the coach has come with a review, and the button that leaves it.
struct ReviewProgress: View {
  /// How many boards the coach has looked at.
  let done: Int

  /// How many there are.
  let count: Int

  @Environment(TriplesTable.self) private var table

  var body: some View {
    HStack(spacing: TableLayout.gap) {
      ProgressView("Review", value: Double(done), total: Double(count))
      Button("Cancel") { table.session.cancelReview() }
        .buttonStyle(.game)
    }
  }
}

#Preview("Progress") {
  ReviewProgress(done: 3, count: 29).environment(TriplesTable.preview())
}

#Preview("Progress, dark") {
  ReviewProgress(done: 3, count: 29).environment(TriplesTable.preview()).preferredColorScheme(.dark)
}
#endif
