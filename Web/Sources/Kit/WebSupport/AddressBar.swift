import DOM
import NumberedGame

/// Keeps the part of the page's address after `#` and the session's own address the same, so that the back button,
/// bookmarks and shared links work.
public final class AddressBar {
  private var isFollowing = false

  /// The address as it was last gone to or written.
  private var seen: [UInt8] = []

  private let home: [UInt8]

  /// Makes the link between address and session.
  ///
  /// - Parameter home: the session's address of the screen that a page without `#` shows.
  public init(home: [UInt8]) {
    self.home = home
  }

  /// Follows the address from now on, and once at once: `open` is called with what stands after the `#`.
  ///
  /// - Parameter draw: is called afterwards, and is to call `show`.
  public func follow(open: @escaping ([UInt8]) -> Void, draw: @escaping () -> Void) {
    let go = { [self] in
      // What the player did to the address is in the history already: at most it is put right, as for a bad link.
      isFollowing = true
      seen = Window.hash
      open(seen)
      draw()
      isFollowing = false
    }
    Window.onHashChange(go)
    go()
  }

  /// Writes the session's address, as a new entry of the history if the player came there within the page.
  public func show(_ address: [UInt8]) {
    let current = Window.hash
    // Where the player has gone elsewhere, but the event that says so is yet to come, that must not be written over.
    guard current == seen, address != current, !(current.isEmpty && address == home) else { return }
    let text = String(decoding: address, as: UTF8.self)
    if isFollowing { Window.replaceHash(text) } else { Window.pushHash(text) }
    seen = Window.hash
  }
}
