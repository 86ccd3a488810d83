import NumberedGame

/// A saved text that several windows can share. A window looks before it saves, and adopts what another one has saved
/// since, so it never overwrites that. Don't await anything between looking and saving. Then only another process can
/// interfere, in the microseconds that a move takes.
public struct SaveSlot {
  private let key: String
  private let storage: Storage

  /// The stored text when this window last looked or saved.
  private var lastSeen: [UInt8]?

  /// A text that can't be read and that the storage refused to set aside. It must not be overwritten yet.
  private var textToSetAside: [UInt8]?

  /// Creates the slot of a key. Doesn't read the storage.
  public init(key: String, storage: Storage) {
    self.key = key
    self.storage = storage
  }

  /// Returns the text that another window has saved since this slot last looked or saved, or `nil` if there is none.
  public mutating func readIfChanged() -> [UInt8]? {
    let stored = storage.read(key)
    guard stored != lastSeen else { return nil }
    lastSeen = stored
    if stored != nil { textToSetAside = nil }
    return stored
  }

  func isNew(_ text: [UInt8]) -> Bool { text != lastSeen }

  /// Stores a changed text in place of the one that `readIfChanged` returned. Returns `false` if the storage refuses.
  public mutating func write(_ text: [UInt8]) -> Bool {
    guard isNew(text) else { return true }
    if let damaged = textToSetAside {
      guard storeDamaged(damaged) else { return false }
      textToSetAside = nil
    }
    guard storage.write(key, text) else { return false }
    lastSeen = text
    return true
  }

  /// Copies a text that can't be read to the slot's key with `.damaged` appended, so that the next `keep` doesn't
  /// destroy it. If the storage refuses the copy, `keep` tries again, and fails until it succeeds.
  public mutating func quarantine(_ text: [UInt8]) {
    if !storeDamaged(text) { textToSetAside = text }
  }

  private func storeDamaged(_ text: [UInt8]) -> Bool {
    storage.write(key + ".damaged", text)
  }
}
