#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

struct GuessView: View {
  let layout: GameLayout
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    CodeView(code: controller.session.game.guess, layout: layout.guess) { position, peg in
      GuessHole(peg: peg, index: position, dragStart: layout.dragStart)
    }
    .spokenGroup("Your guess")
  }
}

/// A hole of the guess. A tap selects it, more taps cycle through the choices, and its peg can be dragged.
private struct GuessHole: View {
  let peg: Peg
  let index: Int
  let dragStart: PegDragStart
  @Environment(CodeBreakerController.self) private var controller
  @Environment(PegDrag.self) private var drag
  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    let session = controller.session
    let isSelected = index == session.selection
    PegView(peg: peg)
      .overlay { if isSelected { Circle().stroke(.accent, lineWidth: 3).padding(-2) } }
      .overlay { if drag.targetHole == index { Circle().stroke(.accent, style: Self.dashes).padding(-4) } }
      .animation(reducesMotion ? nil : .easeOut(duration: 0.14), value: peg)
      .contentShape(Rectangle())
      .pointerHighlight(Circle())
      .onTapGesture { session.tapHole(index) }
      .pegDragging(.guess(hole: index), dragStart)
      .background { frameReader }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(
        CodeBreakerSession.SpokenText.hole(index, of: session.game.guess, theme: session.game.setup.theme)
      )
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
      .accessibilityAction { session.tapHole(index) }
      .accessibilityAction(named: "Remove peg") { session.clear(hole: index) }
  }

  private var frameReader: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .named(PegDragging.coordinateSpaceName))
      Color.clear
        .onChange(of: frame, initial: true) { _, frame in
          drag.holes[index] = HoleFrame(left: frame.minX, top: frame.minY, width: frame.width, height: frame.height)
        }
    }
  }

  private static let dashes = StrokeStyle(lineWidth: 3, dash: [6, 4])
}
#endif
