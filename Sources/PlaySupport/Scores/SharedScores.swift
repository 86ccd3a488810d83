/// The best games as they are saved, in a list that several windows may write to.
///
/// A row is added to the list as it is saved at that moment, so that what another window has recorded stays. What the
/// storage refuses stays in the list of this window, and is saved as soon as the storage takes it.
public struct SharedScores {
  private enum Change {
    case record(ScoreRow)
    case takeBack(ScoreRow)
  }

  /// The rows as far as this window knows.
  public private(set) var list: ScoreList

  private var slot: SaveSlot

  /// What has been changed here and is not saved yet, oldest first.
  private var unsaved: [Change] = []

  /// Makes the list under a key. Nothing is read yet.
  ///
  /// - Parameter firstRows: what the list holds when nothing has been saved yet.
  public init(key: String, storage: Storage, firstRows: [ScoreRow] = []) {
    slot = SaveSlot(key: key, storage: storage)
    list = ScoreList(firstRows)
  }

  /// Takes up what another window has saved. A list that cannot be read is set aside, and this window's is saved in
  /// its place.
  public mutating func refresh() -> StorageTrouble {
    guard takeUp() else { return [] }
    return save().union(.damaged)
  }

  /// Adds a row, unless it is there already.
  public mutating func record(_ row: ScoreRow) -> StorageTrouble {
    change(.record(row))
  }

  /// Takes a row out again, if it is there.
  public mutating func takeBack(_ row: ScoreRow) -> StorageTrouble {
    change(.takeBack(row))
  }

  /// Saves what the storage has refused so far, if there is anything.
  public mutating func saveAgain() -> StorageTrouble {
    unsaved.isEmpty ? [] : refresh().union(save())
  }

  private mutating func change(_ change: Change) -> StorageTrouble {
    let trouble = refresh()
    let before = list
    apply(change)
    guard list != before else { return trouble }
    unsaved.append(change)
    return trouble.union(save())
  }

  private mutating func apply(_ change: Change) {
    switch change {
    case .record(let row): if !list.contains(row) { list.insert(row) }
    case .takeBack(let row): list.remove(row)
    }
  }

  /// Takes up what is saved, if it is new, and repeats what is not saved yet.
  ///
  /// - Returns: whether it cannot be read and was set aside.
  private mutating func takeUp() -> Bool {
    guard slot.changeElsewhere() != nil, let text = slot.load() else { return false }
    guard let stored = try? ScoreList(text: text) else {
      slot.setAside()
      return true
    }
    list = stored
    for change in unsaved { apply(change) }
    return false
  }

  private mutating func save() -> StorageTrouble {
    var trouble: StorageTrouble = []
    // Another window may write at any moment, though hardly twice within one.
    for _ in 0..<3 {
      switch slot.save(list.text) {
      case .saved:
        unsaved = []
        return trouble
      case .refused: return trouble.union(.refused)
      case .changedElsewhere: if takeUp() { trouble.insert(.damaged) }
      }
    }
    return trouble
  }
}
