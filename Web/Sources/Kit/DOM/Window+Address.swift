import GameCore

extension Window {
  /// The address's fragment, percent-encoded, or an empty array.
  public static var hash: [UInt8] {
    Array((ScriptObject.location.text("hash") ?? []).dropFirst())
  }

  /// The query of the address, with its `?`, or an empty array.
  public static var search: [UInt8] { ScriptObject.location.text("search") ?? [] }

  /// The address up to the first `?` or `#`.
  public static var pageAddress: [UInt8] { Array(baseAddress.prefix { $0 != UInt8(ascii: "?") }) }

  /// Opens another page in place of this one. `address` is relative to this page.
  public static func go(to address: String) {
    ScriptObject.location.setText("href", address)
  }

  /// The address up to `#`.
  public static var baseAddress: [UInt8] {
    Array((ScriptObject.location.text("href") ?? []).prefix { $0 != UInt8(ascii: "#") })
  }

  /// Changes the part after `#`, and adds an entry to the history or, with `isReplacing`, replaces the current entry. An
  /// empty `hash` removes the `#` too. Doesn't call `onHashChange`. Returns `false` if the browser refuses, because the
  /// page changes its address too often.
  @discardableResult
  public static func changeHash(_ hash: String, isReplacing: Bool) -> Bool {
    let base = String(decoding: baseAddress, as: UTF8.self)
    let address = hash.isEmpty ? base : "\(base)#\(hash)"
    return address.withBytes { domChangeAddress($0, $1, isReplacing ? 1 : 0) } != 0
  }

  /// Calls the closure when the player changes the part after `#`: by going back or forward, by a link, or by typing.
  @discardableResult
  public static func onHashChange(_ action: @escaping () -> Void) -> Subscription {
    ScriptObject.window.listen("hashchange") { _ in action() }
  }
}
