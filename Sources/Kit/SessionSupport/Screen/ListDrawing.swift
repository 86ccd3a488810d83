import GameCore

/// An element of a list whose drawn parts a front end reuses for elements with the same ID.
public protocol Drawable: Equatable {
  /// The type of the element's ID.
  associatedtype ID: Equatable

  /// The element's ID, unique within its list.
  var id: ID { get }

  /// Returns whether the part that shows this element can be changed to show `other`, which has the same ID.
  func hasSameKind(as other: Self) -> Bool
}

/// A renderer that creates, changes, moves, and removes the parts of a front end that show the elements of a list.
public protocol PartRenderer {
  /// The type of the list's elements.
  associatedtype Item: Drawable

  /// The type of the parts that show the elements, such as elements of a web page.
  associatedtype Part

  /// Returns a new part that shows an element. It isn't on the screen yet.
  func make(_ item: Item) -> Part

  /// Changes a part that shows `old` so that it shows `new`, an element with the same ID and of the same kind.
  func change(_ part: Part, from old: Item, to new: Item)

  /// Inserts a part before `next`, or at the end if `next` is `nil`. A part that is already on the screen moves.
  func insert(_ part: Part, before next: Part?)

  /// Removes a part permanently.
  func remove(_ part: Part)
}

/// The drawn elements of a list. Drawing a new list changes only differences, so focus, scrolling, and input survive.
public struct ListDrawing<Renderer: PartRenderer> {
  private let renderer: Renderer
  private var drawn: [(item: Renderer.Item, part: Renderer.Part)] = []

  /// Creates a drawing without elements.
  public init(_ renderer: Renderer) { self.renderer = renderer }

  /// Draws `items` in place of the elements drawn before.
  public mutating func draw(_ items: [Renderer.Item]) {
    removeParts(missingFrom: items)
    for (place, item) in items.enumerated() {
      // The drawn parts before `place` match `items`, so this item's part can only be at `place` or later.
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
  /// Returns whether both sections have a heading, or neither has one.
  public func hasSameKind(as other: Screen.Section) -> Bool { (title == nil) == (other.title == nil) }
}

extension Block: Drawable {
  /// Returns whether both blocks show content of the same kind.
  public func hasSameKind(as other: Block) -> Bool {
    switch (content, other.content) {
    case (.parts(let block), .parts(let other)):
      block.arrangement == other.arrangement && (block.press == nil) == (other.press == nil)
    case (.text, .text), (.problem, .problem), (.disclosure, .disclosure), (.figures, .figures), (.table, .table),
      (.bars, .bars), (.chart, .chart), (.buttons, .buttons), (.field, .field), (.choice, .choice),
      (.picture, .picture), (.drawing, .drawing), (.progress, .progress), (.list, .list), (.sum, .sum),
      (.ranking, .ranking), (.trend, .trend), (.scale, .scale), (.marks, .marks),
      (.month, .month):
      true
    default: false
    }
  }
}
