import DOM
import GameCore
import SessionSupport

/// Draws the sections of a screen as elements of the page. An element's `id` is the ID of its section.
struct SectionRenderer<Picture: Equatable & Sendable>: PartRenderer {
  final class Part {
    let element: Element
    let heading: Element?
    var blocks: ListDrawing<BlockRenderer<Picture>>

    init(_ element: Element, _ heading: Element?, _ blocks: ListDrawing<BlockRenderer<Picture>>) {
      self.element = element
      self.heading = heading
      self.blocks = blocks
    }
  }

  let container: Element

  /// The name of the headings' elements, such as `h2`.
  let heading: StaticString

  let actionHandler: ScreenActionHandler

  let draw: (Picture, Element) -> Void

  func make(_ section: Screen<Picture>.Section) -> Part {
    let element = Element.make(section.title == nil ? "div" : "section")
    element.setAttribute("id", section.id.text)
    var heading: Element?
    if section.title != nil {
      let title = Element.make(self.heading)
      title.setAttribute("id", "\(section.id.text)-title")
      element.setAttribute("aria-labelledby", "\(section.id.text)-title")
      element.append(title)
      heading = title
    }
    let part = Part(
      element, heading, ListDrawing(BlockRenderer(container: element, actionHandler: actionHandler, draw: draw)))
    show(section, in: part)
    return part
  }

  func change(_ part: Part, from old: Screen<Picture>.Section, to new: Screen<Picture>.Section) { show(new, in: part) }

  func insert(_ part: Part, before next: Part?) { container.insert(part.element, before: next?.element) }

  func remove(_ part: Part) { part.element.remove() }

  private func show(_ section: Screen<Picture>.Section, in part: Part) {
    if let title = section.title { part.heading?.setText(title) }
    part.element.toggleClass("card", section.isCard)
    if let isBusy = section.isBusy { part.element.setAttribute("aria-busy", isBusy) }
    part.blocks.draw(section.blocks)
  }
}
