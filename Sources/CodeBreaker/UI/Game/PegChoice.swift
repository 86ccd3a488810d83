#if canImport(SwiftUI)
import CodeBreakerModel
import SwiftUI

/// A peg to choose: a tap puts it into the selected hole, holding it fills the row, dragging puts it where it is let go.
struct PegChoice: View {
  let peg: Peg
  /// Which choice of the theme it is, 0 for the first.
  let choice: Int
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    let session = table.session
    PegView(peg: peg)
      .contentShape(Rectangle())
      .onTapGesture { session.choose(choice) }
      .onLongPressGesture(minimumDuration: 0.5) { session.fill(choice) }
      .pegDragging(.choice(choice))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(session.game.setup.theme.spokenName(of: peg))
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { session.choose(choice) }
      .accessibilityAction(named: "Fill the row") { session.fill(choice) }
  }
}
#endif
