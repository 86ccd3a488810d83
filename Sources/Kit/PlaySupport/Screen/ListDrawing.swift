import NumberedGame

/// An element of a list that a front end draws by identity.
public protocol Drawable: Equatable {
  /// The type of what identifies the element within its list.
  associatedtype ID: Equatable

  /// What identifies the element within its list.
  var id: ID { get }

  /// Whether the part that shows this element can be changed to show another one with the same ID.
  func hasSameKind(as other: Self) -> Bool
}

/// A renderer that creates, changes, moves, and removes the parts of a front end that show the elements of a list.
public protocol PartRenderer {
  /// The elements of the list.
  associatedtype Item: Drawable

  /// The part that shows an element of the list, such as an element of a page.
  associatedtype Part

  /// Returns a new part that shows an element. It isn't on the screen yet.
  func make(_ item: Item) -> Part

  /// Changes a part that shows `old` so that it shows `new`, an element with the same ID and of the same kind.
  func change(_ part: Part, from old: Item, to new: Item)

  /// Puts a part before another one, or at the end if `next` is `nil`. A part that is already on the screen moves.
  func insert(_ part: Part, before next: Part?)

  /// Removes a part for good.
  func remove(_ part: Part)
}

/// The drawn elements of a list. Drawing others changes only what differs, so focus, scrolling, and input survive.
public struct ListDrawing<Renderer: PartRenderer> {
  private let renderer: Renderer
  private var drawn: [(item: Renderer.Item, part: Renderer.Part)] = []

  /// Creates a drawing without elements.
  public init(_ renderer: Renderer) { self.renderer = renderer }

  /// Draws elements in place of those drawn before.
  public mutating func draw(_ items: [Renderer.Item]) {
    removeParts(missingFrom: items)
    for (place, item) in items.enumerated() {
      // Up to `place`, parts and elements agree. An element that is drawn already has its part here or further down.
      guard let old = drawn[place...].firstIndex(where: { $0.item.id == item.id }) else {
        let part = renderer.make(item)
        renderer.insert(part, before: place < drawn.count ? drawn[place].part : nil)
        drawn.insert((item, part), at: place)
        continue
      }
      var entry = drawn[old]
      if entry.item != item { renderer.change(entry.part, from: entry.item, to: item) }
      entry.item = item
      if old == place {
        drawn[place] = entry
      } else {
        drawn.remove(at: old)
        renderer.insert(entry.part, before: drawn[place].part)
        drawn.insert(entry, at: place)
      }
    }
  }

  private mutating func removeParts(missingFrom items: [Renderer.Item]) {
    for index in drawn.indices.reversed() {
      let entry = drawn[index]
      guard !items.contains(where: { $0.id == entry.item.id && $0.hasSameKind(as: entry.item) }) else { continue }
      renderer.remove(entry.part)
      drawn.remove(at: index)
    }
  }
}

extension Screen.Section: Drawable {
  /// Whether both have a heading, or neither has one.
  public func hasSameKind(as other: Screen.Section) -> Bool { (title == nil) == (other.title == nil) }
}

extension Block: Drawable {
  /// Whether both show content of the same kind.
  public func hasSameKind(as other: Block) -> Bool {
    switch (content, other.content) {
    case (.text, .text), (.problem, .problem), (.disclosure, .disclosure), (.figures, .figures), (.rows, .rows),
      (.bars, .bars), (.chart, .chart), (.buttons, .buttons), (.field, .field), (.choice, .choice),
      (.picture, .picture), (.drawing, .drawing), (.progress, .progress), (.list, .list), (.sum, .sum),
      (.ranking, .ranking):
      true
    default: false
    }
  }
}
