import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// The attempts of a reviewed game. Tapping one lists the codes that were still possible after it.
final class ReviewedAttemptsView {
  let element = Make.element("ol", "reviewed")

  private let session: CodeBreakerSession
  private let theme: Theme
  private let rows: [(attempt: CodeBreakerSession.ReviewedAttempt, button: Element, codes: Element)]
  private var shown: Int?

  init(_ session: CodeBreakerSession, _ findings: CodeBreakerSession.ReviewFindings, theme: Theme) {
    self.session = session
    self.theme = theme
    rows = findings.attempts.map { attempt in
      (attempt, Make.button(attempt.remainingTitle, "unfold"), Make.element("div", "remaining"))
    }
    for row in rows { element.append(make(row.attempt, row.button, row.codes)) }
  }

  func draw() {
    let selection = session.gameReview?.selection
    guard selection != shown else { return }
    shown = selection
    for row in rows {
      let isShown = row.attempt.row.number == shown
      row.button.setAttribute("aria-expanded", isShown ? "true" : "false")
      row.codes.setProperty("hidden", !isShown)
      row.codes.removeChildren()
      if isShown { fill(row.codes, row.attempt) }
    }
  }

  private func make(_ attempt: CodeBreakerSession.ReviewedAttempt, _ button: Element, _ codes: Element) -> Element {
    let item = Make.element("li")
    item.append(Make.element("span", "unseen", text: attempt.spoken(theme: theme)))
    let head = Make.element("div", "reviewed-head")
    head.setAttribute("aria-hidden", "true")
    head.append(Make.element("b", "number", text: attempt.row.number.description))
    head.append(PegsElement.make(attempt.row.code))
    head.append(MarkersElement.make(attempt.row.markers))
    head.append(Make.element("span", attempt.better == nil ? "rating best" : "rating", text: attempt.rating))
    item.append(head)
    let detail = Make.element("div", "reviewed-detail")
    detail.setAttribute("aria-hidden", "true")
    detail.append(Make.element("span", text: "\(attempt.codes). \(attempt.expectation)."))
    let figures = Make.element("span", "figures")
    figures.append(Make.element("span", text: "Skill \(attempt.skillText)"))
    figures.append(Make.element("span", text: "Luck \(attempt.luckText)"))
    detail.append(figures)
    item.append(detail)
    if let better = attempt.better {
      let coach = Make.element("div", "better")
      coach.setAttribute("aria-hidden", "true")
      coach.append(Make.element("span", text: "The coach"))
      coach.append(PegsElement.make(better))
      item.append(coach)
    }
    let number = attempt.row.number
    codes.setAttribute("id", "remaining-\(number)")
    codes.setProperty("hidden", true)
    button.setAttribute("aria-expanded", "false")
    button.setAttribute("aria-controls", "remaining-\(number)")
    button.setAttribute("aria-label", "Attempt \(number): \(attempt.remainingTitle)")
    button.listen("click") { [session] _ in session.select(attempt: number) }
    item.append(button)
    item.append(codes)
    return item
  }

  private func fill(_ element: Element, _ attempt: CodeBreakerSession.ReviewedAttempt) {
    let list = Make.element("ul", "codes")
    // A focusable list can be scrolled with the keyboard.
    list.setAttribute("tabindex", "0")
    list.setAttribute("aria-label", attempt.remainingTitle)
    for code in attempt.remaining {
      let item = Make.element("li")
      item.append(Make.element("span", "unseen", text: CodeBreakerSession.Spoken.pegs(code, theme: theme)))
      item.append(PegsElement.make(code))
      list.append(item)
    }
    element.append(list)
    if !attempt.remainingNote.isEmpty { element.append(Make.element("p", "fine", text: attempt.remainingNote)) }
  }
}
