import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The two rows of the assignment with which the scores begin, dated to the last second of the day on which its first
  /// part was due.
  private static var firstRows: [ScoreRow] {
    [ScoreRow(score: 400, date: 1_581_897_599), ScoreRow(score: 300, date: 1_581_897_599)]
  }

  private static var determSettings: [UInt8] { Array("triples-settings/1\nmode determ".utf8) }
  private static var randomSettings: [UInt8] { Array("triples-settings/1\nmode random".utf8) }

  /// Takes up what is saved, or begins anew.
  func restore() {
    if environment.storage.read(SaveKey.settings) == Self.determSettings { mode = .determ }
    scores = storedScores() ?? ScoreList(Self.firstRows)
    guard let text = gameSlot.load() else {
      startGame(nil)
      save()
      return
    }
    guard let table = SavedTable(text: text) else {
      gameSlot.setAside()
      notices.append(.gameDamaged)
      startGame(nil)
      save()
      return
    }
    adopt(table)
  }

  /// Takes up what another window saved since, if it did, and says so.
  ///
  /// - Returns: whether it did; then the intent that asked is void, since the board is another one.
  func catchUp() -> Bool {
    guard let text = gameSlot.changeElsewhere() else { return false }
    takeOver(text)
    return true
  }

  /// To be called when something in the storage may have changed, or the window comes to the front again: takes up
  /// what another window has saved.
  public func storageChanged() {
    if let stored = storedScores(), stored != scores {
      scores = stored
      changed()
    }
    _ = catchUp()
  }

  /// Saves the game on the table.
  func save() {
    var table = SavedTable(replay: replay)
    table.redoMoves = redoMoves
    table.marks = marks
    table.endedDate = endedDate
    table.pendingStart = pendingStart
    switch gameSlot.save(table.text) {
    case .saved: break
    case .refused: tellOfRefusal()
    case .changedElsewhere(let text): takeOver(text)
    }
  }

  func saveSettings() {
    let text = mode == .determ ? Self.determSettings : Self.randomSettings
    if !environment.storage.write(SaveKey.settings, text) { tellOfRefusal() }
  }

  /// Changes the scores as they are stored now, so that what another window recorded is kept.
  func changeScores(_ change: (inout ScoreList) -> Void) {
    if let stored = storedScores() { scores = stored }
    change(&scores)
    if !environment.storage.write(SaveKey.scores, scores.text) { tellOfRefusal() }
  }

  func tell(_ notice: Notice) {
    if !notices.contains(notice) { notices.append(notice) }
  }

  private func tellOfRefusal() {
    guard !hasToldOfRefusal else { return }
    hasToldOfRefusal = true
    tell(.storageRefused)
  }

  private func storedScores() -> ScoreList? {
    guard let text = environment.storage.read(SaveKey.scores) else { return nil }
    if let list = try? ScoreList(text: text) { return list }
    var slot = SaveSlot(key: SaveKey.scores, storage: environment.storage)
    slot.setAside()
    tell(.scoresDamaged)
    // Written at once, so that the player is told of the damage only once.
    _ = environment.storage.write(SaveKey.scores, ScoreList(Self.firstRows).text)
    return nil
  }

  private func takeOver(_ text: [UInt8]) {
    _ = gameSlot.load()
    guard let table = SavedTable(text: text) else {
      gameSlot.setAside()
      tell(.gameDamaged)
      startGame(nil)
      save()
      changed()
      return
    }
    if let stored = storedScores() { scores = stored }
    popUp = nil
    adopt(table)
    tell(.changedElsewhere)
    changed()
  }

  private func adopt(_ table: SavedTable) {
    putOnTable(table.replay, marks: table.marks, redoMoves: table.redoMoves)
    pendingStart = table.pendingStart
    status = "\(title). Score \(game.score)."
    if let date = table.endedDate ?? (game.isDone ? environment.now() : nil) {
      let row = ScoreRow(score: game.score, date: date, marks: marks, line: replay.line)
      endedDate = date
      newestRow = row
      // A crash between the end of a game and its record must not lose the record.
      if scores.rank(of: row) == nil { changeScores { $0.insert(row) } }
      showEnd(row)
      if game.isDone { tab = .scores }
    }
  }
}
