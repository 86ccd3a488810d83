import AppSupport
import SessionSupport
import TriplesModel
import TriplesSession

struct ReplayContent {
  let viewer: TriplesSession.ReplayViewer

  let shareItem: ShareItem

  init?(_ session: TriplesSession) {
    guard let viewer = session.viewer, let item = session.viewerShareItem else { return nil }
    self.viewer = viewer
    shareItem = item
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// A replay that the player can step through, review, share, and continue as a game.
struct ReplayView: View {
  let content: ReplayContent

  private enum Part: Hashable {
    case figures
  }

  @Environment(TriplesController.self) private var controller
  @State private var review = MemoizedFunction<Review, ReviewContent> { ReviewContent($0) }

  var body: some View {
    let viewer = content.viewer
    let review = review(viewer.reviewState.review)
    ScrollViewReader { page in
      BoardLayoutView(hasLongControls: review != nil) {
        Figures(
          score: viewer.game.score,
          secondFigure: FigureView(title: "Replay", text: viewer.caption, consistsOfWords: true, isHeading: true)
        ) {
          ReplayTools(shareItem: content.shareItem)
        }
        .id(Part.figures)
      } board: {
        BoardView(game: viewer.game, pointer: BoardPointer(viewer))
      } controls: {
        ReplayControls(viewer: viewer, review: review) {
          // Show the board, or the chart if the board is beside the page.
          page.scrollTo(Part.figures, anchor: .top)
        }
      }
    }
    .handlesKeys(phases: [.down, .repeat]) { press in
      if press.key == .space {
        if press.phase == .down { controller.session.togglePlaying() }
      } else if let step = ReplayStepButton(press) {
        controller.session.goToStep(step.target(viewer))
      } else {
        return false
      }
      return true
    }
    .onMagicTap { controller.performMagicTap() }
  }
}

private struct ReplayTools: View {
  let shareItem: ShareItem

  @Environment(TriplesController.self) private var controller

  var body: some View {
    Group {
      ShareLink(item: controller.message(shareItem)) {
        Label("Share this replay", systemImage: "square.and.arrow.up")
      }
      Button("Close the replay", systemImage: "xmark") { controller.session.closeViewer() }
        .keyboardShortcut(.cancelAction)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.game)
  }
}

/// The controls below a replay's board: the steps, and the coach's review with its chart and findings.
private struct ReplayControls: View {
  let viewer: TriplesSession.ReplayViewer

  let review: ReviewContent?

  let scrollToBoard: @MainActor () -> Void

  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(spacing: GameLayout.gap) {
      if let content = review, let review = viewer.reviewState.review {
        ReviewChartView(content: content, step: viewer.step) { controller.session.goToStep($0) }
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: TriplesSession.SpokenText.verdict(viewer.step, of: review))
            .font(.headline)
          Text(verbatim: TriplesSession.SpokenText.step(viewer.step, of: review))
            .font(.footnote)
        }
        .foregroundStyle(.ink)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      ReplayStepControls(viewer: viewer)
      if let review {
        ReviewFindingsView(content: review, unfolded: viewer.unfoldedFindings, scrollToBoard: scrollToBoard)
      }
    }
  }
}
#endif
