#if canImport(SwiftUI)
import SwiftUI

/// The attempts in the room that is left for them. The newest one, on top, is always in sight when it is made.
struct AttemptsView: View {
  let layout: PegRowLayout
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        AttemptList(layout: layout)
      }
      .scrollBounceBehavior(.basedOnSize)
      .onChange(of: table.session.game.attempts.count) { _, newest in
        proxy.scrollTo(newest, anchor: .top)
      }
    }
    .frame(maxHeight: .infinity)
  }
}
#endif
