#if canImport(SwiftUI)
import CodeBreakerSession
import SwiftUI

struct PegDragging: ViewModifier {
  static let coordinateSpaceName = "game"

  let source: CodeBreakerSession.PegSource

  let dragStart: PegDragStart

  @Environment(CodeBreakerController.self) private var controller
  @Environment(PegDrag.self) private var drag
  @GestureState private var isDragging = false

  func body(content: Content) -> some View {
    Group {
      switch dragStart {
      case .move:
        content.gesture(
          dragging(minimumDistance: 8)
            .updating($isDragging) { _, isDragging, _ in isDragging = true })
      case .hold:
        // From iOS 18 on, an exclusive gesture in a scroll view keeps it from scrolling, so this one is simultaneous.
        // While a peg is dragged, `scrollDisabled(while:)` disables scrolling.
        content.simultaneousGesture(
          LongPressGesture(minimumDuration: 0.18)
            .sequenced(before: dragging(minimumDistance: 0))
            .updating($isDragging) { _, isDragging, _ in isDragging = true })
      }
    }
    // A gesture that the system cancels doesn't call `onEnded`.
    .onChange(of: isDragging) { _, isDragging in
      if !isDragging { drag.cancel() }
    }
  }

  private func dragging(minimumDistance: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: minimumDistance, coordinateSpace: .named(Self.coordinateSpaceName))
      .onChanged { value in
        drag.move(source, x: value.location.x, y: value.location.y, session: controller.session)
      }
      .onEnded { value in
        drag.drop(source, x: value.location.x, y: value.location.y, session: controller.session)
      }
  }
}

extension View {
  /// Adds dragging of a peg from this view onto the guess.
  func pegDragging(_ source: CodeBreakerSession.PegSource, _ dragStart: PegDragStart) -> some View {
    modifier(PegDragging(source: source, dragStart: dragStart))
  }

  /// Performs an action when the player holds a peg for half a second.
  func onPegHeld(_ dragStart: PegDragStart, perform action: @escaping () -> Void) -> some View {
    modifier(PegHolding(dragStart: dragStart, action: action))
  }

  func scrollDisabled(while drag: PegDrag) -> some View {
    scrollDisabled(drag.carriedPeg != nil)
  }
}

private struct PegHolding: ViewModifier {
  let dragStart: PegDragStart
  let action: () -> Void

  func body(content: Content) -> some View {
    switch dragStart {
    case .move: content.onLongPressGesture(minimumDuration: 0.5, perform: action)
    case .hold: content.simultaneousGesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in action() })
    }
  }
}

/// The dragged peg, slightly above the finger so that it's visible.
struct DraggedPegView: View {
  @Environment(PegDrag.self) private var drag

  var body: some View {
    if let peg = drag.carriedPeg {
      PegView(peg: peg)
        .frame(width: 52, height: 52)
        .shadow(color: .black.opacity(0.3), radius: 6, y: 5)
        .position(x: drag.x, y: drag.y - 22)
        .allowsHitTesting(false)
    }
  }
}
#endif
