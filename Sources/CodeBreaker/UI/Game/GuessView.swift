#if canImport(SwiftUI)
import SwiftUI

/// The guess that is being put together.
struct GuessView: View {
  let layout: PegRowLayout
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    CodeView(code: table.session.game.guess, layout: layout) { place, peg in
      GuessHole(peg: peg, place: place)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Your guess")
  }
}
#endif
