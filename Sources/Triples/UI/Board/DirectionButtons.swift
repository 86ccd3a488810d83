import TriplesModel
import TriplesSession

/// What stands on a direction's button: its name, or, beside a hint, what its move would cost.
struct MoveNote: Hashable {
  /// The text on the button.
  let text: String

  /// What a screen reader calls the button.
  let spoken: String

  /// Whether the coach thinks this move the best.
  let isBest: Bool

  /// Says what a hint does of a move.
  init(_ direction: Direction, hint: TriplesSession.Hint?) {
    self.init(direction, advice: hint?.advice)
  }

  /// Says what the step of a lesson does of a move.
  init(_ direction: Direction, lesson: TriplesLesson) {
    (text, spoken, isBest) = lesson.label(of: direction)
  }

  /// Says what a coach does of a move; nothing but its name where it says nothing.
  init(_ direction: Direction, advice: Advice? = nil) {
    isBest = advice?.best == direction
    // A move that moves nothing costs nothing: its button says what it always says.
    if let loss = advice?.loss(of: direction) {
      text = isBest ? "Best" : (-loss).shortText
      spoken = direction.label + (isBest ? ", best" : ", costs \(loss.text) points")
    } else {
      text = direction.label
      spoken = direction.label
    }
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The four buttons that move the game on the table. Beside a hint each says what its move would cost.
struct DirectionButtons: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    MoveButtons(isEnabled: table.session.acceptsMoves) {
      MoveNote($0, hint: table.session.hint)
    } move: {
      table.session.move($0)
    }
  }
}

/// Four buttons that move.
struct MoveButtons: View {
  /// Whether moves are taken.
  let isEnabled: Bool

  /// What stands on the button of a move.
  let note: @MainActor (Direction) -> MoveNote

  /// Plays a move.
  let move: @MainActor (Direction) -> Void

  var body: some View {
    ButtonsInRowOrSquare(Direction.buttons, square: [[.left, .right], [.up, .down]]) { direction in
      let note = note(direction)
      Button {
        move(direction)
      } label: {
        SymbolOverText(symbol: direction.symbol, text: note.text)
      }
      .buttonStyle(GameButtonStyle(isPrimary: note.isBest))
      .disabled(!isEnabled)
      .accessibilityLabel(note.spoken)
    }
    // The button for left stands at the left.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Four buttons in a row, or where there is no room for that, in two rows of two.
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

/// The label of one of four buttons.
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
  DirectionButtons().environment(TriplesTable.preview()).inBothSchemes()
}
#endif
