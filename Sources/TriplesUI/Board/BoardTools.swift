#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// Undo, redo and share.
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
      ShareLink(item: GameLink.triples.message(table.session.shareItem)) {
        Label("Share this game", systemImage: "square.and.arrow.up")
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.game)
  }
}

#Preview("Tools") {
  BoardTools().environment(TriplesTable.preview())
}

#Preview("Tools, dark") {
  BoardTools().environment(TriplesTable.preview()).preferredColorScheme(.dark)
}
#endif
