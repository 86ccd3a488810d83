import AppSupport
import PlaySupport
import TriplesModel
import TriplesSession

struct ReplayPicture {
  let viewer: TriplesSession.ReplayViewer

  let shareText: String

  init?(_ session: TriplesSession) {
    guard let viewer = session.viewer, let item = session.viewerShareItem else { return nil }
    self.viewer = viewer
    shareText = GameLink.triples.message(item)
  }
}

#if canImport(SwiftUI)
import SwiftUI

struct ReplaySheet: View {
  @Environment(TriplesController.self) private var controller
  @State private var last = LastValue<ReplayPicture>()

  var body: some View {
    // While the sheet is being dismissed, the session has no replay anymore, so show the previous contents.
    if let picture = last(ReplayPicture(controller.session)) { ReplayView(picture: picture) }
  }
}

/// A replay that the player can step through, review, share, and continue as a game.
struct ReplayView: View {
  let picture: ReplayPicture

  private enum Part: Hashable {
    case figures
  }

  @Environment(TriplesController.self) private var controller
  @FocusState private var isFocused: Bool
  @State private var review = Memoized<Review, ReviewPicture> { ReviewPicture($0) }

  var body: some View {
    let viewer = picture.viewer
    let review = review(viewer.reviewing.review)
    ScrollViewReader { page in
      GameTabView(hasMore: review != nil) {
        Figures(score: viewer.game.score, second: .caption(viewer.caption)) {
          ReplayTools(shareText: picture.shareText)
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
    .focusable()
    .focused($isFocused)
    .focusEffectDisabled()
    .onKeyPress(.space) {
      controller.session.togglePlaying()
      return .handled
    }
    .onKeyPress { press in
      guard let step = ViewerStep(press) else { return .ignored }
      controller.session.goToStep(step.target(viewer))
      return .handled
    }
    .onMagicTap { controller.magicTap() }
    .onAppear { isFocused = true }
  }
}

private struct ReplayTools: View {
  let shareText: String

  @Environment(TriplesController.self) private var controller

  var body: some View {
    Group {
      ShareLink(item: shareText) {
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

  let review: ReviewPicture?

  let scroll: @MainActor () -> Void

  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(spacing: GameLayout.gap) {
      if let picture = review, let review = viewer.reviewing.review {
        ReviewChartView(picture: picture, step: viewer.step) { controller.session.goToStep($0) }
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
      if let review {
        ReviewFindingsView(picture: review, showsCounting: viewer.showsCounting, scroll: scroll)
      }
    }
  }
}
#endif
