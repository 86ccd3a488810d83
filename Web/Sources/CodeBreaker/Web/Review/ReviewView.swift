import CodeBreakerModel
import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

final class ReviewView {
  private let session: CodeBreakerSession
  private let panel = Element.named("panel-review")
  private let openButton = Element.named("over-review")
  private let body = Element.named("review")
  private var isShown = false
  private var progress: Element?
  private var attempts: ReviewedAttemptsView?
  private var allButton: Element?
  private var content = Content.empty

  private enum Content { case empty, progress, failure, review(Review) }

  init(_ session: CodeBreakerSession) {
    self.session = session
    Element.button("review-close") { session.closeReview() }
    for opener in ["over-review", "ended-review"] { Element.button(opener) { session.openReview() } }
  }

  func draw() {
    openButton.setProperty("hidden", !session.canReview)
    panel.setProperty("hidden", !session.isReviewOpen)
    if session.isReviewOpen { drawContent() }
    guard session.isReviewOpen != isShown else { return }
    isShown = session.isReviewOpen
    (isShown ? panel : openButton).focusUnlessFocusIsVisible()
  }

  private func drawContent() {
    switch session.gameReview?.reviewState {
    case .running, nil: drawProgress()
    case .failed:
      guard case .failure = content else { return drawFailure() }
    case .ready(let review):
      if case .review(let earlier) = content, earlier == review {
        attempts?.draw()
        drawAllButton()
      } else {
        draw(review)
      }
    }
  }

  private func replaceContent(with next: Content) {
    body.removeChildren()
    attempts = nil
    allButton = nil
    progress = nil
    content = next
  }

  private func drawProgress() {
    if progress == nil {
      replaceContent(with: .progress)
      body.append(Element.make("p", text: "The coach is reviewing every guess…"))
      let bar = Element.make("progress")
      bar.setAttribute("aria-label", "Review")
      body.append(bar)
      progress = bar
    }
    let (done, count) = session.reviewProgress
    progress?.setAttribute("max", (count + 1).description)
    // The bar is never empty, so that the player sees that the review has begun.
    progress?.setAttribute("value", (done + 1).description)
  }

  private func drawFailure() {
    replaceContent(with: .failure)
    body.append(Element.make("p", text: session.coachProblem))
    let retry = Element.makeButton("Try again")
    retry.listen("click") { [session] _ in session.retryReview() }
    body.append(retry)
  }

  private func draw(_ review: Review) {
    replaceContent(with: .review(review))
    let findings = CodeBreakerSession.ReviewFindings(of: review)
    let sections = Element.make("div")
    ScreenSectionsView(ofTab: sections, draw: Picture.draw, perform: { [session] in session.performFindingsAction($0) })
      .show(session.findingsSections)
    let chart = makeChart(CodeBreakerSession.CandidateChart(of: review))
    let rest = Element.make("div", "review-rest", containing: [chart])
    // The player can't share the review of another player's game.
    if session.reviewShareItem != nil { rest.append(makeShareLine()) }
    sections.toggleClass("review-summary", true)
    body.append(sections)
    body.append(rest)
    let list = ReviewedAttemptsView(session, findings, theme: review.game.setup.theme)
    attempts = list
    let button = Element.makeButton("", "unfold")
    button.setAttribute("aria-controls", "all-guesses")
    // Without a label, the arrow from the style sheet would be part of the name.
    button.setAttribute("aria-label", session.allGuessesAction.label)
    button.listen("click") { [session] _ in session.performFindingsAction(session.allGuessesAction.id) }
    list.element.setAttribute("id", "all-guesses")
    allButton = button
    rest.append(Element.make("div", "all-guesses", containing: [button, list.element]))
    list.draw()
    drawAllButton()
  }

  private func drawAllButton() {
    let action = session.allGuessesAction
    allButton?.setText(action.label)
    allButton?.setAttribute("aria-expanded", action.isExpanded ?? false)
    attempts?.element.setProperty("hidden", !(action.isExpanded ?? false))
  }

  private func makeChart(_ chart: CodeBreakerSession.CandidateChart) -> Element {
    let drawing = Chart(Element.make("div", "chart"))
    drawing.frame.setAttribute("role", "img")
    drawing.frame.setAttribute("aria-label", chart.spokenText)
    drawing.drawScale(of: chart)
    drawing.draw(chart, line: "curve", dots: "dots")
    for point in chart.points {
      guard let label = point.label else { continue }
      if point.attemptCount > 0 { drawing.add("step", label: point.attemptCount.description, at: (point.x, 1)) }
      drawing.add(point.attemptCount == 0 ? "count first" : "count", label: label, at: (point.x, point.y))
    }
    return drawing.frame
  }

  private func makeShareLine() -> Element {
    let button = Element.makeButton("Share the summary")
    let outcome = Element.make("span", "fine")
    outcome.setAttribute("role", "status")
    button.listen("click") { [session] _ in
      guard let item = session.reviewShareItem else { return }
      Sharing.share(item, title: "CodeBreaker", copiesText: true) { result in
        switch result {
        case .copied: outcome.setText("Copied.")
        case .failed: outcome.setText("This device can’t share or copy it.")
        case .shared, .shown, .canceled: outcome.setText("")
        }
      }
    }
    return Element.make("p", "share-line", containing: [button, outcome])
  }
}
