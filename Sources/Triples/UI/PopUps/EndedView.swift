#if canImport(SwiftUI)
import AppSupport
import NumberedGame
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
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: ended.title)
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
      summary
      Text(verbatim: table.session.closeHint)
        .font(.footnote)
        .foregroundStyle(.muted)
      AdaptiveStack { answers }
    }
    .padding(20)
    .frame(maxWidth: 460)
    .foregroundStyle(.ink)
    .card(radius: 20, isBordered: false)
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
      LabeledLine("Rank", ended.rankText)
      LabeledLine("Best tile", "\(ended.bestTile)")
      LabeledLine("Moves", "\(ended.moveCount)")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var answers: some View {
    ShareLink(item: GameLink.triples.message(table.session.shareItem)) { WideLabel("Share") }
      .buttonStyle(.game)
    Button(wide: "Review") { table.session.reviewEndedGame() }
      .buttonStyle(.game)
    if ended.canKeepPlaying {
      Button(wide: "Keep playing") { table.session.keepPlaying() }
        .buttonStyle(.game)
        .keyboardShortcut(.cancelAction)
    }
    Button(wide: "Close") { table.session.closePopUp() }
      .buttonStyle(.primaryGame)
      .keyboardShortcut(.defaultAction)
  }
}
#endif
