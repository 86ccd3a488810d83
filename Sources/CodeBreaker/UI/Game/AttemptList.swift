#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The attempts, the newest one on top; before the first one, what there is to do.
struct AttemptList: View {
  let layout: PegRowLayout
  @Environment(CodeBreakerTable.self) private var table
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let session = table.session
    VStack(spacing: 5) {
      if session.attempts.isEmpty {
        Text(verbatim: session.invitation)
          .foregroundStyle(.muted)
          .multilineTextAlignment(.center)
          .padding()
      }
      if session.canBringBack, let title = session.leftGameTitle {
        Button("Back to \(title)") { session.bringBack() }
          .buttonStyle(.game)
      }
      ForEach(session.attempts, id: \.number) { attempt in
        AttemptView(attempt: attempt, layout: layout)
          .transition(landing)
      }
    }
    .frame(maxWidth: .infinity)
    .animation(.spring(duration: 0.3), value: session.attempts.count)
    // The attempts of another game are other ones, though their numbers are the same.
    .id(session.dealCount)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Attempts")
  }

  private var landing: AnyTransition {
    reducesMotion ? .opacity : .move(edge: .top).combined(with: .opacity)
  }
}
#endif
