import NumberedGame

/// One saved text that several windows may share.
///
/// A window looks before it saves, and so never overwrites what another one saved since: it takes that up first. Between
/// looking and saving nothing may be waited for; then only another process could come between the two, in the
/// microseconds that it takes to make a move.
public struct SaveSlot {
  private let key: String
  private let storage: Storage

  /// What the storage held when this window last looked or saved.
  private var lastSeen: [UInt8]?

  /// A text that cannot be read and could not be kept elsewhere either, so that it must not be overwritten yet.
  private var textToSetAside: [UInt8]?

  /// Makes the slot for a key. Nothing is read yet.
  public init(key: String, storage: Storage) {
    self.key = key
    self.storage = storage
  }

  /// What another window has saved since this slot last looked or saved, or `nil` if there is nothing new.
  public mutating func look() -> [UInt8]? {
    let stored = storage.read(key)
    guard stored != lastSeen else { return nil }
    lastSeen = stored
    if stored != nil { textToSetAside = nil }
    return stored
  }

  /// Whether a text is another one than the storage held when this window last looked or saved.
  func isNew(_ text: [UInt8]) -> Bool { text != lastSeen }

  /// Keeps a text in place of what `look` saw. What is kept already is not written again.
  ///
  /// - Returns: whether it is kept. A full or forbidden storage keeps nothing.
  public mutating func keep(_ text: [UInt8]) -> Bool {
    guard isNew(text) else { return true }
    if let damaged = textToSetAside {
      guard keepAside(damaged) else { return false }
      textToSetAside = nil
    }
    guard storage.write(key, text) else { return false }
    lastSeen = text
    return true
  }

  /// Keeps a text that cannot be read under another key, the slot's with `.damaged` after it, so that it is not lost when
  /// the next one is kept. As long as the storage refuses that, it refuses the next one too.
  public mutating func setAside(_ text: [UInt8]) {
    if !keepAside(text) { textToSetAside = text }
  }

  private func keepAside(_ text: [UInt8]) -> Bool {
    storage.write(key + ".damaged", text)
  }
}
