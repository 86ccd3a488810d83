import NumberedGame

/// A saved content that several windows can change. A change applies to the stored content, so that changes by other
/// windows stay. If the storage refuses, the change stays in this window and is saved later.
public struct SharedSave<Content: SavedText> {
  /// A change to the content. Until it is saved, it is repeated on the content that another window saves.
  public typealias Change = (inout Content) -> Void

  /// The content that this window knows.
  public private(set) var content: Content

  private var slot: SaveSlot

  /// The changes of this window that aren't saved yet, oldest first.
  private var unsaved: [Change] = []

  /// Creates the content of a storage key, `initial` until something is saved. Doesn't read the storage.
  public init(key: String, storage: Storage, initial: Content) {
    slot = SaveSlot(key: key, storage: storage)
    content = initial
  }

  /// Loads what another window saved, and repeats the unsaved changes. Sets aside and replaces unreadable text.
  public mutating func refresh() -> StorageProblem {
    guard let text = slot.readIfChanged() else { return [] }
    guard let stored = Content(text: text) else {
      slot.quarantine(text)
      return save().union(.damaged)
    }
    content = stored
    for change in unsaved { change(&content) }
    return []
  }

  /// Applies a change to the stored content and saves it.
  public mutating func change(_ change: @escaping Change) -> StorageProblem {
    let trouble = refresh()
    let before = content
    change(&content)
    guard content != before else { return trouble }
    unsaved.append(change)
    return trouble.union(save())
  }

  /// Saves the changes that the storage has refused, if any.
  public mutating func retryFailedSaves() -> StorageProblem {
    unsaved.isEmpty ? [] : refresh().union(save())
  }

  private mutating func save() -> StorageProblem {
    guard slot.write(content.text) else { return .refused }
    unsaved = []
    return []
  }
}
