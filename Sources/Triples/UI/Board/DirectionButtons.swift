#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The four buttons that move. Beside a hint each says what its move would cost.
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
      let note = MoveNote(direction, hint: table.session.hint)
      Button {
        table.session.move(direction)
      } label: {
        VStack(spacing: 2) {
          Image(systemName: direction.symbol)
          Text(verbatim: note.text)
            .font(.footnote)
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.7)
        }
        .frame(minWidth: 44, maxWidth: .infinity, minHeight: 36)
      }
      .buttonStyle(GameButtonStyle(isPrimary: note.isBest))
      .disabled(!table.session.acceptsMoves)
      .accessibilityLabel(note.spoken)
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
