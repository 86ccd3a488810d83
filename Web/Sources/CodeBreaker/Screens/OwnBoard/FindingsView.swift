import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// The coach's findings about the board. While the coach thinks, the earlier findings stay, grayed out.
final class FindingsView {
  private let session: OwnBoardSession
  private let corrections: CorrectionsView
  private let panel = Element.named("coach")
  private let count = Element.named("coach-count")
  private let bestGuessPegs = Element.named("best-guess")
  private let codeList = Element.named("codes")
  private let codesBox = Element.named("codes-box")
  private let retryButton = Element.named("coach-again")
  private let coachLink = Element.named("to-coach")
  private var shownContent: Content?
  private var listedContent: Content?

  private struct Content: Equatable {
    let findings: OwnBoardSession.Findings
    let choices: [Peg]
  }

  /// Creates the view. When the player accepts the best guess or a correction, the view calls `onUse` after the page is
  /// redrawn.
  init(_ session: OwnBoardSession, onUse: @escaping () -> Void) {
    self.session = session
    corrections = CorrectionsView { attemptIndex, counts in
      session.replaceAnswer(at: attemptIndex, with: counts)
      Drawing.flush()
      onUse()
    }
    retryButton.listen("click") { _ in session.tryCoachAgain() }
    Element.button("use-best") {
      session.useBestGuess()
      Drawing.flush()
      onUse()
    }
    coachLink.listen("click") { [panel] _ in
      panel.call("scrollIntoView")
      Element.named("coach-title").call("focus")
    }
    codesBox.listen("toggle") { [self] _ in drawCodes() }
  }

  func draw() {
    let next = Content(findings: session.findings, choices: session.board.choices)
    panel.setAttribute("aria-busy", next.findings == .pending)
    guard next != shownContent else { return }
    guard let text = next.findings.text else {
      if shownContent == nil { count.setText("The coach is thinking…") }
      return
    }
    shownContent = next
    let possible = next.findings.possible
    for summary in [count, coachLink] {
      summary.setText(text)
      summary.toggleClass("alarm", possible == nil)
    }
    coachLink.setProperty("hidden", session.board.answeredIndexes.isEmpty)
    retryButton.setProperty("hidden", !next.findings.isUnavailable)
    draw(possible)
    corrections.show(next.findings.contradictory, pegCount: session.board.pegCount)
    drawCodes()
  }

  private func draw(_ possible: OwnBoardSession.PossibleFindings?) {
    let board = session.board
    Element.named("coach-best").setProperty("hidden", possible?.best == nil)
    codesBox.setProperty("hidden", possible == nil)
    Element.named("parts-box").setProperty("hidden", (possible?.parts.count ?? 0) < 2)
    guard let possible else { return }
    Element.named("codes-title").setText(possible.listText)
    guard let guess = possible.best else { return }
    let code = session.code(guess.guess)
    bestGuessPegs.fill([PegRowElement.make(code)])
    bestGuessPegs.setAttribute("aria-label", CodeBreakerSession.SpokenText.pegs(code, theme: board.theme))
    Element.named("best-title").setText(guess.method.isExact ? "Best guess" : "A good guess")
    Element.named("best-text").setText(possible.bestText)
    let maxCodeCount = possible.parts.map { $0.codeCount }.max() ?? 1
    Element.named("parts").fill(possible.parts.map { make($0, board.pegCount, maxCodeCount: maxCodeCount) })
  }

  /// Returns a row with the markers of an answer to the best guess, and a bar for the codes that it would leave.
  private func make(_ part: AnswerPart, _ pegCount: Int, maxCodeCount: Int) -> Element {
    let isCode = part.counts.exact == pegCount
    let bar = Element.make("span", "leaves", text: isCode ? "the code" : DecimalText.grouped(part.codeCount))
    bar.setStyle("--share", (part.codeCount * 100 / maxCodeCount).description)
    return Element.make(
      "li",
      containing: [
        Element.make("span", "unseen", text: OwnBoardWords.part(part, pegCount: pegCount)),
        MarkersElement.make(OwnBoardWords.markers(part.counts, pegCount: pegCount)), bar.silenced(),
      ])
  }

  /// Lists the codes only while the list is open, because there may be many.
  private func drawCodes() {
    guard codesBox.property("open"), let shownContent, shownContent != listedContent,
      let possible = shownContent.findings.possible
    else { return }
    listedContent = shownContent
    codeList.setStyle("--count", session.board.pegCount.description)
    codeList.fill(
      possible.codes.map { PegRowElement.makeItem(session.code($0), theme: session.board.theme) })
  }
}
