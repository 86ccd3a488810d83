#if canImport(SwiftUI)
import AppSupport
import NumberedGame
import PlaySupport
import SwiftUI
import TriplesModel
import TriplesSession

struct EndedView: View {
  let card: EndedCard

  @Environment(TriplesController.self) private var controller
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 8) {
        PopUpTitle(ended.title)
          .frame(maxWidth: .infinity, minHeight: GameButton.least, alignment: .leading)
        Button("Back to the board", systemImage: "xmark") { controller.session.dismissPopUp() }
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
        controller.session.startNext()
      } label: {
        Text(verbatim: card.nextLabel).frame(maxWidth: .infinity)
      }
      .buttonStyle(.primaryGame)
      .keyboardShortcut(.defaultAction)
      AdaptiveStack { actions }
      AdaptiveStack {
        Button(wide: "Review") { controller.session.reviewEndedGame() }
        if ended.canCompare {
          Button(wide: "Compare") { controller.session.compareEndedGame() }
        }
        ShareLink(item: card.shareText) {
          Text(verbatim: card.shareLabel).frame(maxWidth: .infinity)
        }
        if ended.medals != nil {
          Button(wide: "Medals") { controller.session.openLevel(Int(clamping: ended.replay.number?.value ?? 0)) }
        }
      }
      AdaptiveRow {
        Text(verbatim: card.closeHint)
          .font(.footnote)
          .foregroundStyle(.muted)
          .frame(maxWidth: .infinity, alignment: .leading)
      } end: {
        Button("Close") { controller.session.closePopUp() }
      }
    }
    .buttonStyle(.game)
    .padding(20)
    .frame(maxWidth: 460)
    .foregroundStyle(.ink)
    .card(radius: 20, isBordered: false)
  }

  private var ended: TriplesSession.EndedGame { card.ended }

  @ViewBuilder private var summary: some View {
    // Beside the board, figures in large text would be one word wide.
    if TextSize(dynamicTypeSize) >= .xxLarge {
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
    BoardView(game: card.game)
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

  @ViewBuilder private var actions: some View {
    if ended.canKeepPlaying {
      Button(wide: "Keep playing") { controller.session.keepPlaying() }
    } else {
      Button {
        controller.session.tryAgain()
      } label: {
        Text(verbatim: card.againLabel).frame(maxWidth: .infinity)
      }
      Button(wide: "Undo the last move") { controller.session.takeBackLastMove() }
    }
  }
}
#endif
