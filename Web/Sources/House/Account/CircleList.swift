import DOM
import DailyGames
import NumberedGame
import PlaySupport
import WebSupport

/// The circles at which a player sits, each with a button that shows its members.
final class CircleList {
  private let account: RankedAccount
  private let changed: () -> Void
  private let list = Part.named("tables")
  private var items: [Item] = []

  /// A circle in the list.
  private struct Item {
    let circle: FriendCircleName
    let element: Element
    let button: Element
    let details: Element
    var isOpen = false
    /// Which answer its details show; 0 for none.
    var version = 0
  }

  /// Makes the list.
  ///
  /// - Parameter changed: is called when something was done.
  init(_ account: RankedAccount, changed: @escaping () -> Void) {
    self.account = account
    self.changed = changed
  }

  /// Shows the circles that there are. What is there stays in its place, and keeps the keyboard.
  func draw() {
    let circles = account.profile?.circles ?? []
    for item in items where !circles.contains(where: { $0.code == item.circle.code }) { item.element.remove() }
    items.removeAll { item in !circles.contains { $0.code == item.circle.code } }
    for circle in circles where !items.contains(where: { $0.circle.code == circle.code }) { add(circle) }
    Part.named("no-tables").setProperty("hidden", !items.isEmpty)
    for index in items.indices { update(index) }
  }

  private func add(_ circle: FriendCircleName) {
    let name = String(decoding: circle.name, as: UTF8.self)
    let element = Make.element("li")
    let heading = Make.element("h3")
    let button = Make.button()
    button.setAttribute("aria-expanded", "false")
    button.append(Make.element("bdi", text: name))
    button.listen("click") { [self] _ in act { $0.toggle(circle.code) } }
    heading.append(button)
    element.append(heading)
    let details = Make.element("div", "details")
    details.setProperty("hidden", true)
    element.append(details)
    list.append(element)
    items.append(Item(circle: circle, element: element, button: button, details: details))
  }

  private func update(_ index: Int) {
    let item = items[index]
    let isOpen = account.openCircleCode == item.circle.code
    let circle = isOpen ? account.circle : nil
    if isOpen != item.isOpen {
      items[index].isOpen = isOpen
      item.button.setAttribute("aria-expanded", isOpen ? "true" : "false")
      item.details.setProperty("hidden", !isOpen)
    }
    guard let circle, circle.head.code == item.circle.code else {
      items[index].version = 0
      item.details.fill(isOpen && account.isAsking ? [Make.element("p", "fine", text: "One moment…")] : [])
      return
    }
    guard item.version != account.circleVersion else { return }
    items[index].version = account.circleVersion
    let hadKeyboard = Window.activeElement.map { item.details.contains($0) } ?? false
    item.details.fill(content(circle))
    // What had it is gone.
    if hadKeyboard { item.button.call("focus") }
  }

  private func content(_ circle: FriendCircle) -> [Element] {
    let head = circle.head
    let code = Make.element("p", "code-line", text: "Code: ")
    code.append(Make.element("strong", "code", text: String(decoding: head.code, as: UTF8.self)))
    let ways = Make.element("div", "ways")
    let share = Make.button("Share the link", "primary")
    share.listen("click") { [self] _ in
      Sharing.share(account.invitation(to: head), title: "Parlor", copiesText: true) { [self] outcome in
        act { $0.shared(outcome) }
      }
    }
    ways.append(share)
    let leave = Make.button("Leave")
    leave.listen("click") { [self] _ in act { $0.wonder(.leave(head)) } }
    ways.append(leave)
    if circle.isMaker {
      let delete = Make.button("Delete")
      delete.listen("click") { [self] _ in act { $0.wonder(.deleteCircle(head)) } }
      ways.append(delete)
    }
    let today = grid("Today", DailyGame.all.map { $0.name }, circle, isManaged: false) { $0.today }
    let month = grid("Last \(FriendCircle.days) days", ["Played", "Won"], circle, isManaged: circle.isMaker) {
      [DecimalText.grouped($0.played), DecimalText.grouped($0.won)]
    }
    return [code, ways, today, month, Make.element("p", "fine", text: account.circleNote)]
  }

  /// Returns an HTML table with a row for each member: the name, then cells with these titles.
  private func grid(
    _ caption: String, _ titles: [String], _ circle: FriendCircle, isManaged: Bool,
    cells: (FriendCircle.Member) -> [String]
  ) -> Element {
    let grid = Make.element("table")
    grid.append(Make.element("caption", text: caption))
    grid.toggleClass("managed", isManaged)
    let head = Make.element("thead")
    let line = Make.element("tr")
    line.append(Self.columnHeading("Name"))
    for title in titles { line.append(Self.columnHeading(title)) }
    if isManaged {
      let cell = Make.element("td")
      cell.append(Make.element("span", "unseen", text: "Remove"))
      line.append(cell)
    }
    head.append(line)
    grid.append(head)
    let body = Make.element("tbody")
    for member in circle.members { body.append(row(member, circle, isManaged: isManaged, cells: cells(member))) }
    grid.append(body)
    return grid
  }

  private static func columnHeading(_ title: String) -> Element {
    let cell = Make.element("th", text: title)
    cell.setAttribute("scope", "col")
    return cell
  }

  private func row(
    _ member: FriendCircle.Member, _ circle: FriendCircle, isManaged: Bool, cells: [String]
  ) -> Element {
    let line = Make.element("tr")
    let text = String(decoding: member.name, as: UTF8.self)
    let name = Make.element("th")
    name.setAttribute("scope", "row")
    name.append(Make.element("bdi", text: text))
    if member.isOwn {
      line.setAttribute("aria-current", "true")
      name.append(Make.element("span", "you", text: " (you)"))
    }
    line.append(name)
    for cell in cells { line.append(Make.element("td", text: cell)) }
    if isManaged {
      let cell = Make.element("td")
      if !member.isOwn {
        let button = Make.button("×")
        button.setAttribute("aria-label", "Remove \(text)")
        button.listen("click") { [self] _ in act { $0.wonder(.sendAway(member, circle.head)) } }
        cell.append(button)
      }
      line.append(cell)
    }
    return line
  }

  private func act(_ action: (RankedAccount) -> Void) {
    action(account)
    changed()
  }
}
