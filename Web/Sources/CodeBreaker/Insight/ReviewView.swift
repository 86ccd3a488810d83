import CodeBreakerModel
import CodeBreakerSession
import DOM
import PlaySupport
import WebSupport

/// The review: how far it has come, and then what it found.
final class ReviewView {
  private let session: ReviewSession
  private let body = Part.named("review")
  private let status = Make.element("p", "unseen")
  private var progress: Element?
  private var attempts: AttemptsView?
  private var shown = Shown.nothing

  /// What is in the panel now.
  private enum Shown { case nothing, noGame, progress, failure, review(Review) }

  init(_ session: ReviewSession) {
    self.session = session
    status.setAttribute("role", "status")
    Part.named("panel-review").append(status)
  }

  func draw() {
    status.setText(session.status)
    switch session.reviewing {
    case .nothing:
      guard case .noGame = shown else {
        clear(.noGame)
        body.append(Make.element("p", text: "There is no finished game to review."))
        return
      }
    case .running: drawProgress()
    case .failed:
      guard case .failure = shown else { return drawFailure() }
    case .ready(let review):
      if case .review(let earlier) = shown, earlier == review {
        attempts?.draw()
      } else {
        draw(review)
      }
    }
  }

  private func clear(_ next: Shown) {
    body.removeChildren()
    attempts = nil
    progress = nil
    shown = next
  }

  private func drawProgress() {
    if progress == nil {
      clear(.progress)
      body.append(Make.element("p", text: "The coach looks at every guess…"))
      let bar = Make.element("progress")
      bar.setAttribute("aria-label", "Review")
      body.append(bar)
      progress = bar
    }
    let (done, count) = session.progress
    progress?.setAttribute("max", (count + 1).description)
    // A little at once, so that it can be seen to have begun.
    progress?.setAttribute("value", (done + 1).description)
  }

  private func drawFailure() {
    clear(.failure)
    body.append(Make.element("p", text: CodeBreakerSession.Spoken.coachTrouble))
    let retry = Make.button("Try again")
    retry.listen("click") { [session] _ in session.retry() }
    body.append(retry)
  }

  private func draw(_ review: Review) {
    clear(.review(review))
    let findings = CodeBreakerSession.ReviewFindings(of: review)
    let summary = Make.element("div", "review-summary")
    summary.append(Make.element("p", "remark", text: findings.remark))
    summary.append(sum(findings))
    summary.append(ChartView.make(CodeBreakerSession.CandidateChart(of: review)))
    summary.append(Make.element("p", "fine", text: note(findings)))
    summary.append(sharing())
    body.append(summary)
    let list = AttemptsView(session, findings, theme: review.game.setup.theme)
    attempts = list
    body.append(list.element)
    list.draw()
  }

  private func sum(_ findings: CodeBreakerSession.ReviewFindings) -> Element {
    let list = Make.element("dl", "sum")
    for line in findings.sum {
      let item = Make.element("div")
      item.append(Make.element("dt", text: line.label))
      item.append(Make.element("dd", text: line.text))
      list.append(item)
    }
    return list
  }

  private func note(_ findings: CodeBreakerSession.ReviewFindings) -> String {
    findings.note
      + (session.countsForAverage
        ? "" : " Your average in the statistics leaves games with hints, and games given up, aside.")
  }

  private func sharing() -> Element {
    let line = Make.element("p", "share-line")
    let button = Make.button("Share the summary")
    let outcome = Make.element("span", "fine")
    outcome.setAttribute("role", "status")
    button.listen("click") { [session] _ in
      guard let item = session.shareItem else { return }
      Sharing.share(item, title: "CodeBreaker", copiesText: true) { result in
        switch result {
        case .copied: outcome.setText("Copied.")
        case .failed: outcome.setText("This device does not let it be shared or copied.")
        case .shared, .cancelled: outcome.setText("")
        }
      }
    }
    line.append(button)
    line.append(outcome)
    return line
  }
}
