import TriplesModel
import TriplesSession

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The four buttons that play a move in the current game. With a hint, each shows what its move costs.
struct DirectionButtons: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    MoveButtons(isEnabled: controller.session.acceptsMoves) {
      TriplesSession.MoveLabel($0, hint: controller.session.hint)
    } move: {
      controller.session.move($0)
    }
  }
}

struct MoveButtons: View {
  let isEnabled: Bool

  let label: @MainActor (Direction) -> TriplesSession.MoveLabel

  let move: @MainActor (Direction) -> Void

  var body: some View {
    ButtonsInRowOrSquare(Direction.buttonOrder, square: [[.left, .right], [.up, .down]]) { direction in
      let label = label(direction)
      Button {
        move(direction)
      } label: {
        SymbolOverText(symbol: direction.symbol, text: label.text)
      }
      .buttonStyle(GameButtonStyle(isPrimary: label.isBest))
      .disabled(!isEnabled || label.isBlocked)
      .accessibilityLabel(label.spokenText)
    }
    // The buttons aren't mirrored in right-to-left languages.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Four buttons in a row or, if there isn't room, in two rows of two.
struct ButtonsInRowOrSquare<Item: Hashable, Content: View>: View {
  private let row: [Item]
  private let square: [[Item]]
  private let button: (Item) -> Content

  init(_ row: [Item], square: [[Item]], @ViewBuilder button: @escaping (Item) -> Content) {
    self.row = row
    self.square = square
    self.button = button
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) { buttons(row) }
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        ForEach(square, id: \.self) { row in
          GridRow { buttons(row) }
        }
      }
    }
  }

  private func buttons(_ items: [Item]) -> some View {
    ForEach(items, id: \.self) { button($0) }
  }
}

struct SymbolOverText: View {
  let symbol: String
  let text: String

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: symbol)
      Text(verbatim: text)
        .font(.footnote)
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }
    .frame(minWidth: 44, maxWidth: .infinity, minHeight: 36)
  }
}

#Preview("Directions") {
  DirectionButtons().environment(TriplesController.preview()).inBothSchemes()
}
#endif
