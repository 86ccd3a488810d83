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
      AdaptiveRow {
        Text(verbatim: ended.title)
          .font(.title2.bold())
          .accessibilityAddTraits(.isHeader)
        Spacer(minLength: 0)
      } end: {
        Button("Back to the board", systemImage: "xmark") { table.session.dismissPopUp() }
          .labelStyle(.iconOnly)
          .buttonStyle(.game)
          .keyboardShortcut(.cancelAction)
      }
      summary
      if let medals = ended.medals {
        HStack(spacing: 8) {
          if let medal = medals.won { MedalMark(state: TriplesSession.LevelState(medal)) }
          Text(verbatim: medals.text)
            .bold()
        }
      }
      if !ended.comparison.isEmpty {
        Text(verbatim: ended.comparison)
          .bold()
      }
      Button {
        table.session.startNext()
      } label: {
        Text(verbatim: table.session.nextLabel).frame(maxWidth: .infinity)
      }
      .buttonStyle(.primaryGame)
      .keyboardShortcut(.defaultAction)
      AdaptiveStack { ways }
      AdaptiveStack {
        Button(wide: "Review") { table.session.reviewEndedGame() }
        if ended.canCompare {
          Button(wide: "Compare") { table.session.compareEndedGame() }
        }
        ShareLink(item: GameLink.triples.message(table.session.endShareItem)) {
          Text(verbatim: table.session.endShareLabel).frame(maxWidth: .infinity)
        }
        if ended.medals != nil {
          Button(wide: "Medals") { table.session.openLevel(Int(ended.replay.number.value)) }
        }
      }
      AdaptiveRow {
        Text(verbatim: table.session.closeHint)
          .font(.footnote)
          .foregroundStyle(.muted)
        Spacer(minLength: 0)
      } end: {
        Button("Close") { table.session.closePopUp() }
      }
    }
    .buttonStyle(.game)
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

  /// The ways to go on with this very game.
  @ViewBuilder private var ways: some View {
    if ended.canKeepPlaying {
      Button(wide: "Keep playing") { table.session.keepPlaying() }
    } else {
      Button(wide: "Try this game again") { table.session.tryAgain() }
      Button(wide: "Take back the last move") { table.session.takeBackLastMove() }
    }
  }
}
#endif
