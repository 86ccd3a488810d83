import DOM
import GameCore
import SessionSupport

/// A month of days. While the month stays the same, each day keeps its button, and so its focus. The Tab key reaches one
/// day, and the arrow keys move the focus to the others.
final class MonthView {
  private let actionHandler: ScreenActionHandler
  private let title = Element.make("h2")
  private let table = Element.make("table")
  private let legend = Element.make("p", "fine")
  private let steps: ActionList
  private var month: CalendarMonth?
  private var cells: [Element] = []
  /// The index of the day that the Tab key reaches.
  private var tabStop: Int?

  init(_ container: Element, _ actionHandler: ScreenActionHandler) {
    self.actionHandler = actionHandler
    let actions = Element.make("span", "actions")
    steps = ActionList(actions, actionHandler)
    title.setAttribute("aria-live", "polite")
    container.setAttribute("class", "month")
    container.fill([Element.make("div", "month-head", containing: [title, actions]), table, legend.silenced()])
    table.listen("keydown") { [self] event in
      guard !event.isShortcut, let tabStop, let next = self.month?.index(after: event.key, at: tabStop) else { return }
      event.preventDefault()
      moveTabStop(to: next)
      cells[next].find("button")?.call("focus")
    }
  }

  private func moveTabStop(to index: Int?) {
    tabStop = index
    for place in cells.indices { cells[place].find("button")?.setAttribute("tabindex", place == index ? "0" : "-1") }
  }

  func show(_ month: CalendarMonth) {
    let old = self.month
    self.month = month
    steps.show(month.steps)
    if month.title != old?.title { make(month) }
    for (index, day) in month.days.enumerated() where month.title != old?.title || day != old?.days[index] {
      show(day, in: cells[index])
    }
    let selected = month.days.firstIndex { $0.isSelected }
    let isValid = month.title == old?.title && selected == old?.days.firstIndex { $0.isSelected }
    if !isValid || tabStop.map({ month.days[$0].action == nil }) ?? true {
      moveTabStop(to: selected ?? month.days.lastIndex { $0.action != nil })
    }
  }

  /// Creates the head and the empty days of a month.
  private func make(_ month: CalendarMonth) {
    title.setText(month.title)
    table.setAttribute("aria-label", month.title)
    let heads = CalendarMonth.weekdays.map { name in
      let head = Element.make("th", text: String(decoding: Array(name.utf8Bytes.prefix(1)), as: UTF8.self))
      head.setAttribute("scope", "col")
      head.setAttribute("aria-label", name)
      return head
    }
    cells = month.days.indices.map { index in
      let button = Element.makeButton()
      button.listen("click") { [self] _ in
        if let action = self.month?.days[index].action { actionHandler.perform(action, []) }
      }
      return Element.make("td", containing: [button])
    }
    let weeks = month.weeks.enumerated().map { index, week in
      let head = Element.make("th", containing: [Element.make("span", "unseen", text: "Week \(index + 1)")])
      head.setAttribute("scope", "row")
      return Element.make("tr", containing: [head] + week.map { $0.map { cells[$0] } ?? Element.make("td") })
    }
    table.fill([
      Element.make("thead", containing: [Element.make("tr", containing: [Element.make("td")] + heads)]),
      Element.make("tbody", containing: weeks),
    ])
    legend.fill(
      month.legend.indices.map { place in
        let marks = Element.makeDayMarks(month.legend.indices.map { $0 == place })
        return Element.make("span", containing: [marks, Element.make("span", text: month.legend[place])])
      })
  }

  private func show(_ day: CalendarMonth.Day, in cell: Element) {
    cell.toggleClass("from", day.joinsNext)
    cell.toggleClass("to", day.joinsPrevious)
    guard let button = cell.find("button") else { return }
    button.setProperty("disabled", day.action == nil)
    button.setAttribute("aria-label", day.spokenText)
    button.setAttribute("aria-current", day.isToday ? "date" : nil)
    if day.action != nil { button.setAttribute("aria-pressed", day.isSelected) }
    button.fill([Element.make("b", text: day.number.description), Element.makeDayMarks(day.marks)])
  }
}

extension Element {
  /// Returns the marks of a day. Each has its own place and shape.
  fileprivate static func makeDayMarks(_ marks: [Bool]) -> Element {
    make("span", "day-marks", containing: marks.map { make("i", $0 ? "filled" : "") })
  }
}
