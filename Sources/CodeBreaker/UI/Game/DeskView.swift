#if canImport(SwiftUI)
import AppSupport
import SwiftUI

/// The choices, and what to do with the guess.
struct DeskView: View {
  let layout: TableLayout
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    let session = table.session
    VStack(spacing: 6) {
      PegChooser(layout: layout)
      // The line is there even when it says nothing, so that the buttons stay in their place.
      Text(verbatim: session.guessProblem ?? " ")
        .font(.footnote)
        .foregroundStyle(.muted)
        .accessibilityHidden(session.guessProblem == nil)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) {
          tools
          guess
        }
        VStack(spacing: 8) {
          HStack(spacing: 8) { tools }
          guess
        }
      }
    }
  }

  @ViewBuilder private var tools: some View {
    let session = table.session
    Button("Give up") { session.askToGiveUp() }
      .buttonStyle(.game)
    Button("Hint") { session.askForHint() }
      .buttonStyle(.game)
      .accessibilityHint("Asks the coach. You choose how much it tells.")
    Button {
      session.clear()
    } label: {
      Label("Take the selected peg out", systemImage: "delete.left")
        .labelStyle(.iconOnly)
    }
    .buttonStyle(.game)
    .disabled(session.game.guess.isEmpty)
  }

  private var guess: some View {
    let session = table.session
    return Button {
      session.guess()
    } label: {
      Text("Guess").frame(maxWidth: .infinity)
    }
    .buttonStyle(.primaryGame)
    .disabled(session.guessProblem != nil)
    .accessibilityHint(session.guessProblem ?? "")
  }
}
#endif
