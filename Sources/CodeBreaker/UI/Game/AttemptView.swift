#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// An attempt: its number, which copies it to the guess, its pegs, which can be dragged there, and its markers.
struct AttemptView: View {
  let attempt: CodeBreakerSession.AttemptRow
  let layout: PegRowLayout
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    let session = table.session
    HStack(spacing: 0) {
      Button {
        session.copyAttempt(attempt.number)
      } label: {
        Text(verbatim: "\(attempt.number)")
          .monospacedDigit()
          .foregroundStyle(.muted)
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      CodeView(code: attempt.code, layout: layout) { place, peg in
        PegView(peg: peg)
          .pegDragging(.attempt(number: attempt.number, hole: place), isInScrollView: true)
      }
      .frame(maxWidth: .infinity)
      MatchMarkers(matches: attempt.markers)
        .frame(width: 64, alignment: .trailing)
        .padding(.trailing, 10)
    }
    .background(.surface, in: shape)
    .overlay { shape.strokeBorder(.line, lineWidth: 1) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(CodeBreakerSession.Spoken.attempt(attempt, theme: session.game.setup.theme))
    .accessibilityAction(named: "Copy to the guess") { session.copyAttempt(attempt.number) }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }
}
#endif
