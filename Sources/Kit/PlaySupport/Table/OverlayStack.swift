/// Something that covers the screens of a game: a pop-up, a replay, a map.
package protocol Overlay {
  /// Tells the overlays of a game apart. At most one of each kind is open.
  associatedtype Kind: Equatable
  /// Which kind it is.
  var kind: Kind { get }
  /// Whether it stays open when another one opens over it. All rules about what may cover what are in this function.
  func stays(under other: Self) -> Bool
}

/// What covers the screens of a game, from the lowest overlay to the one in front.
package struct OverlayStack<Item: Overlay> {
  private var items: [Item] = []

  package init() {}

  /// Whether nothing covers the screens.
  package var isEmpty: Bool { items.isEmpty }

  /// Returns the open overlay of a kind, or `nil` if there is none.
  package subscript(kind: Item.Kind) -> Item? {
    items.first { $0.kind == kind }
  }

  /// Opens an overlay in front of all others, and closes those that do not stay under it.
  ///
  /// - Returns: the overlays that were closed.
  package mutating func open(_ overlay: Item) -> [Item] {
    let closed = items.filter { !$0.stays(under: overlay) }
    items = items.filter { $0.stays(under: overlay) } + [overlay]
    return closed
  }

  /// Puts an overlay in the place of the open one of its kind. Does nothing if there is none.
  package mutating func replace(with overlay: Item) {
    if let index = items.firstIndex(where: { $0.kind == overlay.kind }) { items[index] = overlay }
  }

  /// Closes the overlay of a kind, and those in front of it.
  ///
  /// - Returns: the overlays that were closed.
  package mutating func close(_ kind: Item.Kind) -> [Item] {
    guard let index = items.firstIndex(where: { $0.kind == kind }) else { return [] }
    let closed = Array(items[index...])
    items.removeSubrange(index...)
    return closed
  }

  /// Closes all overlays.
  ///
  /// - Returns: the overlays that were closed.
  package mutating func closeAll() -> [Item] {
    let closed = items
    items = []
    return closed
  }
}
