import GameCore

/// The browser's storage for this site. The browser can forbid access, run out of space, or delete everything anytime.
public enum LocalStorage {
  /// Returns the text stored for a key, as UTF-8, or `nil` if there is none or reading is forbidden.
  public static func read(_ key: String) -> [UInt8]? {
    Inbox.deliveredText(key.withBytes { domStorageRead($0, $1) })
  }

  /// Stores UTF-8 text for a key. Invalid bytes are replaced. Returns `false` if storage is full or forbidden.
  public static func write(_ key: String, _ text: [UInt8]) -> Bool {
    key.withBytes { key, keyCount in
      text.withUnsafeBufferPointer { domStorageWrite(key, keyCount, $0.baseAddress, Int32($0.count)) }
    } != 0
  }

  /// Removes the text stored for a key.
  public static func remove(_ key: String) {
    key.withBytes { domStorageRemove($0, $1) }
  }

  /// Calls the closure when another tab or window of this site has changed the storage: with the key, or with `nil` if
  /// everything was removed. This page's own changes don't count.
  @discardableResult
  public static func onChange(_ action: @escaping (_ key: [UInt8]?) -> Void) -> Subscription {
    ScriptObject.window.listen("storage") { _ in action(ScriptObject.event.text("key")) }
  }
}
