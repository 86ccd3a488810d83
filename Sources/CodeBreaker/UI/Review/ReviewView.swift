#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The review of the game on the table: how far the coach has come with it, and then what each guess was worth.
struct ReviewView: View {
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    NavigationStack {
      ReadingPage(spacing: 16) { content }
        .navigationTitle("Review")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") { table.session.closeReview() }
          }
        }
    }
  }

  @ViewBuilder private var content: some View {
    if let picture = ReviewPicture(table.session) {
      ReviewFindingsView(picture: picture)
      ForEach(picture.attempts, id: \.row.number) { attempt in
        ReviewAttemptView(attempt: attempt, theme: picture.theme)
      }
      if let text = table.reviewShareText {
        ShareLink(item: text) { WideLabel("Share this review") }
          .buttonStyle(.game)
      }
    } else if case .failed = table.session.gameReview?.reviewing {
      Text(verbatim: table.session.coachProblem)
        .foregroundStyle(.alarm)
      Button("Try again") { table.session.retryReview() }
        .buttonStyle(.primaryGame)
    } else {
      let (done, count) = table.session.reviewProgress
      ProgressView("The coach looks at every guess.", value: Double(done), total: Double(count))
    }
  }
}

#Preview("Review, light") {
  ReviewView().environment(CodeBreakerTable.reviewPreview)
}

#Preview("Review, dark") {
  ReviewView().environment(CodeBreakerTable.reviewPreview).preferredColorScheme(.dark)
}

#Preview("Review, large letters") {
  ReviewView().environment(CodeBreakerTable.reviewPreview).dynamicTypeSize(.accessibility3)
}
#endif
