#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The four buttons that move.
struct DirectionButtons: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) { buttons(Direction.buttons) }
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow { buttons([.left, .right]) }
        GridRow { buttons([.up, .down]) }
      }
    }
  }

  private func buttons(_ directions: [Direction]) -> some View {
    ForEach(directions, id: \.self) { direction in
      Button {
        table.session.move(direction)
      } label: {
        VStack(spacing: 2) {
          Image(systemName: direction.symbol)
          Text(verbatim: direction.label)
            .font(.footnote)
            .lineLimit(1)
        }
        .frame(minWidth: 44, maxWidth: .infinity, minHeight: 36)
      }
      .buttonStyle(.game)
      .disabled(!table.session.acceptsMoves)
    }
  }
}

#Preview("Directions") {
  DirectionButtons().environment(TriplesTable.preview())
}

#Preview("Directions, dark") {
  DirectionButtons().environment(TriplesTable.preview()).preferredColorScheme(.dark)
}
#endif
