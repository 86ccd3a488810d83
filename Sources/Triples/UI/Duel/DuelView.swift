import AppSupport
import PlaySupport
import TriplesSession

/// The contents of a duel's sheet. The view retains the last one while the sheet slides away.
struct DuelPicture {
  let duel: TriplesSession.Duel

  let shareText: String

  /// The duel's game that is open as a replay, or `nil` if none is.
  let replay: ReplayPicture?

  init?(_ session: TriplesSession) {
    guard let duel = session.duel, let item = session.duelShareItem else { return nil }
    self.duel = duel
    shareText = GameLink.triples.message(item)
    replay = ReplayPicture(session)
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// A duel: the player's game and a friend's game of the same deal. Either can replace the duel as a replay.
struct DuelView: View {
  @Environment(TriplesController.self) private var controller
  @State private var last = LastValue<DuelPicture>()

  var body: some View {
    // While the sheet slides away, the session has no duel anymore.
    let picture = last(DuelPicture(controller.session))
    if let replay = picture?.replay {
      ReplayView(picture: replay)
    } else if let picture {
      let duel = picture.duel
      ReadingPage(spacing: 12) {
        DuelHeader(duel: duel)
        DuelFiguresTable(duel: duel)
        DuelActions(shareText: picture.shareText)
        Heading("Where your games split", font: .headline)
        DuelParting(duel: duel)
        Heading("Who was ahead", font: .headline)
        DuelChartView(chart: duel.chart, spoken: duel.spokenChart)
        Text(verbatim: duel.leads)
        Heading("Play and luck", font: .headline)
        DuelReviews(duel: duel)
      }
    }
  }
}

private struct DuelHeader: View {
  let duel: TriplesSession.Duel

  @Environment(TriplesController.self) private var controller

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      AdaptiveStack(alignment: .leading) {
        Heading("Duel")
        Text(verbatim: duel.title)
          .foregroundStyle(.muted)
      }
      .frame(maxWidth: .infinity, minHeight: GameButton.least, alignment: .leading)
      Button("Close the duel", systemImage: "xmark") { controller.session.closeDuel() }
        .labelStyle(.iconOnly)
        .buttonStyle(.game)
        .keyboardShortcut(.cancelAction)
    }
    Text(verbatim: duel.outcome)
      .font(.headline)
  }
}

private struct DuelFiguresTable: View {
  let duel: TriplesSession.Duel

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    Group {
      if dynamicTypeSize.isAccessibilitySize { list } else { grid }
    }
    .frame(maxWidth: .infinity)
    .padding(12)
    .card()
  }

  /// A list instead of three columns, which would be one word wide with very large text.
  private var list: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(duel.rows, id: \.label) { row in
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: row.label)
            .foregroundStyle(.muted)
          Text(verbatim: "\(TriplesSession.Duel.columns.own): \(row.own)")
            .foregroundStyle(.accent)
          Text(verbatim: "\(TriplesSession.Duel.columns.friend): \(row.friend)")
            .foregroundStyle(.friend)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken(row))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func spoken(_ row: TriplesSession.Duel.Row) -> String {
    "\(row.label). You: \(row.own). Friend: \(row.friend)."
  }

  private var grid: some View {
    Grid(horizontalSpacing: 16, verticalSpacing: 6) {
      GridRow {
        Text(verbatim: "")
        Text(verbatim: TriplesSession.Duel.columns.own)
          .foregroundStyle(.accent)
        Text(verbatim: TriplesSession.Duel.columns.friend)
          .foregroundStyle(.friend)
      }
      .font(.subheadline.bold())
      .accessibilityHidden(true)
      ForEach(duel.rows, id: \.label) { row in
        GridRow {
          Text(verbatim: row.label)
            .foregroundStyle(.muted)
          Text(verbatim: row.own)
          Text(verbatim: row.friend)
        }
        .monospacedDigit()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken(row))
      }
    }
  }
}

private struct DuelActions: View {
  let shareText: String

  @Environment(TriplesController.self) private var controller

  var body: some View {
    ShareLink(item: shareText) {
      Text(verbatim: TriplesSession.answerLabel).frame(maxWidth: .infinity)
    }
    .buttonStyle(.primaryGame)
    AdaptiveStack {
      Button(wide: "Your game") { controller.session.openOwnGame() }
      Button(wide: "Friend’s game") { controller.session.openFriendsGame() }
    }
    .buttonStyle(.game)
  }
}

/// The board on which the games split, with both players' moves.
private struct DuelParting: View {
  let duel: TriplesSession.Duel

  var body: some View {
    AdaptiveStack(alignment: .leading, spacing: 16) {
      BoardView(
        game: duel.partingGame, pointer: BoardPointer(best: duel.partingMoves.own, played: duel.partingMoves.friend)
      )
      .frame(width: 132, height: 132)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(duel.spokenBoard)
      .accessibilityAddTraits(.isImage)
      Text(verbatim: duel.parting)
    }
  }
}

/// The coach's verdict on both games, or the button that starts the review.
private struct DuelReviews: View {
  let duel: TriplesSession.Duel

  @Environment(TriplesController.self) private var controller

  var body: some View {
    if let verdict = duel.verdict {
      Text(verbatim: verdict.text)
        .font(.headline)
      if !verdict.details.isEmpty {
        Text(verbatim: verdict.details)
        note
      }
    } else {
      note
      if duel.isReviewing {
        HStack(spacing: GameLayout.gap) {
          ProgressView("Review", value: Double(duel.progress.done), total: Double(duel.progress.count))
          Button("Cancel") { controller.session.cancelDuelReview() }
            .buttonStyle(.game)
        }
      } else {
        Button(wide: "Review both") { controller.session.startDuelReview() }
          .buttonStyle(.game)
      }
    }
  }

  private var note: some View {
    Text(verbatim: duel.reviewNote)
      .font(.footnote)
      .foregroundStyle(.muted)
  }
}

extension ShapeStyle where Self == SchemeColor {
  /// The color of a duel's friend, the same as in `Web/Site/triples/duel.css`.
  static var friend: SchemeColor { SchemeColor(light: 0x96480A, dark: 0xF2B47C) }
}
#endif
