#if canImport(SwiftUI)
import CodeBreakerSession
import SwiftUI

/// Lets a peg be dragged from a view.
struct PegDragging: ViewModifier {
  /// The name of the space in which the table and its holes are measured.
  static let table = "table"

  /// What is dragged.
  let source: CodeBreakerSession.PegSource

  /// Whether the finger has to rest first, since moving it at once scrolls.
  let isInScrollView: Bool

  @Environment(CodeBreakerTable.self) private var table
  @Environment(PegDrag.self) private var drag
  @GestureState private var isDragging = false

  func body(content: Content) -> some View {
    Group {
      if isInScrollView {
        content.gesture(
          LongPressGesture(minimumDuration: 0.18)
            .sequenced(before: dragging(minimumDistance: 0))
            .updating($isDragging) { _, isDragging, _ in isDragging = true })
      } else {
        content.gesture(
          dragging(minimumDistance: 8)
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
  ///
  /// - Parameter isInScrollView: whether the finger has to rest first, since moving it at once scrolls.
  func pegDragging(_ source: CodeBreakerSession.PegSource, isInScrollView: Bool = false) -> some View {
    modifier(PegDragging(source: source, isInScrollView: isInScrollView))
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
