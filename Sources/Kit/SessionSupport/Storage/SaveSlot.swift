import GameCore

/// Text that several windows save. Call `readIfChanged` before `write`, and adopt text from another window instead of
/// overwriting it. Don't await in between: then only another process can interfere, within microseconds.
public struct SaveSlot {
  private let key: String
  private let storage: Storage

  /// The stored text when this slot last read or wrote it.
  private var lastSeenText: [UInt8]?

  /// Unreadable text that the storage refused to copy. It must not be overwritten yet.
  private var textToSetAside: [UInt8]?

  /// Creates the slot for a storage key. Doesn't read the storage.
  public init(key: String, storage: Storage) {
    self.key = key
    self.storage = storage
  }

  /// Returns the text that another window has saved since this slot last read or wrote it, or `nil` if there is none.
  public mutating func readIfChanged() -> [UInt8]? {
    let stored = storage.read(key)
    guard stored != lastSeenText else { return nil }
    lastSeenText = stored
    if stored != nil { textToSetAside = nil }
    return stored
  }

  func isNew(_ text: [UInt8]) -> Bool { text != lastSeenText }

  /// Stores text, unless it equals the one that this slot last read or wrote. Returns `false` if the storage refuses.
  public mutating func write(_ text: [UInt8]) -> Bool {
    guard isNew(text) else { return true }
    if let damaged = textToSetAside {
      guard storeDamagedText(damaged) else { return false }
      textToSetAside = nil
    }
    guard storage.write(key, text) else { return false }
    lastSeenText = text
    return true
  }

  /// Copies unreadable text to another key, so that the next `write` doesn't destroy it. If the storage refuses the
  /// copy, `write` tries again, and fails until the copy succeeds.
  public mutating func quarantine(_ text: [UInt8]) {
    if !storeDamagedText(text) { textToSetAside = text }
  }

  private func storeDamagedText(_ text: [UInt8]) -> Bool {
    storage.write(storage.quarantineKey(for: text, from: key), text)
  }
}
