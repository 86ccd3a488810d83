import CodeBreakerModel
import CodeBreakerPegs
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// The corrections of contradictory answers (`parts/codebreaker-corrections.html`): for each attempt that may be wrong, a
/// button for each answer that would resolve the contradiction.
final class CorrectionsView {
  private let correct: (_ attemptIndex: Int, MatchCounts) -> Void
  private var shownFindings: OwnBoardSession.ContradictoryFindings?

  /// Creates the view. `correct` must change the answer to an attempt.
  init(correct: @escaping (_ attemptIndex: Int, MatchCounts) -> Void) {
    self.correct = correct
  }

  func show(_ findings: OwnBoardSession.ContradictoryFindings?, pegCount: Int) {
    Element.named("doubts").setProperty("hidden", findings == nil)
    guard findings != shownFindings else { return }
    shownFindings = findings
    guard let findings else { return }
    Element.named("mend-text").setText(findings.correctionText)
    Element.named("mends").fill(findings.corrections.map { make($0, pegCount) })
  }

  private func make(_ correction: OwnBoardSession.Correction, _ pegCount: Int) -> Element {
    let number = correction.attemptIndex + 1
    let buttons = correction.answers.map { part in
      let button = Element.makeButton()
      let codeCount = OwnBoardWords.codeCount(part.codeCount)
      button.append(MarkersElement.make(OwnBoardWords.markers(part.counts, pegCount: pegCount)))
      button.append(Element.make("span", "fine", text: codeCount))
      let answer = CodeBreakerSession.SpokenText.markers(part.counts)
      button.setAttribute("aria-label", "Change the answer to attempt \(number) to \(answer): \(codeCount)")
      button.listen("click") { [correct] _ in correct(correction.attemptIndex, part.counts) }
      return button
    }
    return Element.make(
      "li",
      containing: [
        Element.make("p", text: "Attempt \(number)"), Element.make("div", "mend-actions", containing: buttons),
      ])
  }
}
