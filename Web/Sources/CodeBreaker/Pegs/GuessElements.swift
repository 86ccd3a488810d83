import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// Creates list items for attempts that can't be changed.
public enum AttemptElement {
  /// Returns a list item with the attempt, its number, and its markers.
  public static func make(_ attempt: CodeBreakerSession.AttemptRow, theme: Theme) -> Element {
    let row = Element.make("li", "attempt")
    row.setStyle("--count", attempt.code.pegs.count.description)
    row.append(Element.make("span", "unseen", text: CodeBreakerSession.SpokenText.attempt(attempt, theme: theme)))
    let number = Element.make("span", "copy", text: attempt.number.description)
    number.setAttribute("aria-hidden", "true")
    row.append(number)
    row.append(PegRowElement.make(attempt.code))
    row.append(MarkersElement.make(attempt.markers))
    return row
  }
}

/// The pegs to choose from, in two rows if there are many.
public final class ThemeChoiceButtons {
  /// The element that holds the pegs.
  public let element: Element
  private let choose: (Int) -> Void
  private var shownPegs: [Peg] = []

  /// Creates the view. `choose` receives the peg's index.
  public init(_ element: Element, choose: @escaping (Int) -> Void) {
    self.element = element
    self.choose = choose
  }

  /// Shows the choices of a theme.
  public func show(_ theme: Theme) {
    guard theme.choices != shownPegs else { return }
    shownPegs = theme.choices
    element.fill(shownPegs.enumerated().map { makeButton($1, $0, theme) })
    // Two rows of nearly equal length look better than a full row and a short one.
    let count = shownPegs.count
    element.setStyle("--per-row", (count > 6 ? (count + 1) / 2 : count).description)
  }

  private func makeButton(_ peg: Peg, _ index: Int, _ theme: Theme) -> Element {
    let button = Element.makeButton("", "choice")
    button.setAttribute("aria-label", theme.spokenName(of: peg))
    button.setAttribute("aria-keyshortcuts", CodeBreakerSession.KeyCommand.keyName(forChoice: index))
    if let content = PegElement.make(peg) { button.append(content) }
    button.listen("click") { [choose] _ in choose(index) }
    return button
  }
}

/// The keys for building a guess, on a page with a single row.
public enum GuessKeys {
  /// The actions of the keys.
  public struct Actions {
    let select: (Int) -> Void
    let choose: (Int) -> Void
    let clear: () -> Void
    let guess: () -> Void

    /// Creates the actions.
    public init(
      select: @escaping (Int) -> Void, choose: @escaping (Int) -> Void, clear: @escaping () -> Void,
      guess: @escaping () -> Void
    ) {
      self.select = select
      self.choose = choose
      self.clear = clear
      self.guess = guess
    }
  }

  /// Starts listening. `row` returns the selected hole and the number of holes, or `nil` if no guess can be built now.
  public static func begin(row: @escaping () -> (hole: Int, count: Int)?, _ actions: Actions) {
    Window.listen("keydown") { event in
      guard !event.isShortcut, let (hole, count) = row(),
        let command = CodeBreakerSession.KeyCommand(key: event.key),
        // Leave Enter to a focused link or button that is no hole or choice, and leave every key to a focused input.
        event.closest(command == .guess ? "a, button:not(.hole, .choice), input" : "input") == nil
      else { return }
      switch command {
      case .choose(let choice): actions.choose(choice)
      case .clear: actions.clear()
      case .guess: actions.guess()
      case .selectPrevious: actions.select(hole == 0 ? count - 1 : hole - 1)
      case .selectNext: actions.select(hole == count - 1 ? 0 : hole + 1)
      case .selectFirst: actions.select(0)
      case .selectLast: actions.select(count - 1)
      case .nextChoice, .previousChoice: return
      }
      event.preventDefault()
    }
  }
}
