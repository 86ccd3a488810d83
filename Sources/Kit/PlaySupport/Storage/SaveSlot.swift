/// One saved text that several windows may share. It never overwrites what another window saved: the one that comes
/// late is told, and takes over what is there.
public struct SaveSlot {
  /// What became of a text that was to be saved.
  public enum Outcome: Hashable, Sendable {
    /// It is kept.
    case saved
    /// Another window has saved something since this one last looked. Nothing was written; here is what is there.
    case changedElsewhere([UInt8])
    /// The storage is full or forbidden. Nothing was written.
    case refused
  }

  private let key: String
  private let storage: Storage
  private var lastKnown: [UInt8]?

  /// A text that cannot be read and could not be kept elsewhere either, so that it must not be overwritten yet.
  private var homeless: [UInt8]?

  /// Makes the slot for a key. Nothing is read yet.
  public init(key: String, storage: Storage) {
    self.key = key
    self.storage = storage
  }

  /// Reads what is saved, if anything is.
  public mutating func load() -> [UInt8]? {
    lastKnown = storage.read(key)
    homeless = nil
    return lastKnown
  }

  /// Saves a text, unless another window has saved another one since this slot was last loaded or saved.
  public mutating func save(_ text: [UInt8]) -> Outcome {
    if let changed = changeElsewhere() { return .changedElsewhere(changed) }
    if let homeless {
      guard keepAside(homeless) else { return .refused }
      self.homeless = nil
    }
    guard storage.write(key, text) else { return .refused }
    lastKnown = text
    return .saved
  }

  /// What another window has saved since this slot was last loaded or saved, or `nil` if that is still the newest.
  public func changeElsewhere() -> [UInt8]? {
    guard let stored = storage.read(key), stored != lastKnown else { return nil }
    return stored
  }

  /// Keeps the text that is there under another key, the slot's with `.damaged` after it, so that a text that cannot
  /// be read is not lost when the next one is saved. As long as the storage refuses that, it refuses the next one too.
  public mutating func setAside() {
    guard let text = storage.read(key), !keepAside(text) else { return }
    homeless = text
  }

  private func keepAside(_ text: [UInt8]) -> Bool {
    storage.write(key + ".damaged", text)
  }
}
