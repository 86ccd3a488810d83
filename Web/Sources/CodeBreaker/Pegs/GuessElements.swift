import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
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

/// The keys for building a guess, on a page with a single row.
public enum GuessKeys {
  /// Starts listening. `row` returns the selected hole and the number of holes, or `nil` if no guess can be built.
  /// The other closures are the actions of the keys.
  public static func begin(
    row: @escaping () -> (hole: Int, count: Int)?, select: @escaping (Int) -> Void, choose: @escaping (Int) -> Void,
    clear: @escaping () -> Void, guess: @escaping () -> Void
  ) {
    Window.listen("keydown") { event in
      guard !event.isShortcut, let (hole, count) = row(),
        let command = CodeBreakerSession.KeyCommand(key: event.pageKey(.digits))
      else { return }
      switch command {
      case .choose(let choice): choose(choice)
      case .clear: clear()
      case .guess: guess()
      case .selectPrevious: select(hole == 0 ? count - 1 : hole - 1)
      case .selectNext: select(hole == count - 1 ? 0 : hole + 1)
      case .selectFirst: select(0)
      case .selectLast: select(count - 1)
      case .nextChoice, .previousChoice: return
      }
      event.preventDefault()
    }
  }
}
