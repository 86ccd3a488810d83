#if canImport(SwiftUI)
import AppSupport
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
#endif
