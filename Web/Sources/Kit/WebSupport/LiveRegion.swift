import DOM
import GameCore
import SessionSupport

/// An element of the page whose text screen readers announce.
///
/// Each event gets a new element, because browsers report no change if the new text equals the old one. Drawing the same
/// event again changes nothing.
public struct LiveRegion {
  private let element: Element
  private var shownNumber = 0

  /// Creates a region in the element with the given ID, which has the role `status` or `alert` or is in such an element.
  public init(_ id: String) {
    element = Element.named(id)
  }

  /// Announces an event unless it is the one that was announced last.
  public mutating func announce(_ event: SpokenEvent) { announce(event.text, number: event.number) }

  /// Announces the text of the event with the given number unless that event was announced last.
  public mutating func announce(_ text: String, number: Int) {
    guard number != shownNumber else { return }
    skip(number)
    // A paragraph, unlike an inline element, is an object of its own in every browser's accessibility tree.
    if !text.isEmpty { element.append(Element.make("p", text: text)) }
  }

  /// Removes the text. The event with the given number won't be announced.
  public mutating func skip(_ number: Int) {
    shownNumber = number
    element.removeChildren()
  }
}
