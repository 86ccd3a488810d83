#if canImport(SwiftUI)
import CodeBreakerSession
import SwiftUI

/// Lets a peg be dragged from a view.
struct PegDragging: ViewModifier {
  /// The name of the space in which the table and its holes are measured.
  static let table = "table"

  /// What is dragged.
  let source: CodeBreakerSession.PegSource

  /// How the finger takes it up.
  let touch: PegTouch

  @Environment(CodeBreakerTable.self) private var table
  @Environment(PegDrag.self) private var drag
  @GestureState private var isDragging = false

  func body(content: Content) -> some View {
    Group {
      switch touch {
      case .move:
        content.gesture(
          dragging(minimumDistance: 8)
            .updating($isDragging) { _, isDragging, _ in isDragging = true })
      case .hold:
        // At the same time as the scroll view's own: from iOS 18 on a gesture of its contents otherwise keeps it from
        // scrolling. What is carried holds the view still, see `holdsStill(while:)`.
        content.simultaneousGesture(
          LongPressGesture(minimumDuration: 0.18)
            .sequenced(before: dragging(minimumDistance: 0))
            .updating($isDragging) { _, isDragging, _ in isDragging = true })
      }
    }
    // A gesture that the system takes away has no end of its own.
    .onChange(of: isDragging) { _, isDragging in
      if !isDragging { drag.cancel() }
    }
  }

  private func dragging(minimumDistance: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: minimumDistance, coordinateSpace: .named(Self.table))
      .onChanged { value in
        drag.move(source, x: value.location.x, y: value.location.y, session: table.session)
      }
      .onEnded { value in
        drag.drop(source, x: value.location.x, y: value.location.y, session: table.session)
      }
  }
}

extension View {
  /// Lets a peg be dragged from here onto the guess.
  func pegDragging(_ source: CodeBreakerSession.PegSource, _ touch: PegTouch) -> some View {
    modifier(PegDragging(source: source, touch: touch))
  }

  /// Does something when a peg has been held for a while, by the same rules as dragging.
  func onPegHeld(_ touch: PegTouch, perform action: @escaping () -> Void) -> some View {
    modifier(PegHolding(touch: touch, action: action))
  }

  /// Keeps a scroll view from scrolling while a peg is carried over it.
  func holdsStill(while drag: PegDrag) -> some View {
    scrollDisabled(drag.carried != nil)
  }
}

/// Does something when a peg has been held for half a second.
private struct PegHolding: ViewModifier {
  let touch: PegTouch
  let action: () -> Void

  func body(content: Content) -> some View {
    switch touch {
    case .move: content.onLongPressGesture(minimumDuration: 0.5, perform: action)
    case .hold: content.simultaneousGesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in action() })
    }
  }
}

/// The peg under the finger, a little above it so that it can be seen.
struct CarriedPeg: View {
  @Environment(PegDrag.self) private var drag

  var body: some View {
    if let peg = drag.carried {
      PegView(peg: peg)
        .frame(width: 52, height: 52)
        .shadow(color: .black.opacity(0.3), radius: 6, y: 5)
        .position(x: drag.x, y: drag.y - 22)
        .allowsHitTesting(false)
    }
  }
}
#endif
