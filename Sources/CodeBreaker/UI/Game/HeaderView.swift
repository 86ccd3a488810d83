#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The name of the theme as the title, the game's number and time, and the ways to other games.
struct HeaderView: View {
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 6) {
        names
        Spacer(minLength: 8)
        buttons
      }
      VStack(alignment: .leading) {
        names
        buttons
      }
    }
  }

  private var names: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: table.session.title)
        .font(.title2.bold())
        .lineLimit(1)
        .accessibilityAddTraits(.isHeader)
      ElapsedTime()
    }
    .foregroundStyle(.ink)
  }

  private var buttons: some View {
    HStack(spacing: 6) {
      ShareLink(item: table.shareText) {
        Label("Share this game", systemImage: "square.and.arrow.up")
          .labelStyle(.iconOnly)
      }
      Button {
        table.session.askForNewGame()
      } label: {
        Label("New game", systemImage: "plus")
          .labelStyle(.iconOnly)
      }
      Button("Restart") { table.session.restart() }
    }
    .buttonStyle(.game)
  }
}

#Preview("Header") {
  HeaderView().environment(CodeBreakerTable.preview())
}
#endif
