/// The best games as they are saved, in a list that several windows may write to.
public struct SharedScores {
  private var save: SharedSave<ScoreList>

  /// Makes the list under a key. Nothing is read yet.
  ///
  /// - Parameter firstRows: what the list holds when nothing has been saved yet.
  public init(key: String, storage: Storage, firstRows: [ScoreRow] = []) {
    save = SharedSave(key: key, storage: storage, initial: ScoreList(firstRows))
  }

  /// The rows as far as this window knows.
  public var list: ScoreList { save.content }

  /// Takes up what another window has saved. A list that cannot be read is set aside, and this window's is saved in
  /// its place.
  public mutating func refresh() -> StorageTrouble {
    save.refresh()
  }

  /// Adds a row, unless it is there already.
  public mutating func record(_ row: ScoreRow) -> StorageTrouble {
    save.change { if !$0.contains(row) { $0.insert(row) } }
  }

  /// Takes a row out again, if it is there.
  public mutating func takeBack(_ row: ScoreRow) -> StorageTrouble {
    save.change { $0.remove(row) }
  }

  /// Saves what the storage has refused so far, if there is anything.
  public mutating func saveAgain() -> StorageTrouble {
    save.saveAgain()
  }
}
