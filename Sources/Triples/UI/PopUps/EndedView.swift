import NumberedGame

#if canImport(SwiftUI)
import AppSupport
import PlaySupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The pop-up that says how a game ended.
struct EndedView: View {
  let ended: TriplesSession.EndedGame

  @Environment(TriplesTable.self) private var table
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    ZStack {
      Color.black.opacity(0.4)
        .ignoresSafeArea()
        .accessibilityHidden(true)
      ViewThatFits(in: .vertical) {
        card
        ScrollView { card }
      }
      .padding()
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .accessibilityAction(.escape) { table.session.dismissPopUp() }
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: ended.title)
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
      summary
      Text(verbatim: table.session.closeHint)
        .font(.footnote)
        .foregroundStyle(.muted)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { answers }
        VStack(spacing: 8) { answers }
      }
    }
    .padding(20)
    .frame(maxWidth: 460)
    .foregroundStyle(.ink)
    .background(.surface, in: RoundedRectangle(cornerRadius: 20))
  }

  @ViewBuilder private var summary: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 12) {
        figures
        board
      }
    } else {
      HStack(spacing: 20) {
        board
        figures
      }
    }
  }

  private var board: some View {
    BoardView(game: table.session.game, dealCount: table.session.dealCount)
      .frame(width: 132, height: 132)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Final board. \(ended.spokenBoard)")
      .accessibilityAddTraits(.isImage)
  }

  private var figures: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Final score")
        .font(.subheadline)
      Text(verbatim: DecimalText.grouped(ended.score))
        .font(.largeTitle.bold())
        .monospacedDigit()
      if let share = ended.share {
        Text(verbatim: share.fullText)
          .font(.subheadline.bold())
      }
      figure("Rank", ended.rankText)
      figure("Best tile", "\(ended.bestTile)")
      figure("Moves", "\(ended.moveCount)")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func figure(_ title: String, _ text: String) -> some View {
    HStack {
      Text(verbatim: title)
      Spacer(minLength: 8)
      Text(verbatim: text).bold()
    }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var answers: some View {
    ShareLink(item: GameLink.triples.message(table.session.shareItem)) {
      Text("Share").frame(maxWidth: .infinity)
    }
    .buttonStyle(.game)
    Button {
      table.session.reviewEndedGame()
    } label: {
      Text("Review").frame(maxWidth: .infinity)
    }
    .buttonStyle(.game)
    if ended.canKeepPlaying {
      Button {
        table.session.keepPlaying()
      } label: {
        Text("Keep playing").frame(maxWidth: .infinity)
      }
      .buttonStyle(.game)
      .keyboardShortcut(.cancelAction)
    }
    Button {
      table.session.closePopUp()
    } label: {
      Text("Close").frame(maxWidth: .infinity)
    }
    .buttonStyle(.primaryGame)
    .keyboardShortcut(.defaultAction)
  }
}

#Preview("The end of a game") {
  ContentView().environment(TriplesTable.preview { $0.newGame() })
}

#Preview("The end of a game, dark") {
  ContentView().environment(TriplesTable.preview { $0.newGame() }).preferredColorScheme(.dark)
}
#endif
