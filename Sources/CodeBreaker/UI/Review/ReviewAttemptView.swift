#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The review of one attempt, without the codes that remained after it.
struct ReviewAttemptView: View {
  let attempt: CodeBreakerSession.ReviewedAttempt

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      row
      ratingTexts
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var row: some View {
    HStack(spacing: 8) {
      AttemptNumber(attempt.row.number)
        .frame(width: 24, alignment: .leading)
      CodeView(code: attempt.row.code, layout: layout)
      Spacer(minLength: 0)
      MatchMarkers(matches: attempt.row.markers)
    }
  }

  @ViewBuilder private var ratingTexts: some View {
    FittingRows(spacing: 12, lineSpacing: 4, breakMode: .everywhere, alignment: .leading) {
      Text(verbatim: attempt.ratingText).bold()
      Text(verbatim: attempt.codeCountsText).foregroundStyle(.muted)
    }
    Text(verbatim: attempt.expectationText)
    FittingRows(spacing: 12, lineSpacing: 4, breakMode: .everywhere, alignment: .leading) {
      Text("Lost \(Text(verbatim: attempt.lossText).bold())")
      Text("Luck \(Text(verbatim: attempt.luckText).bold())")
    }
    .monospacedDigit()
    if let better = attempt.betterGuess {
      FittingRows(spacing: 12, lineSpacing: 4, breakMode: .everywhere, alignment: .leading) {
        Text("Best guess")
        CodeView(code: better, layout: layout)
      }
    }
  }

  private var layout: PegRowLayout { .review(pegCount: attempt.row.code.pegs.count) }
}
#endif
