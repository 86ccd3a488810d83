#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// A read-only attempt: number, pegs, markers, and effect. The caller adds the accessibility label.
struct AttemptLine: View {
  let number: Int
  let code: Code

  let markers: [Match]?

  var isSuspect = false

  /// A note below the pegs, such as the number of codes that the attempt left, or an empty string.
  var note = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Text(verbatim: "\(number)")
          .monospacedDigit()
          .foregroundStyle(.muted)
          .frame(minWidth: 24)
        CodeView(code: code, layout: .review(pegCount: code.pegs.count))
        Spacer(minLength: 0)
        if isSuspect {
          // Mark a suspect attempt without relying on color.
          Image(systemName: "questionmark.circle.fill")
            .foregroundStyle(.alarm)
            // A larger mark wouldn't fit beside the pegs on the smallest screens.
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        }
        if let markers {
          MatchMarkers(matches: markers)
        } else {
          Text(verbatim: "?")
            .foregroundStyle(.muted)
        }
      }
      .frame(minHeight: GameButtonMetrics.minSide)
      if !note.isEmpty {
        NoteText(note)
          .padding(.bottom, 8)
      }
    }
    .padding(.horizontal, 12)
    .contentShape(Rectangle())
    .card()
  }
}

/// The number of an attempt, which shrinks to fit.
struct AttemptNumber: View {
  private let number: Int

  init(_ number: Int) {
    self.number = number
  }

  var body: some View {
    Text(verbatim: "\(number)")
      .monospacedDigit()
      .foregroundStyle(.muted)
      .lineLimit(1)
      .minimumScaleFactor(0.4)
  }
}

#Preview("Attempts") {
  let code = Code(kind: .guess, pegs: Array(Theme.mastermind.choices.prefix(4)))
  VStack {
    AttemptLine(number: 1, code: code, markers: [.exact, .inexact, .nomatch, .nomatch], note: "1,296 codes were left.")
    AttemptLine(number: 2, code: code, markers: nil, isSuspect: true)
  }
  .inBothSchemes()
}
#endif
