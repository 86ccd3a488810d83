import NumberedGame

/// What the browser keeps for this site between visits. A browser may forbid it, fill up, or forget it at any time.
public enum LocalStorage {
  /// The text kept under a key as UTF-8, or nothing if there is none or reading is forbidden.
  @inline(never)
  public static func read(_ key: String) -> [UInt8]? {
    Inbox.take(key.withBytes { domStorageRead($0, $1) })
  }

  /// Keeps a text under a key.
  ///
  /// - Parameter text: UTF-8. Bytes that are not would come back as replacement characters.
  /// - Returns: whether it is kept. False if storage is full or forbidden.
  @inline(never)
  public static func write(_ key: String, _ text: [UInt8]) -> Bool {
    key.withBytes { key, keyCount in
      text.withUnsafeBufferPointer { domStorageWrite(key, keyCount, $0.baseAddress, Int32($0.count)) }
    } != 0
  }

  /// Forgets what is kept under a key, if anything.
  @inline(never)
  public static func remove(_ key: String) {
    key.withBytes { domStorageRemove($0, $1) }
  }

  /// Calls the closure when another tab or window of this site has changed what is kept: with the key, or with nothing
  /// if everything was forgotten. Never called for what this page itself writes.
  @discardableResult
  @inline(never)
  public static func onChange(_ action: @escaping (_ key: [UInt8]?) -> Void) -> Subscription {
    ScriptObject.window.listen("storage", []) { _ in action(ScriptObject.event.text("key")) }
  }
}
