import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// Creates the remedies for a contradiction: an attempt, and a button for each answer that would resolve it.
public enum MendElement {
  /// Returns an item of a list. Its buttons pass the chosen answer to `choose`.
  public static func make(_ mend: OwnBoardSession.Mend, pegCount: Int, choose: @escaping (MatchCounts) -> Void)
    -> Element
  {
    let item = Make.element("li")
    item.append(Make.element("p", text: "Attempt \(mend.place + 1)"))
    let ways = Make.element("div", "mend-ways")
    for part in mend.answers {
      let button = Make.button()
      button.append(MarkersElement.make(OwnBoardWords.markers(part.counts, pegCount: pegCount)))
      button.append(Make.element("span", "fine", text: OwnBoardWords.codes(part.codeCount)))
      let answer = CodeBreakerSession.Spoken.markers(part.counts)
      button.setAttribute(
        "aria-label",
        "Change the answer to attempt \(mend.place + 1) to \(answer): \(OwnBoardWords.codes(part.codeCount))")
      button.listen("click") { _ in choose(part.counts) }
      ways.append(button)
    }
    item.append(ways)
    return item
  }
}
