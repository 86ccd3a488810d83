import DOM
import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession
import WebSupport

/// A replay being looked at: a board of its own, with the moves on a slider.
final class ViewerView {
  private let session: TriplesSession
  private let panel = Part.named("viewer")
  private let board = BoardView(Part.named("viewer-board"))
  private let score = Part.named("viewer-score")
  private let caption = Part.named("viewer-caption")
  private let slider = Part.named("viewer-slider")
  private let first = Part.named("viewer-first")
  private let back = Part.named("viewer-back")
  private let next = Part.named("viewer-next")
  private let last = Part.named("viewer-last")
  private let play = Part.named("viewer-play")
  private let review: ReviewView
  private var replayShown: Replay?

  init(_ session: TriplesSession) {
    self.session = session
    review = ReviewView(session, panel: panel, board: board)
    step(first) { _ in 0 }
    step(back) { $0.step - 1 }
    step(next) { $0.step + 1 }
    step(last) { $0.stepCount }
    slider.listen("input") { [slider] _ in
      if let step = DecimalText.read(slider.valueBytes) { session.goToStep(Int(step)) }
    }
    play.listen("click") { _ in session.playFromViewer() }
    Part.named("viewer-close").listen("click") { _ in session.closeViewer() }
    Part.named("viewer-share").listen("click") { _ in
      guard let item = session.viewerShareItem else { return }
      Sharing.share(item, title: "Triples") { session.shared($0) }
    }
  }

  private func step(_ button: Element, to target: @escaping (TriplesSession.ReplayViewer) -> Int) {
    button.listen("click") { [session] _ in
      if let viewer = session.viewer { session.goToStep(target(viewer)) }
    }
  }

  func draw() {
    panel.setProperty("hidden", session.viewer == nil)
    guard let viewer = session.viewer else {
      replayShown = nil
      return
    }
    let isFresh = viewer.replay != replayShown
    replayShown = viewer.replay
    board.show(viewer.game, isFresh: isFresh)
    score.setText(DecimalText.grouped(viewer.game.score))
    caption.setText(viewer.caption)
    if isFresh { slider.setAttribute("max", viewer.stepCount.description) }
    slider.value = viewer.step.description
    slider.setAttribute("aria-valuetext", viewer.caption)
    first.setProperty("disabled", viewer.step == 0)
    back.setProperty("disabled", viewer.step == 0)
    next.setProperty("disabled", viewer.step == viewer.stepCount)
    last.setProperty("disabled", viewer.step == viewer.stepCount)
    play.setProperty("disabled", !viewer.canPlayOn)
    review.draw(viewer)
  }
}
