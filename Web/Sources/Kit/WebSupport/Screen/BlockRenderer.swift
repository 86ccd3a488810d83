import DOM
import GameCore
import SessionSupport

/// Draws the blocks of a section as elements of the page. The `id` of each element is the ID of its block.
struct BlockRenderer<Picture: Equatable & Sendable>: PartRenderer {
  final class Part {
    let element: Element
    let actionHandler: ScreenActionHandler
    var field: FieldView?
    var choice: ChoiceView?
    var buttons: ActionList?
    var parts: PartsView<Picture>?
    lazy var month = MonthView(element, actionHandler)
    lazy var table = TableView(element, actionHandler)
    lazy var trend = TrendView(element)
    lazy var ranking = RankingView(element, actionHandler)

    init(_ element: Element, _ actionHandler: ScreenActionHandler) {
      self.element = element
      self.actionHandler = actionHandler
    }
  }

  let container: Element

  let actionHandler: ScreenActionHandler

  let draw: (Picture, Element) -> Void

  func make(_ block: Block<Picture>) -> Part {
    let part = Part(Element.make(tagName(of: block.content)), actionHandler)
    part.element.setAttribute("id", block.id.text)
    if case .choice(let choice, let picture) = block.content {
      let sign = picture.map { picture in
        let sign = Element.make("span").silenced()
        draw(picture, sign)
        return sign
      }
      part.choice = ChoiceView(part.element, block.id, choice, sign, actionHandler)
    }
    if case .parts(let block) = block.content { part.parts = PartsView(part.element, block, actionHandler, draw: draw) }
    if case .field(let field) = block.content { part.field = FieldView(part.element, field, actionHandler) }
    show(block.content, in: part)
    return part
  }

  func change(_ part: Part, from old: Block<Picture>, to new: Block<Picture>) { show(new.content, in: part) }

  func insert(_ part: Part, before next: Part?) { container.insert(part.element, before: next?.element) }

  func remove(_ part: Part) { part.element.remove() }

  private func tagName(of content: Block<Picture>.Content) -> StaticString {
    switch content {
    case .text: "p"
    case .figures, .sum: "dl"
    case .bars, .chart, .list, .ranking: "ol"
    case .choice(let choice, picture: _): choice.isSegmented ? "fieldset" : "label"
    case .parts(let block): PartsView.isList(block) ? "ol" : "div"
    case .progress: "label"
    case .field: "form"
    case .disclosure: "h3"
    case .buttons(_, let name): name == nil ? "div" : "nav"
    case .problem, .table, .trend, .scale, .picture, .drawing, .marks, .month: "div"
    }
  }

  private func show(_ content: Block<Picture>.Content, in part: Part) {
    let element = part.element
    switch content {
    case .text(let text, let tone, let isAnnounced): show(text, tone, isAnnounced: isAnnounced, in: element)
    case .problem(let text, let help): show(text, help, in: part)
    case .disclosure(let action): show([action], in: part, element)
    case .figures(let figures):
      fill(
        element, "counts",
        figures.map { figure in
          let term = Element.makeTerm(figure.name, figure.value)
          // A style sheet counts up to the figure.
          if let count = figure.count {
            term.setStyle("--figure", count.description)
            term.setStyle("--count-time", "\(Figure.countMilliseconds)ms")
          }
          return term
        })
    case .sum(let figures): fill(element, "sum", figures.map { Element.makeTerm($0.name, $0.value) })
    case .list(let items): fill(element, "items", items.map { self.makeItem($0) })
    case .ranking(let games): part.ranking.show(games)
    case .marks(let marks, let spokenText):
      element.setAttribute("role", "img")
      element.setAttribute("aria-label", spokenText)
      fill(element, "marks", marks.map { Element.makeMark($0) })
    case .month(let month): part.month.show(month)
    case .table(let block): part.table.show(block)
    case .bars(let bars): fill(element, "histogram", bars.map { Element.makeBar($0) })
    case .chart(let chart): fill(element, "bar-chart", chart.bars.map { Element.makeColumn($0) })
    case .scale(let scale): show(scale, in: element)
    case .trend(let trend, let spokenText): part.trend.show(trend, spokenText: spokenText)
    case .buttons(let actions, let name):
      element.setAttribute("class", "actions")
      if let name { element.setAttribute("aria-label", name) }
      show(actions, in: part, element)
    case .field(let field): part.field?.show(field)
    case .choice(let choice, picture: _): part.choice?.show(choice)
    case .parts(let block): part.parts?.show(block)
    case .picture(let picture, let caption):
      let container = Element.make("span").silenced()
      draw(picture, container)
      element.fill([container, Element.make("span", text: caption)])
    case .drawing(let picture, let spokenText):
      element.setAttribute("class", "drawing")
      element.setAttribute("role", "img")
      element.setAttribute("aria-label", spokenText)
      element.removeChildren()
      draw(picture, element)
    case .progress(let name, let done, let count): show(name, done: done, of: count, in: element)
    }
  }

  private func fill(_ element: Element, _ kind: String, _ children: [Element]) {
    element.setAttribute("class", kind)
    element.fill(children)
  }

  private func show(_ text: String, _ tone: Block<Picture>.Tone, isAnnounced: Bool, in element: Element) {
    let kind: String =
      switch tone {
      case .plain: ""
      case .lead: "lead"
      case .headline: "headline"
      case .note: "fine"
      case .good: "good"
      case .alarm: "alarm"
      case .code: "code"
      case .data: "data"
      case .legend: "fine legend"
      }
    element.setAttribute("class", kind)
    if isAnnounced { element.setAttribute("role", "status") }
    element.setText(text)
  }

  private func show(_ scale: ScoreScale, in element: Element) {
    fill(
      element, "score-scale",
      scale.marks.map { mark in
        let place = Element.make("i", text: DecimalText.grouped(mark.value))
        place.setStyle("--share", scale.percentage(of: mark.value).description)
        place.setAttribute("data-state", mark.name)
        return place
      })
    element.setStyle("--share", scale.percentage(of: scale.value).description)
    element.setAttribute("role", "img")
    element.setAttribute("aria-label", scale.spokenText)
  }

  private func show(_ name: String, done: Int, of count: Int, in element: Element) {
    if element.find("progress") == nil {
      element.setAttribute("class", "progress")
      element.fill([Element.make("span"), Element.make("progress")])
    }
    element.find("span")?.setText(name)
    // The bar is never empty, so that the player sees that the task has begun.
    element.find("progress")?.setAttribute("max", (count + 1).description)
    element.find("progress")?.setAttribute("value", (done + 1).description)
  }

  private func makeItem(_ item: ListItem) -> Element {
    let button = Element.makeButton()
    button.fill([
      Element.make("span", text: item.title), Element.make("span", text: item.detail),
      Element.make("b", text: item.value),
    ])
    button.listen("click") { [actionHandler] _ in actionHandler.perform(item.action, []) }
    button.setProperty("disabled", !item.isEnabled)
    return Element.make("li", containing: [button])
  }

  private func show(_ text: String, _ help: Action?, in part: Part) {
    if part.buttons == nil {
      part.element.setAttribute("class", "trouble")
      part.element.setAttribute("role", "alert")
      part.element.append(Element.make("p"))
      part.element.append(Element.make("span", "actions"))
    }
    part.element.find("p")?.setText(text)
    if let container = part.element.find(".actions") { show(help.map { [$0] } ?? [], in: part, container) }
  }

  private func show(_ actions: [Action], in part: Part, _ element: Element) {
    let list = part.buttons ?? ActionList(element, actionHandler)
    part.buttons = list
    list.show(actions)
  }
}
