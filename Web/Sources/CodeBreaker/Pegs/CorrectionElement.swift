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
  )
    -> Element
  {
    let item = Element.make("li")
    item.append(Element.make("p", text: "Attempt \(correction.attemptIndex + 1)"))
    let actions = Element.make("div", "mend-actions")
    for part in correction.answers {
      let button = Element.makeButton()
      button.append(MarkersElement.make(OwnBoardWords.markers(part.counts, pegCount: pegCount)))
      button.append(Element.make("span", "fine", text: OwnBoardWords.codeCount(part.codeCount)))
      let answer = CodeBreakerSession.SpokenText.markers(part.counts)
      button.setAttribute(
        "aria-label",
        "Change the answer to attempt \(correction.attemptIndex + 1) to \(answer): \(OwnBoardWords.codeCount(part.codeCount))"
      )
      button.listen("click") { _ in choose(part.counts) }
      actions.append(button)
    }
    item.append(actions)
    return item
  }
}
