/// A view that covers the screens of a game, such as a pop-up, a replay, or a map.
package protocol Overlay {
  /// The kind of an overlay. At most one of each kind is open.
  associatedtype Kind: Equatable
  var kind: Kind { get }
  /// Returns whether this overlay stays open under `other`. All rules about which overlays cover which belong here.
  func stays(under other: Self) -> Bool
}

/// The open overlays of a game, from back to front.
package struct OverlayStack<Item: Overlay> {
  private var items: [Item] = []

  package init() {}

  package var isEmpty: Bool { items.isEmpty }

  package subscript(kind: Item.Kind) -> Item? {
    items.first { $0.kind == kind }
  }

  /// Opens an overlay in front of all others. Closes and returns the overlays that don't stay open under it.
  package mutating func open(_ overlay: Item) -> [Item] {
    let closed = items.filter { !$0.stays(under: overlay) }
    items = items.filter { $0.stays(under: overlay) } + [overlay]
    return closed
  }

  /// Replaces the open overlay of the same kind. Does nothing if there is none.
  package mutating func replace(with overlay: Item) {
    if let index = items.firstIndex(where: { $0.kind == overlay.kind }) { items[index] = overlay }
  }

  /// Closes and returns the overlay of a kind and those in front of it.
  package mutating func close(_ kind: Item.Kind) -> [Item] {
    guard let index = items.firstIndex(where: { $0.kind == kind }) else { return [] }
    let closed = Array(items[index...])
    items.removeSubrange(index...)
    return closed
  }

  package mutating func closeAll() -> [Item] {
    let closed = items
    items = []
    return closed
  }
}
