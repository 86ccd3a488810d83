import NumberedGame

extension Window {
  /// The part of the address after `#`, without it, as the browser has it (percent-encoded); empty if there is none.
  public static var hash: [UInt8] {
    Array((ScriptObject.location.text("hash") ?? []).dropFirst())
  }

  /// The part of the address from `?` on, without `#` and what follows; empty if there is none.
  public static var search: [UInt8] { ScriptObject.location.text("search") ?? [] }

  /// The address without `?`, `#` and what follows them.
  public static var pageAddress: [UInt8] { Array(baseAddress.prefix { $0 != UInt8(ascii: "?") }) }

  /// Leaves the page for another one.
  ///
  /// - Parameter address: where it is, seen from this page.
  public static func go(to address: String) {
    ScriptObject.location.setText("href", address)
  }

  /// The address without `#` and what follows.
  public static var baseAddress: [UInt8] {
    Array((ScriptObject.location.text("href") ?? []).prefix { $0 != UInt8(ascii: "#") })
  }

  /// Puts something else after the `#`, as a new page of the browser's history. `onHashChange` is not called.
  ///
  /// - Parameter hash: without `#`; empty takes the `#` away too.
  /// - Returns: whether the address changed. Browsers refuse when a page does this too often.
  @discardableResult
  @inline(never)
  public static func pushHash(_ hash: String) -> Bool {
    address(hash: hash).withBytes { domChangeAddress($0, $1, 0) } != 0
  }

  /// Puts something else after the `#`, in place of the current page of the history. `onHashChange` is not called.
  ///
  /// - Parameter hash: without `#`; empty takes the `#` away too.
  /// - Returns: whether the address changed. Browsers refuse when a page does this too often.
  @discardableResult
  @inline(never)
  public static func replaceHash(_ hash: String) -> Bool {
    address(hash: hash).withBytes { domChangeAddress($0, $1, 1) } != 0
  }

  /// Calls the closure when what follows the `#` has changed by the player's doing: back, forward, a link, typing.
  @discardableResult
  @inline(never)
  public static func onHashChange(_ action: @escaping () -> Void) -> Subscription {
    ScriptObject.window.listen("hashchange", []) { _ in action() }
  }

  private static func address(hash: String) -> String {
    let base = String(decoding: baseAddress, as: UTF8.self)
    return hash.isEmpty ? base : "\(base)#\(hash)"
  }
}
