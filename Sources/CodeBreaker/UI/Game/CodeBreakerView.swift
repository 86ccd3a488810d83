#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The table: the hidden code, the guess, the pegs to choose from, the attempts. It takes the keys of a keyboard.
struct CodeBreakerView: View {
  @Environment(CodeBreakerTable.self) private var table
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @State private var drag = PegDrag()
  @FocusState private var hasKeyboard: Bool

  var body: some View {
    let session = table.session
    GeometryReader { proxy in
      TableView(
        layout: TableLayout(
          width: proxy.size.width, height: proxy.size.height, pegCount: session.game.setup.pegCount,
          choiceCount: session.game.pegChoices.count, hasLargeText: dynamicTypeSize.isAccessibilitySize)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .overlay { CarriedPeg() }
      .coordinateSpace(.named(PegDragging.table))
    }
    .environment(drag)
    .background(.paper)
    .focusable()
    .focusEffectDisabled()
    .focused($hasKeyboard)
    .onKeyPress(phases: [.down, .repeat], action: press)
    .onAppear { hasKeyboard = true }
    // What was open over the table had the keyboard.
    .onChange(of: session.acceptsPegs) { _, acceptsPegs in
      if acceptsPegs { hasKeyboard = true }
    }
  }

  private func press(_ key: KeyPress) -> KeyPress.Result {
    guard key.modifiers.isDisjoint(with: [.command, .control, .option]),
      let command = CodeBreakerSession.KeyCommand(character: key.key.character), table.session.press(command)
    else { return .ignored }
    return .handled
  }
}

/// The parts of the table, in one column or in two.
private struct TableView: View {
  let layout: TableLayout
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    content
      .frame(width: layout.width)
      .padding(TableLayout.gap)
  }

  @ViewBuilder private var content: some View {
    if layout.scrolls {
      scrollingColumn
    } else if layout.isSideBySide {
      columns
    } else {
      column
    }
  }

  /// Upright: only the attempts scroll, and the choices are near the thumb and next to the row that they fill.
  private var column: some View {
    VStack(spacing: TableLayout.gap) {
      HeaderView()
      MasterView(layout: table.session.game.isOver ? layout.guess : layout.master)
      AttemptsView(layout: layout.attempt)
      guess
      controls
    }
  }

  /// On its side: code and attempts at the left, guess and choices at the right.
  private var columns: some View {
    VStack(spacing: TableLayout.gap) {
      HeaderView()
      HStack(alignment: .top, spacing: 2 * TableLayout.gap) {
        VStack(spacing: TableLayout.gap) {
          MasterView(layout: layout.master)
          AttemptsView(layout: layout.attempt)
        }
        .frame(width: layout.columnWidth)
        VStack(spacing: TableLayout.gap) {
          guess
          controls
        }
        .frame(width: layout.columnWidth)
      }
    }
  }

  /// Where letters are very large or the window very low: everything scrolls.
  private var scrollingColumn: some View {
    ScrollView {
      VStack(spacing: TableLayout.gap) {
        HeaderView()
        MasterView(layout: layout.master)
        guess
        controls
        AttemptList(layout: layout.attempt)
      }
    }
  }

  @ViewBuilder private var guess: some View {
    if !table.session.game.isOver { GuessView(layout: layout.guess) }
  }

  @ViewBuilder private var controls: some View {
    if let ended = table.session.endedGame {
      GameOverControls(ended: ended)
    } else {
      GuessControls(layout: layout)
    }
  }
}
#endif
