import GameCore

/// Saved content that several windows can change. Each change applies to the latest stored content, so it doesn't undo
/// changes by other windows. If the storage refuses a change, this window keeps it and saves it later.
public struct SharedSave<Content: SavedValue> {
  /// A change to the content. Until it is saved, it is applied again to any content that another window saves.
  public typealias Change = (inout Content) -> Void

  /// The content as this window knows it, with its unsaved changes.
  public private(set) var content: Content

  private var slot: SaveSlot

  /// This window's changes that aren't saved yet, oldest first.
  private var unsavedChanges: [Change] = []

  /// Creates access to the content of a storage key, `initial` until it is loaded. Doesn't read the storage.
  public init(key: String, storage: Storage, initial: Content) {
    slot = SaveSlot(key: key, storage: storage)
    content = initial
  }

  /// Loads content that another window saved, and applies the unsaved changes to it. Sets aside unreadable text, and
  /// saves this window's content in its place.
  public mutating func refresh() -> StorageProblem {
    guard let text = slot.readIfChanged() else { return [] }
    guard let stored = Content(text: text) else {
      slot.quarantine(text)
      return save().union(.damaged)
    }
    content = stored
    for change in unsavedChanges { change(&content) }
    return []
  }

  /// Applies a change to the stored content and saves it.
  public mutating func change(_ change: @escaping Change) -> StorageProblem {
    let trouble = refresh()
    let before = content
    change(&content)
    guard content != before else { return trouble }
    unsavedChanges.append(change)
    return trouble.union(save())
  }

  /// Saves the changes that the storage has refused, if any.
  public mutating func retryFailedSaves() -> StorageProblem {
    unsavedChanges.isEmpty ? [] : refresh().union(save())
  }

  private mutating func save() -> StorageProblem {
    guard slot.write(content.text) else { return .refused }
    unsavedChanges = []
    return []
  }
}
