#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// What a review says of one attempt. A tap unfolds the codes that remained after it.
struct ReviewAttemptView: View {
  let attempt: CodeBreakerSession.ReviewedAttempt
  let theme: Theme
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button {
        table.session.select(attempt: attempt.row.number)
      } label: {
        VStack(alignment: .leading, spacing: 8) {
          row
          words
          unfolding
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("\(attempt.spoken(theme: theme)) \(attempt.remainingTitle).")
      .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
      .accessibilityHint("Shows the codes that remained.")
      if isOpen { RemainingCodes(codes: attempt.remaining, note: attempt.remainingNote) }
    }
    .padding(12)
    .background(.surface, in: shape)
    .overlay { shape.strokeBorder(.line, lineWidth: 1) }
  }

  private var isOpen: Bool { table.session.gameReview?.selection == attempt.row.number }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }

  private var row: some View {
    HStack(spacing: 8) {
      Text(verbatim: "\(attempt.row.number)")
        .monospacedDigit()
        .foregroundStyle(.muted)
        .lineLimit(1)
        .frame(minWidth: 24, alignment: .leading)
      CodeView(code: attempt.row.code, layout: layout)
      Spacer(minLength: 0)
      MatchMarkers(matches: attempt.row.markers)
    }
  }

  @ViewBuilder private var words: some View {
    AdaptiveRow {
      Text(verbatim: attempt.rating).bold()
      Text(verbatim: attempt.codes).foregroundStyle(.muted)
    }
    Text(verbatim: attempt.expectation)
    AdaptiveRow {
      Text("Skill \(Text(verbatim: attempt.skillText).bold())")
      Text("Luck \(Text(verbatim: attempt.luckText).bold())")
    }
    .monospacedDigit()
    if let better = attempt.better {
      AdaptiveRow {
        Text("The coach")
        CodeView(code: better, layout: layout)
      }
    }
  }

  private var unfolding: some View {
    HStack {
      Text(verbatim: attempt.remainingTitle)
      Image(systemName: "chevron.right")
        .rotationEffect(.degrees(isOpen ? 90 : 0))
    }
    .font(.subheadline.bold())
    .foregroundStyle(.accent)
  }

  private var layout: PegRowLayout { .review(pegCount: attempt.row.code.pegs.count) }
}

#Preview("Attempts") {
  ReviewView().environment(CodeBreakerTable.reviewPreview)
}
#endif
