import DOM
import GameCore
import SessionSupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// The coach's part of a replay: the button that starts a review, its progress, and its findings.
final class ReviewView {
  private let session: TriplesSession
  private let panel: Element
  private let board: BoardView
  private let chart = ReviewChartView()
  private let verdict = Element.named("review-verdict")
  private let detail = Element.named("review-detail")
  private let nextMistake: Element
  private let reviewButton: Element
  private let progress = Element.named("review-progress")
  private let findings = Element.named("findings")
  private let sections: ScreenSectionsView<TriplesSession.Picture>
  private var shownState: (replay: Replay, unfolded: Set<TriplesSession.ReviewFindings.ActionCode>)?

  init(_ session: TriplesSession, panel: Element, board: BoardView) {
    self.session = session
    self.panel = panel
    self.board = board
    sections = ScreenSectionsView(ofTab: findings, heading: "h2", draw: Picture.draw) { id in
      session.performFindingsAction(id)
      guard id.code == TriplesSession.ReviewFindings.ActionCode.show.rawValue else { return }
      // On a small screen, the chart and the board may be out of sight.
      for part in [panel.find("#chart"), panel.find(".hud")] { part?.call("scrollIntoView") }
    }
    nextMistake = Element.button("next-mistake") { session.goToNextMistake() }
    reviewButton = Element.button("review", thenFocus: "review-cancel") { session.startReview() }
    Element.button("review-cancel", thenFocus: "review") { session.cancelReview() }
  }

  func draw(_ viewer: TriplesSession.ReplayViewer) {
    var isRunning = false
    if case .running(let advices) = viewer.reviewState {
      isRunning = true
      progress.setAttribute("max", (viewer.stepCount + 1).description)
      progress.setAttribute("value", advices.count.description)
    }
    let review = viewer.reviewState.review
    Element.named("viewer-games").setProperty("hidden", isRunning || viewer.isPlaying)
    Element.named("reviewing").setProperty("hidden", !isRunning)
    Element.named("viewer-speeds").setProperty("hidden", isRunning || !viewer.isPlaying)
    reviewButton.setProperty("hidden", review != nil)
    nextMistake.setProperty("hidden", !viewer.hasMistakes)
    reviewButton.setProperty("disabled", !viewer.canReview)
    panel.toggleClass("reviewed", review != nil)
    for part in [verdict, detail, findings] { part.setProperty("hidden", review == nil) }
    if let review {
      if shownState?.replay != review.replay { chart.show(review) }
      if shownState?.replay != review.replay || shownState?.unfolded != viewer.unfoldedFindings {
        let findings = TriplesSession.ReviewFindings(of: review)
        sections.show(findings.sections(unfolded: viewer.unfoldedFindings))
      }
      let played = review.moves.indices.contains(viewer.step) ? review.moves[viewer.step] : nil
      board.point(
        best: review.advices[viewer.step].bestMove, played: played.flatMap { $0.loss > .zero ? $0.playedMove : nil })
      verdict.setText(TriplesSession.SpokenText.verdict(viewer.step, of: review))
      detail.setText(TriplesSession.SpokenText.step(viewer.step, of: review))
      chart.point(at: viewer.step)
    } else {
      board.point(best: nil)
      chart.hide()
    }
    shownState = review.map { ($0.replay, viewer.unfoldedFindings) }
  }
}

/// The chart of a review. The replay's slider lies over it, invisible, so that taps, keys, and screen readers work.
private final class ReviewChartView {
  private let drawing = Chart(Element.named("chart"))
  private var points: [Chart.Point] = []

  func hide() {
    points = []
    drawing.frame.toggleClass("drawn", false)
  }

  func show(_ review: Review) {
    let chart = TriplesSession.ReviewChart(of: review)
    points = chart.points.map { ($0.x, $0.y) }
    drawing.frame.toggleClass("drawn", true)
    Element.named("chart-picture").setAttribute("aria-label", TriplesSession.SpokenText.chart(review))
    drawing.draw(grid: chart.lines.map { $0.y })
    drawing.removeLabels()
    // A label has no room above the topmost line.
    for line in chart.lines where line.y > 0 {
      drawing.add("scale", label: DecimalText.grouped(line.points), at: (0, line.y))
    }
    drawing.draw("curve", line: points)
    for (kind, isUp) in [("turn up", true), ("turn down", false)] as [(String, Bool)] {
      let marks = chart.marks.filter { ($0.move.swing > .zero) == isUp }
      drawing.draw(kind, dots: marks.map { ($0.point.x, $0.point.y) })
    }
  }

  func point(at step: Int) {
    guard points.indices.contains(step) else { return }
    drawing.draw("cursor", line: [(points[step].x, 0), (points[step].x, 1)])
    drawing.draw("here", dots: [points[step]])
  }
}
