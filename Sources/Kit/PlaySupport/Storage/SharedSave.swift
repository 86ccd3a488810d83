import NumberedGame

/// Something saved that several windows may change.
///
/// A change is made to the content as it is saved at that moment, so that what another window has changed stays. What
/// the storage refuses stays in the content of this window, and is saved as soon as the storage takes it.
public struct SharedSave<Content: SavedText> {
  /// A change to the content. As long as it is not saved, it is made anew to whatever another window has saved.
  public typealias Change = (inout Content) -> Void

  /// The content as far as this window knows.
  public private(set) var content: Content

  private var slot: SaveSlot

  /// What has been changed here and is not saved yet, oldest first.
  private var unsaved: [Change] = []

  /// Makes the content under a key. Nothing is read yet.
  ///
  /// - Parameters:
  ///   - key: where in the storage it stands.
  ///   - storage: which other windows may share.
  ///   - initial: the content as long as nothing has been saved.
  public init(key: String, storage: Storage, initial: Content) {
    slot = SaveSlot(key: key, storage: storage)
    content = initial
  }

  /// Takes up what another window has saved, and repeats what is not saved yet. A text that cannot be read is set aside,
  /// and this window's content is saved in its place.
  public mutating func refresh() -> StorageTrouble {
    guard let text = slot.look() else { return [] }
    guard let stored = Content(text: text) else {
      slot.setAside(text)
      return save().union(.damaged)
    }
    content = stored
    for change in unsaved { change(&content) }
    return []
  }

  /// Changes the content and saves it.
  public mutating func change(_ change: @escaping Change) -> StorageTrouble {
    let trouble = refresh()
    let before = content
    change(&content)
    guard content != before else { return trouble }
    unsaved.append(change)
    return trouble.union(save())
  }

  /// Saves what the storage has refused so far, if there is anything.
  public mutating func saveAgain() -> StorageTrouble {
    unsaved.isEmpty ? [] : refresh().union(save())
  }

  private mutating func save() -> StorageTrouble {
    guard slot.keep(content.text) else { return .refused }
    unsaved = []
    return []
  }
}
