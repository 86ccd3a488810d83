#if canImport(SwiftUI)
import AppSupport
import PlaySupport
import SwiftUI
import TriplesSession

/// A duel: the player's own game and a friend's of the same deal, side by side. Either opens as a replay in its place.
struct DuelView: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    if table.session.viewer != nil {
      ReplayView()
    } else if let duel = table.session.duel {
      // While the sheet slides away, there is no duel any more.
      ReadingPage(spacing: 12) {
        DuelHeader(duel: duel)
        DuelTable(duel: duel)
        DuelWays()
        Heading("Where you parted", font: .headline)
        DuelParting(duel: duel)
        Heading("Who was ahead", font: .headline)
        DuelChartView(chart: duel.chart, spoken: duel.spokenChart)
        Text(verbatim: duel.leads)
        Heading("Play and luck", font: .headline)
        DuelReviews(duel: duel)
      }
      .overlay(alignment: .top) { NoticeView(table) }
    }
  }
}

/// What it is, how it came out, and the way out of it.
private struct DuelHeader: View {
  let duel: TriplesSession.Duel

  @Environment(TriplesTable.self) private var table

  var body: some View {
    AdaptiveRow {
      Heading("Duel")
      Text(verbatim: duel.title)
        .foregroundStyle(.muted)
      Spacer(minLength: 0)
    } end: {
      Button("Close the duel", systemImage: "xmark") { table.session.closeDuel() }
        .labelStyle(.iconOnly)
        .buttonStyle(.game)
        .keyboardShortcut(.cancelAction)
    }
    Text(verbatim: duel.outcome)
      .font(.headline)
  }
}

/// What both made, line by line.
private struct DuelTable: View {
  let duel: TriplesSession.Duel

  var body: some View {
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
        .accessibilityLabel("\(row.label). You: \(row.own). Friend: \(row.friend).")
      }
    }
    .frame(maxWidth: .infinity)
    .padding(12)
    .card()
  }
}

/// What can be done with a duel.
private struct DuelWays: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    if let item = table.session.duelShareItem {
      ShareLink(item: GameLink.triples.message(item)) {
        Text(verbatim: TriplesSession.answerLabel).frame(maxWidth: .infinity)
      }
      .buttonStyle(.primaryGame)
    }
    AdaptiveStack {
      Button(wide: "Your game") { table.session.openOwnGame() }
      Button(wide: "Friend's game") { table.session.openFriendsGame() }
    }
    .buttonStyle(.game)
  }
}

/// The board on which both parted, with what each of them played.
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

/// What the coach says of both games, or the way to ask it.
private struct DuelReviews: View {
  let duel: TriplesSession.Duel

  @Environment(TriplesTable.self) private var table

  var body: some View {
    if duel.reviews != nil {
      Text(verbatim: duel.verdict)
        .font(.headline)
      Text(verbatim: duel.figures)
      note(duel.difference)
    } else {
      note(TriplesSession.Duel.reviewNote)
      if duel.isReviewing {
        HStack(spacing: TableLayout.gap) {
          ProgressView("Review", value: Double(duel.progress.done), total: Double(duel.progress.count))
          Button("Cancel") { table.session.cancelDuelReview() }
            .buttonStyle(.game)
        }
      } else {
        Button(wide: "Review both") { table.session.startDuelReview() }
          .buttonStyle(.game)
      }
    }
  }

  @ViewBuilder
  private func note(_ text: String) -> some View {
    if !text.isEmpty {
      Text(verbatim: text)
        .font(.footnote)
        .foregroundStyle(.muted)
    }
  }
}

extension ShapeStyle where Self == SchemeColor {
  /// The friend of a duel, the same as in `Web/Site/triples/duel.css`.
  static var friend: SchemeColor { SchemeColor(light: 0x96480A, dark: 0xF2B47C) }
}

#Preview("A duel") {
  DuelView().environment(TriplesTable.duelPreview)
}

#Preview("A duel, dark") {
  DuelView().environment(TriplesTable.duelPreview).preferredColorScheme(.dark)
}

#Preview("A duel, large text") {
  DuelView().environment(TriplesTable.duelPreview).dynamicTypeSize(.accessibility3)
}
#endif
