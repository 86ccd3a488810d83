#if canImport(SwiftUI)
import AppSupport
import PlaySupport
import SwiftUI
import TriplesModel
import TriplesSession

/// A replay, to be stepped through, reviewed by the coach, shared and played on.
struct ReplayView: View {
  /// What can be scrolled to.
  private enum Part: Hashable {
    case figures
  }

  @Environment(TriplesTable.self) private var table
  @FocusState private var hasKeys: Bool

  var body: some View {
    // While the sheet slides away, there is no replay any more.
    if let viewer = table.session.viewer {
      ScrollViewReader { page in
        TableView(hasMore: viewer.reviewing.review != nil) {
          Figures(score: viewer.game.score, second: .caption(viewer.caption)) {
            ReplayTools()
          }
          .id(Part.figures)
        } board: {
          BoardView(game: viewer.game, pointer: BoardPointer(viewer))
        } controls: {
          ReplayControls(viewer: viewer) { step in
            table.session.goToStep(step)
            // The board, or where that stands beside, the chart.
            page.scrollTo(Part.figures, anchor: .top)
          }
        }
      }
      .overlay(alignment: .top) { NoticeView(table) }
      .focusable()
      .focused($hasKeys)
      .focusEffectDisabled()
      .onKeyPress(.space) {
        table.session.togglePlaying()
        return .handled
      }
      .onKeyPress { press in
        guard let step = ViewerStep(press) else { return .ignored }
        table.session.goToStep(step.target(viewer))
        return .handled
      }
      .onAppear { hasKeys = true }
    }
  }
}

/// Share and close, for the replay that is open.
private struct ReplayTools: View {
  @Environment(TriplesTable.self) private var table

  var body: some View {
    Group {
      if let item = table.session.viewerShareItem {
        ShareLink(item: GameLink.triples.message(item)) {
          Label("Share this replay", systemImage: "square.and.arrow.up")
        }
      }
      Button("Close the replay", systemImage: "xmark") { table.session.closeViewer() }
        .keyboardShortcut(.cancelAction)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.game)
  }
}

/// What stands below the board of a replay: the steps, and the coach's review with its chart and its findings.
private struct ReplayControls: View {
  let viewer: TriplesSession.ReplayViewer

  /// Goes to a step and makes sure that its board is seen.
  let show: (Int) -> Void

  @Environment(TriplesTable.self) private var table
  @State private var picture: ReviewPicture?

  var body: some View {
    let review = viewer.reviewing.review
    VStack(spacing: TableLayout.gap) {
      if let review, let picture {
        ReviewChartView(picture: picture, step: viewer.step) { table.session.goToStep($0) }
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: TriplesSession.Spoken.verdict(viewer.step, of: review))
            .font(.headline)
          Text(verbatim: TriplesSession.Spoken.step(viewer.step, of: review))
            .font(.footnote)
        }
        .foregroundStyle(.ink)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      ReplaySteps(viewer: viewer)
      if review != nil, let picture {
        ReviewFindingsView(picture: picture, show: show)
      }
    }
    .onChange(of: review, initial: true) { _, review in
      picture = review.map { ReviewPicture($0) }
    }
  }
}

#Preview("A replay") {
  ReplayView().environment(
    TriplesTable.preview {
      $0.open(address: Array("triples/1/14/uldr".utf8))
      $0.watchChallenge()
      $0.goToStep(2)
    })
}

#Preview("A replay, dark") {
  ReplayView()
    .environment(
      TriplesTable.preview {
        $0.open(address: Array("triples/1/14/uldr".utf8))
        $0.watchChallenge()
      }
    )
    .preferredColorScheme(.dark)
}

#Preview("A review") {
  ReplayView().environment(TriplesTable.reviewPreview)
}

#Preview("A review, dark") {
  ReplayView().environment(TriplesTable.reviewPreview).preferredColorScheme(.dark)
}
#endif
