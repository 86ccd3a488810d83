import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// The pegs to choose from: a button for each, with its key.
public final class ChoiceButtons {
  private let container: Element
  private let choose: (Int) -> Void
  private var shownPegs: [Peg] = []

  /// The number of choices that fit side by side on the narrowest screen.
  private static let maxRowLength = 6

  /// Creates the buttons in the element with the given ID. `choose` receives the peg's index.
  public init(_ id: String, choose: @escaping (Int) -> Void) {
    container = Element.named(id)
    self.choose = choose
  }

  /// Shows the pegs of a theme. Creates new buttons only if the pegs change.
  public func show(_ pegs: [Peg], _ theme: Theme) {
    guard pegs != shownPegs else { return }
    shownPegs = pegs
    container.fill(pegs.enumerated().map { make($1, index: $0, theme) })
    // Two rows of nearly equal length look better than a full row and a short one.
    let perRow = pegs.count > Self.maxRowLength ? (pegs.count + 1) / 2 : pegs.count
    container.setStyle("--per-row", perRow.description)
  }

  private func make(_ peg: Peg, index: Int, _ theme: Theme) -> Element {
    let button = Element.makeButton("", "choice")
    button.setAttribute("aria-label", theme.spokenName(of: peg))
    button.setAttribute("aria-keyshortcuts", CodeBreakerSession.KeyCommand.keyName(forChoice: index))
    if let content = PegElement.make(peg) { button.append(content) }
    let key = Element.make("span", "key", text: CodeBreakerSession.KeyCommand.keyName(forChoice: index))
    key.setAttribute("aria-hidden", "true")
    button.append(key)
    button.listen("click") { [choose] _ in choose(index) }
    return button
  }
}
