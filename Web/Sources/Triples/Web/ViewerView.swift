import DOM
import GameCore
import SessionSupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// An open replay: a separate board, with the moves on a slider.
final class ViewerView {
  private let session: TriplesSession
  private let panel = Element.named("viewer")
  private let board = BoardView(Element.named("viewer-board"))
  private let slider = Element.named("viewer-slider")
  private let first: Element
  private let back: Element
  private let next: Element
  private let last: Element
  private let playPauseButton: Element
  private let playFromHereButton: Element
  private let speed: SpeedChoice
  private let review: ReviewView
  private var shownReplay: Replay?

  init(_ session: TriplesSession) {
    self.session = session
    review = ReviewView(session, panel: panel, board: board)
    first = Element.button("viewer-first") { session.goToStep(0) }
    back = Element.button("viewer-back") { session.goToStep((session.viewer?.step ?? 0) - 1) }
    next = Element.button("viewer-next") { session.goToStep((session.viewer?.step ?? 0) + 1) }
    last = Element.button("viewer-last") { session.goToStep(session.viewer?.stepCount ?? 0) }
    playPauseButton = Element.button("viewer-auto") { session.togglePlaying() }
    speed = SpeedChoice("viewer-speed", session)
    slider.listen("input") { [slider] _ in
      if let step = DecimalText.read(slider.valueBytes) { session.goToStep(Int(step)) }
    }
    playFromHereButton = Element.button("viewer-play") { session.playFromViewer() }
    Element.button("viewer-close") { session.closeViewer() }
    Sharing.shareOnPress(
      at: "viewer-share", title: "Triples", copiesText: true, item: { session.viewerShareItem },
      completion: { session.handleShareOutcome($0) })
  }

  func draw() {
    panel.setProperty("hidden", session.viewer == nil)
    guard let viewer = session.viewer else {
      shownReplay = nil
      return
    }
    let isFresh = viewer.replay != shownReplay
    shownReplay = viewer.replay
    board.show(viewer.game, effect: viewer.effect, isFresh: isFresh)
    Element.named("viewer-score").setText(DecimalText.grouped(viewer.game.score))
    Element.named("viewer-caption").setText(viewer.caption)
    if isFresh { slider.setAttribute("max", viewer.stepCount.description) }
    slider.value = viewer.step.description
    slider.setAttribute("aria-valuetext", viewer.caption)
    for button in [first, back] { button.setProperty("disabled", viewer.step == 0) }
    for button in [next, last] { button.setProperty("disabled", viewer.step == viewer.stepCount) }
    playPauseButton.setProperty("disabled", !viewer.canPlay)
    playPauseButton.setAttribute("aria-label", viewer.playLabel)
    playPauseButton.setAttribute("title", viewer.playLabel)
    panel.toggleClass("playing", viewer.isPlaying)
    speed.draw()
    playFromHereButton.setProperty("disabled", !viewer.canPlayOn)
    playFromHereButton.setText(viewer.playOnLabel)
    review.draw(viewer)
  }
}
