import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// Creates list items for corrections: an attempt, and a button for each answer that would resolve the contradiction.
public enum CorrectionElement {
  /// Returns a list item with the attempt and a button for each possible answer, which the button passes to `choose`.
  public static func make(
    _ correction: OwnBoardSession.Correction, pegCount: Int, choose: @escaping (MatchCounts) -> Void
  ) -> Element {
    let number = correction.attemptIndex + 1
    let buttons = correction.answers.map { part in
      let button = Element.makeButton()
      let codeCount = OwnBoardWords.codeCount(part.codeCount)
      button.append(MarkersElement.make(OwnBoardWords.markers(part.counts, pegCount: pegCount)))
      button.append(Element.make("span", "fine", text: codeCount))
      let answer = CodeBreakerSession.SpokenText.markers(part.counts)
      button.setAttribute("aria-label", "Change the answer to attempt \(number) to \(answer): \(codeCount)")
      button.listen("click") { _ in choose(part.counts) }
      return button
    }
    return Element.make(
      "li",
      containing: [
        Element.make("p", text: "Attempt \(number)"), Element.make("div", "mend-actions", containing: buttons),
      ])
  }
}
