import CodeBreakerModel
import CodeBreakerSession
import DOM
import GameCore
import WebSupport

/// The pegs to choose from: a button for each.
public final class ChoiceButtons {
  /// The element that holds the buttons.
  public let element: Element

  /// The buttons, in the order of the pegs.
  public private(set) var buttons: [Element] = []
  private let showsKeys: Bool
  private let prepare: (Element, Int) -> Void
  private let choose: (Int) -> Void
  private var shownPegs: [Peg] = []

  /// The number of choices that fit side by side on the narrowest screen.
  private static let maxRowLength = 6

  /// Creates the view in the element with the given ID. With `showsKeys`, a button shows its key if the device has a
  /// keyboard. `prepare` gets each new button and its peg's index, and `choose` gets the index of the chosen peg.
  public init(
    _ id: String, showsKeys: Bool = true, prepare: @escaping (Element, Int) -> Void = { _, _ in },
    choose: @escaping (Int) -> Void
  ) {
    element = Element.named(id)
    self.showsKeys = showsKeys
    self.prepare = prepare
    self.choose = choose
  }

  /// Shows the pegs of a theme. Creates new buttons only if the pegs change.
  public func show(_ pegs: [Peg], _ theme: Theme) {
    guard pegs != shownPegs else { return }
    shownPegs = pegs
    buttons = pegs.enumerated().map { make($1, index: $0, theme) }
    element.fill(buttons)
    // Two rows of nearly equal length look better than a full row and a short one.
    let perRow = pegs.count > Self.maxRowLength ? (pegs.count + 1) / 2 : pegs.count
    element.setStyle("--per-row", perRow.description)
  }

  /// Returns the label of the key that chooses a peg. The two keys after the digits have other labels in some layouts,
  /// which the page has in these attributes if the browser tells them.
  private static func keyLabel(forChoice index: Int) -> String {
    let name = CodeBreakerSession.KeyCommand.keyName(forChoice: index)
    guard index >= 10, let label = Element.find("html")?.attribute(index == 10 ? "data-minus" : "data-equal")
    else { return name }
    return String(decoding: label, as: UTF8.self)
  }

  private func make(_ peg: Peg, index: Int, _ theme: Theme) -> Element {
    let button = Element.makeButton("", "choice")
    let key = Self.keyLabel(forChoice: index)
    button.setAttribute("aria-label", theme.spokenName(of: peg))
    button.setAttribute("aria-keyshortcuts", key)
    if let content = PegElement.make(peg) { button.append(content) }
    if showsKeys { button.append(Element.make("span", "key", text: key).silenced()) }
    button.listen("click") { [choose] _ in choose(index) }
    prepare(button, index)
    return button
  }
}
