import DOM
import GameCore

/// Keeps the fragment of the page's address equal to the session's address, for the back button and links.
public final class AddressBar {
  private var isOpeningAddress = false

  /// The part after `#` when this object last read or wrote it.
  private var lastHash: [UInt8] = []

  private let homeAddress: [UInt8]

  /// Creates an address bar, which `begin` starts. `home` is the address of the screen that a page without `#` shows.
  public init(home: [UInt8]) {
    self.homeAddress = home
  }

  /// Opens the page's address, and then each address that the player goes to. After each `open`, calls `draw`, which
  /// must draw the page and call `show(_:)`.
  public func begin(open: @escaping ([UInt8]) -> Void, draw: @escaping () -> Void) {
    let go = { [self] in
      // The browser has already added this address to the history. If `show` corrects it, it must replace the entry
      // instead of adding another one.
      isOpeningAddress = true
      lastHash = Window.hash
      open(lastHash)
      draw()
      isOpeningAddress = false
    }
    Window.onHashChange(go)
    go()
  }

  /// Writes the session's address. Adds an entry to the history unless an address that the player went to is opening.
  public func show(_ address: [UInt8]) {
    let current = Window.hash
    // If the player went elsewhere and the event is still to come, don't overwrite the new address.
    guard current == lastHash, address != current, !(current.isEmpty && address == homeAddress) else { return }
    Window.changeHash(String(decoding: address, as: UTF8.self), isReplacing: isOpeningAddress)
    lastHash = Window.hash
  }
}
