#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// How far the coach has come with a review, or why it goes no further.
struct ReviewProgress: View {
  let step: ReviewStep

  /// Asks the coach again.
  let retry: () -> Void

  var body: some View {
    switch step {
    case .nothing:
      Text("There is no game to review. It has to be over first.")
    case .running(let done, let count):
      ProgressView("The coach looks at every guess.", value: Double(done), total: Double(count))
    case .failed:
      Text("The coach could not answer.")
        .foregroundStyle(.alarm)
      Button("Try again", action: retry)
        .buttonStyle(.primaryGame)
    }
  }
}

#Preview("Progress") {
  VStack(alignment: .leading, spacing: 20) {
    ReviewProgress(step: .running(done: 2, count: 5)) {}
    ReviewProgress(step: .failed) {}
    ReviewProgress(step: .nothing) {}
  }
  .padding()
}
#endif
