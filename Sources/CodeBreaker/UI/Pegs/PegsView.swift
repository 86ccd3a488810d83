#if canImport(SwiftUI)
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// A row of pegs to be looked at, which screen readers name from left to right.
struct PegsView: View {
  let code: Code
  let layout: PegRowLayout
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    CodeView(code: code, layout: layout)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(CodeBreakerSession.Spoken.pegs(code, theme: table.session.game.setup.theme))
  }
}
#endif
