import DOM
import TriplesModel
import TriplesSession
import WebSupport

/// What a replay has of the coach: the button that begins a review, its progress, and what it found.
final class ReviewView {
  private let session: TriplesSession
  private let panel: Element
  private let board: BoardView
  private let chart = ChartView()
  private let detail = Part.named("review-detail")
  private let begin = Part.named("review")
  private let cancel = Part.named("review-cancel")
  private let progress = Part.named("review-progress")
  private let games = Part.named("viewer-games")
  private let reviewing = Part.named("reviewing")
  private let findings = Part.named("findings")
  private var shown: Replay?

  init(_ session: TriplesSession, panel: Element, board: BoardView) {
    self.session = session
    self.panel = panel
    self.board = board
    begin.listen("click") { [cancel] _ in
      session.startReview()
      cancel.call("focus")
    }
    cancel.listen("click") { [begin] _ in
      session.cancelReview()
      begin.call("focus")
    }
  }

  func draw(_ viewer: TriplesSession.ReplayViewer) {
    var isRunning = false
    if case .running(let advices) = viewer.reviewing {
      isRunning = true
      progress.setAttribute("max", (viewer.stepCount + 1).description)
      progress.setAttribute("value", advices.count.description)
    }
    let review = viewer.reviewing.review
    games.setProperty("hidden", isRunning)
    reviewing.setProperty("hidden", !isRunning)
    begin.setProperty("hidden", review != nil)
    begin.setProperty("disabled", !viewer.canReview)
    panel.toggleClass("reviewed", review != nil)
    detail.setProperty("hidden", review == nil)
    findings.setProperty("hidden", review == nil)
    if let review {
      if shown != review.replay {
        chart.show(review)
        fill(review)
      }
      let played = review.moves.indices.contains(viewer.step) ? review.moves[viewer.step] : nil
      board.point(
        best: review.advices[viewer.step].best, played: played.flatMap { $0.loss > .zero ? $0.played : nil })
      detail.setText(TriplesSession.Spoken.step(viewer.step, of: review))
      chart.point(at: viewer.step)
    } else {
      board.point(best: nil)
      chart.hide()
    }
    shown = review?.replay
  }

  private func fill(_ review: Review) {
    let findings = TriplesSession.ReviewFindings(of: review)
    let sum = Part.named("review-sum")
    sum.removeChildren()
    for line in findings.sum {
      let item = Element.make("div")
      add("dt", line.label, to: item)
      add("dd", line.text, to: item)
      sum.append(item)
    }
    fill(Part.named("review-turns"), findings.turningPoints)
    fill(Part.named("review-mistakes"), findings.mistakes)
    Part.named("review-rest").setText(findings.rest)
  }

  private func fill(_ list: Element, _ moments: [TriplesSession.ReviewFindings.Moment]) {
    list.removeChildren()
    for moment in moments {
      let item = Element.make("li")
      let button = Element.make("button")
      button.setAttribute("type", "button")
      add("span", moment.title, to: button)
      add("span", moment.detail, to: button)
      add("b", moment.points, to: button)
      button.listen("click") { [session, panel] _ in
        session.goToStep(moment.step)
        // On a small screen chart and board may be out of sight.
        for part in ["#chart", ".hud"] { panel.find(part)?.call("scrollIntoView") }
      }
      item.append(button)
      list.append(item)
    }
  }

  private func add(_ name: String, _ text: String, to parent: Element) {
    let part = Element.make(name)
    part.setText(text)
    parent.append(part)
  }
}
