#if canImport(SwiftUI)
import AppSupport
import PlaySupport
import SwiftUI
import TriplesSession

/// Share and close, for the replay that is open.
struct ReplayTools: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    Group {
      if let item = table.session.viewerShareItem {
        ShareLink(item: GameLink.triples.message(item)) {
          Label("Share this replay", systemImage: "square.and.arrow.up")
        }
      }
      Button {
        table.session.closeViewer()
      } label: {
        Label("Close the replay", systemImage: "xmark")
      }
      .keyboardShortcut(.cancelAction)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.game)
  }
}

#Preview("Replay tools") {
  ReplayTools().environment(TriplesTable.preview { $0.open(address: Array("triples/1/14/uldr".utf8)) })
}

#Preview("Replay tools, dark") {
  ReplayTools().environment(TriplesTable.preview()).preferredColorScheme(.dark)
}
#endif
