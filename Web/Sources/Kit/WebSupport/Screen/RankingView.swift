import DOM
import GameCore
import SessionSupport

/// The games of a ranked list. A listed game keeps its element, so that no tap is lost if its medal arrives.
final class RankingView {
  private let container: Element
  private let actionHandler: ScreenActionHandler
  private var games: [RankingEntry] = []
  private var lines: [Element] = []

  /// Creates the list in an empty `ol`.
  init(_ container: Element, _ actionHandler: ScreenActionHandler) {
    self.container = container
    self.actionHandler = actionHandler
    container.setAttribute("class", "ranking")
  }

  func show(_ new: [RankingEntry]) {
    let old = games
    games = new
    var index = 0
    while index < old.count, index < new.count, (old[index].action == nil) == (new[index].action == nil) { index += 1 }
    while lines.count > index { lines.removeLast().remove() }
    for (index, game) in new.enumerated() {
      let isNew = index == lines.count
      if isNew {
        lines.append(makeLine(index))
        container.append(lines[index])
      } else if old[index] == game {
        continue
      }
      show(game, in: lines[index])
      if game.isNewest, isNew || !old[index].isNewest {
        Window.onNextFrame { [line = lines[index]] _ in line.call("scrollIntoView") }
      }
    }
  }

  private func makeLine(_ index: Int) -> Element {
    let isButton = games[index].action != nil
    let row = isButton ? Element.makeButton("", "row") : Element.make("div", "row")
    if isButton {
      row.listen("click") { [self] _ in if let action = games[index].action { actionHandler.perform(action, []) } }
    }
    return Element.make("li", containing: [row])
  }

  private func show(_ game: RankingEntry, in line: Element) {
    line.toggleClass("newest", game.isNewest)
    line.setAttribute("aria-current", game.isNewest ? "true" : nil)
    let detail = Element.make("span", "worth")
    if let medal = game.medal {
      let icon = Element.make("i", "medal")
      icon.setAttribute("data-state", medal)
      detail.append(icon)
    }
    // A space reserves a line for text that arrives later.
    if let text = game.detail { detail.append(Element.make("span", text: text.isEmpty ? "\u{a0}" : text)) }
    line.find(".row")?.fill([
      Element.make("span", "rank", text: game.rank.description), Element.make("span", "points", text: game.score),
      Element.make("span", "game", text: game.title), detail,
      Element.make("span", "date", text: Window.formatDate(game.time)),
      Element.make("span", "marks", text: game.marks.joined(separator: ", ")),
    ])
  }
}
