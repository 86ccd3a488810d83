import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// The pegs to choose from, a button for each with the key that does the same.
public final class ChoiceButtons {
  private let place: Element
  private let choose: (Int) -> Void
  private var shown: [Peg] = []

  /// How many choices fit side by side on the narrowest screen.
  private static let rowLength = 6

  /// Fills the element with an `id`.
  ///
  /// - Parameter choose: is called with the place of the choice that the player pressed.
  public init(_ id: String, choose: @escaping (Int) -> Void) {
    place = Part.named(id)
    self.choose = choose
  }

  /// Shows choices of a theme. They are made anew only when they are others.
  public func show(_ pegs: [Peg], _ theme: Theme) {
    guard pegs != shown else { return }
    shown = pegs
    place.fill(pegs.enumerated().map { make($1, index: $0, theme) })
    // Two rows of nearly the same length look better than a full one and what is left over.
    let perRow = pegs.count > Self.rowLength ? (pegs.count + 1) / 2 : pegs.count
    place.setStyle("--per-row", perRow.description)
  }

  private func make(_ peg: Peg, index: Int, _ theme: Theme) -> Element {
    let button = Make.button("", "choice")
    button.setAttribute("aria-label", theme.spokenName(of: peg))
    button.setAttribute("aria-keyshortcuts", CodeBreakerSession.KeyCommand.keyName(forChoice: index))
    if let content = PegElement.make(peg) { button.append(content) }
    let key = Make.element("span", "key", text: CodeBreakerSession.KeyCommand.keyName(forChoice: index))
    key.setAttribute("aria-hidden", "true")
    button.append(key)
    button.listen("click") { [choose] _ in choose(index) }
    return button
  }
}
