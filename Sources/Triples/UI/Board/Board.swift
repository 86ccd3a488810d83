#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The first tab: the game on the table.
struct Board: View {
  @Environment(TriplesTable.self) private var table
  @FocusState private var hasKeys: Bool

  var body: some View {
    TableView {
      Figures(score: table.session.game.score, second: .best(table.session.bestScore)) {
        BoardTools()
      }
    } board: {
      PlayableBoard()
    } controls: {
      DirectionButtons()
      if let watch = table.session.watch {
        WatchControls(watch: watch)
      } else {
        GameControls()
      }
    }
    .focusable()
    .focused($hasKeys)
    .focusEffectDisabled()
    .onKeyPress { press in
      switch BoardKey(press) {
      case .move(let direction): table.session.move(direction)
      case .hint: table.session.toggleHint()
      case nil: return .ignored
      }
      return .handled
    }
    .onAppear { hasKeys = true }
    .onChange(of: table.session.acceptsMoves) { _, accepts in
      // A pop-up has taken the keys, and now gives them back.
      if accepts { hasKeys = true }
    }
  }
}

#Preview("Board") {
  Board().environment(TriplesTable.preview())
}

#Preview("Board, dark") {
  Board().environment(TriplesTable.preview()).preferredColorScheme(.dark)
}

#Preview("Board, large text") {
  Board().environment(TriplesTable.preview()).dynamicTypeSize(.accessibility3)
}
#endif
