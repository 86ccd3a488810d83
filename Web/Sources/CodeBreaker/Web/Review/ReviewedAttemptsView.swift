import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
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
      row.button.setAttribute("aria-expanded", isExpanded)
      row.codes.setProperty("hidden", !isExpanded)
      row.codes.removeChildren()
      if isExpanded { fill(row.codes, row.attempt) }
    }
  }

  private func make(_ attempt: CodeBreakerSession.ReviewedAttempt, _ button: Element, _ codes: Element) -> Element {
    let row = attempt.row
    let head = Element.make(
      "div", "reviewed-head",
      containing: [
        Element.make("b", "number", text: row.number.description), PegRowElement.make(row.code),
        MarkersElement.make(row.markers),
        Element.make("span", attempt.betterGuess == nil ? "rating best" : "rating", text: attempt.ratingText),
      ])
    let figures = ["Lost \(attempt.lossText)", "Luck \(attempt.luckText)"] as [String]
    let detail = Element.make(
      "div", "reviewed-detail",
      containing: [
        Element.make("span", text: "\(attempt.codeCountsText). \(attempt.expectationText)."),
        Element.make("span", "figures", containing: figures.map { Element.make("span", text: $0) }),
      ])
    let unseen = Element.make("span", "unseen", text: attempt.spokenText(theme: theme))
    let item = Element.make("li", containing: [unseen, head.silenced(), detail.silenced()])
    if let better = attempt.betterGuess {
      let parts = [Element.make("span", text: "Best guess"), PegRowElement.make(better)]
      item.append(Element.make("div", "better", containing: parts).silenced())
    }
    let number = row.number
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
    list.fill(attempt.remainingCodes.map { PegRowElement.makeItem($0, theme: theme) })
    element.append(list)
    if !attempt.remainingNote.isEmpty { element.append(Element.make("p", "fine", text: attempt.remainingNote)) }
  }
}
