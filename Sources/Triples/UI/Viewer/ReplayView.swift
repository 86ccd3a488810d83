#if canImport(SwiftUI)
import SwiftUI
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
      .overlay(alignment: .top) { NoticeView() }
      .focusable()
      .focused($hasKeys)
      .focusEffectDisabled()
      .onKeyPress { press in
        guard let step = ViewerStep(press) else { return .ignored }
        table.session.goToStep(step.target(viewer))
        return .handled
      }
      .onAppear { hasKeys = true }
    }
  }
}

#Preview("A replay") {
  ReplayView().environment(
    TriplesTable.preview {
      $0.open(address: Array("triples/1/14/uldr".utf8))
      $0.goToStep(2)
    })
}

#Preview("A replay, dark") {
  ReplayView().environment(TriplesTable.preview { $0.open(address: Array("triples/1/14/uldr".utf8)) })
    .preferredColorScheme(.dark)
}
#endif
