import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// The attempts of a reviewed game. Tapping one lists the codes that were possible after it.
final class ReviewedAttemptsView {
  let element = Element.make("ol", "reviewed")

  private let session: CodeBreakerSession
  private let theme: Theme
  private let rows: [(attempt: CodeBreakerSession.ReviewedAttempt, button: Element, codes: Element)]
  private var expandedNumber: Int?

  init(_ session: CodeBreakerSession, _ findings: CodeBreakerSession.ReviewFindings, theme: Theme) {
    self.session = session
    self.theme = theme
    rows = findings.attempts.map { attempt in
      (attempt, Element.makeButton(attempt.remainingTitle, "unfold"), Element.make("div", "remaining"))
    }
    for row in rows { element.append(make(row.attempt, row.button, row.codes)) }
  }

  func draw() {
    let selection = session.gameReview?.selection
    guard selection != expandedNumber else { return }
    expandedNumber = selection
    for row in rows {
      let isExpanded = row.attempt.row.number == expandedNumber
      row.button.setAttribute("aria-expanded", isExpanded ? "true" : "false")
      row.codes.setProperty("hidden", !isExpanded)
      row.codes.removeChildren()
      if isExpanded { fill(row.codes, row.attempt) }
    }
  }

  private func make(_ attempt: CodeBreakerSession.ReviewedAttempt, _ button: Element, _ codes: Element) -> Element {
    let item = Element.make("li")
    item.append(Element.make("span", "unseen", text: attempt.spokenText(theme: theme)))
    let head = Element.make("div", "reviewed-head")
    head.setAttribute("aria-hidden", "true")
    head.append(Element.make("b", "number", text: attempt.row.number.description))
    head.append(PegRowElement.make(attempt.row.code))
    head.append(MarkersElement.make(attempt.row.markers))
    head.append(Element.make("span", attempt.betterGuess == nil ? "rating best" : "rating", text: attempt.ratingText))
    item.append(head)
    let detail = Element.make("div", "reviewed-detail")
    detail.setAttribute("aria-hidden", "true")
    detail.append(Element.make("span", text: "\(attempt.codeCountsText). \(attempt.expectationText)."))
    let figures = Element.make("span", "figures")
    figures.append(Element.make("span", text: "Skill \(attempt.skillText)"))
    figures.append(Element.make("span", text: "Luck \(attempt.luckText)"))
    detail.append(figures)
    item.append(detail)
    if let better = attempt.betterGuess {
      let coach = Element.make("div", "better")
      coach.setAttribute("aria-hidden", "true")
      coach.append(Element.make("span", text: "The coach"))
      coach.append(PegRowElement.make(better))
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
    let list = Element.make("ul", "codes")
    // A focusable list can be scrolled with the keyboard.
    list.setAttribute("tabindex", "0")
    list.setAttribute("aria-label", attempt.remainingTitle)
    for code in attempt.remainingCodes {
      let item = Element.make("li")
      item.append(Element.make("span", "unseen", text: CodeBreakerSession.SpokenText.pegs(code, theme: theme)))
      item.append(PegRowElement.make(code))
      list.append(item)
    }
    element.append(list)
    if !attempt.remainingNote.isEmpty { element.append(Element.make("p", "fine", text: attempt.remainingNote)) }
  }
}
