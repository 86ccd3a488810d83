#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// Undo, redo, what the coach can do, and share.
struct BoardTools: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    Group {
      Button {
        table.session.undo()
      } label: {
        Label("Undo", systemImage: "arrow.uturn.backward")
      }
      .disabled(!table.session.canUndo)
      Button {
        table.session.redo()
      } label: {
        Label("Redo", systemImage: "arrow.uturn.forward")
      }
      .disabled(!table.session.canRedo)
      hint
      Button {
        table.session.startWatching()
      } label: {
        Label("Watch the coach play", systemImage: "eye")
      }
      .disabled(!table.session.canWatch)
      ShareLink(item: GameLink.triples.message(table.session.shareItem)) {
        Label("Share this game", systemImage: "square.and.arrow.up")
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.game)
  }

  private var hint: some View {
    let button = HintButton(table.session.hint)
    return Button {
      table.session.toggleHint()
    } label: {
      Label("Hint", systemImage: button.symbol)
    }
    .disabled(!table.session.canHint)
    .accessibilityValue(button.spoken)
    .accessibilityAddTraits(button.isOn ? .isSelected : [])
  }
}

#Preview("Tools") {
  BoardTools().environment(TriplesTable.preview())
}

#Preview("Tools, dark") {
  BoardTools().environment(TriplesTable.preview()).preferredColorScheme(.dark)
}
#endif
