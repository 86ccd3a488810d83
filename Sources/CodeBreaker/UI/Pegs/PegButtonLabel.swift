#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import SwiftUI

/// A peg in a button: a hole of a row that the player enters, or a peg to choose.
struct PegButtonLabel: View {
  static let maxHoleSide: CGFloat = 54
  static let maxChoiceSide: CGFloat = 50

  let peg: Peg
  let maxSide: CGFloat
  var isSelected = false

  var body: some View {
    PegView(peg: peg)
      .overlay { if isSelected { Circle().stroke(.accent, lineWidth: 3).padding(-2) } }
      .frame(maxWidth: maxSide, maxHeight: maxSide)
      .frame(minHeight: GameButtonMetrics.minSide)
      .contentShape(Rectangle())
      .pointerHighlight(Circle())
  }
}

#Preview("A selected hole") {
  PegButtonLabel(peg: Theme.mastermind.choices[0], maxSide: PegButtonLabel.maxHoleSide, isSelected: true)
    .inBothSchemes()
}
#endif
