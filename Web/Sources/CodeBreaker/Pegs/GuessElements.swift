import CodeBreakerModel
import CodeBreakerSession
import DOM
import GameCore
import SessionSupport
import WebSupport

/// Creates list items for attempts.
public enum AttemptElement {
  /// Returns a list item with words for screen readers, the attempt's number, and its pegs. Append its markers.
  public static func make(spokenText: String, number: Element, pegs: Element, pegCount: Int) -> Element {
    let unseen = Element.make("span", "unseen", text: spokenText)
    let row = Element.make("li", "attempt", containing: [unseen, number, pegs])
    row.setStyle("--count", pegCount.description)
    return row
  }

  /// Returns the number of an attempt that can't be changed.
  public static func makeNumber(_ number: Int) -> Element {
    Element.make("span", "copy", text: number.description).silenced()
  }

  /// Returns a list item with an attempt that can't be changed, its number, and its markers.
  public static func make(_ attempt: CodeBreakerSession.AttemptRow, theme: Theme) -> Element {
    let row = make(
      spokenText: CodeBreakerSession.SpokenText.attempt(attempt, theme: theme), number: makeNumber(attempt.number),
      pegs: PegRowElement.make(attempt.code), pegCount: attempt.code.pegs.count)
    row.append(MarkersElement.make(attempt.markers))
    return row
  }
}
