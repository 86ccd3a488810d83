import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The two rows of the assignment with which the scores begin, dated to the last second of the day on which its first
  /// part was due.
  static var firstRows: [ScoreRow] {
    [ScoreRow(score: 400, date: 1_581_897_599), ScoreRow(score: 300, date: 1_581_897_599)]
  }

  /// Takes up what is saved, or begins anew.
  func restore() {
    readSettings()
    report(sharedScores.refresh())
    guard let text = gameSlot.load() else {
      startGame(nil)
      save()
      return
    }
    guard let table = SavedTable(text: text) else {
      gameSlot.setAside()
      tell(.gameDamaged)
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
    guard gameSlot.changeElsewhere() != nil else { return false }
    return takeOver() || !save()
  }

  /// To be called when something in the storage may have changed, or the window comes to the front again: takes up
  /// what another window has saved.
  public func storageChanged() {
    _ = catchUp()
    let before = (mode: mode, ranking: ranking, scores: scores, noticeCount: notices.count)
    readSettings()
    report(sharedScores.refresh())
    guard
      before.mode != mode || before.ranking != ranking || before.scores != scores || before.noticeCount != notices.count
    else { return }
    if case .ended = popUp { showEnd() }
    changed()
  }

  /// Saves the game on the table.
  ///
  /// - Returns: `false` if that was void, since another window's game had to be taken over.
  @discardableResult
  func save() -> Bool {
    // What could not be recorded goes first: the game that it is of may be about to leave the table.
    report(sharedScores.saveAgain())
    if areSettingsUnsaved { saveSettings() }
    // Another window may write at any moment, though hardly twice within one.
    for _ in 0..<3 {
      switch gameSlot.save(savedTable.text) {
      case .saved: return true
      case .refused:
        report(.refused)
        return true
      case .changedElsewhere: if takeOver() { return false }
      }
    }
    return true
  }

  /// Takes up the settings that another window chose since they were last read.
  func readSettings() {
    guard settingsSlot.changeElsewhere() != nil, let text = settingsSlot.load() else { return }
    if let stored = SavedSettings(text: text) {
      mode = stored.mode
      ranking = stored.ranking
      areSettingsUnsaved = false
    } else {
      settingsSlot.setAside()
      tell(.settingsDamaged)
      saveSettings()
    }
  }

  func saveSettings() {
    let settings = SavedSettings(mode: mode, ranking: ranking)
    areSettingsUnsaved = settingsSlot.save(settings.text) == .refused
    if areSettingsUnsaved { report(.refused) }
  }

  /// Records a row, or takes it back, in the scores as they are stored now.
  func record(_ row: ScoreRow) {
    report(sharedScores.record(row))
    dropReviewsWithoutRow()
  }

  func takeBack(_ row: ScoreRow) {
    report(sharedScores.takeBack(row))
    dropReviewsWithoutRow()
  }

  func tell(_ notice: Notice) {
    // By bytes, since comparing strings would cost the browser build the Unicode tables.
    guard !notices.contains(where: { $0.text.utf8Bytes == notice.text.utf8Bytes }) else { return }
    notices.append(notice)
  }

  func report(_ trouble: StorageTrouble) {
    if trouble.contains(.damaged) { tell(.scoresDamaged) }
    if trouble.contains(.refused), !hasToldOfRefusal {
      hasToldOfRefusal = true
      tell(.storageRefused)
    }
  }

  var savedTable: SavedTable {
    var table = SavedTable(replay: replay)
    table.redoMoves = redoMoves
    table.givenMoveCount = givenMoveCount
    table.coachStart = coachStart
    table.marks = marks
    table.endedDate = endedDate
    table.pendingStart = pendingStart
    return table
  }

  /// Takes over the game that another window saved.
  ///
  /// - Returns: whether there was one. If what it saved cannot be read, that is set aside and this game goes on.
  private func takeOver() -> Bool {
    guard let text = gameSlot.load() else { return false }
    defer { changed() }
    guard let table = SavedTable(text: text) else {
      gameSlot.setAside()
      tell(.gameDamagedElsewhere)
      return false
    }
    report(sharedScores.refresh())
    if case .ended = popUp { popUp = nil }
    adopt(table)
    tell(.changedElsewhere)
    return true
  }

  private func adopt(_ table: SavedTable) {
    putOnTable(table.replay, marks: table.marks, redoMoves: table.redoMoves)
    givenMoveCount = table.givenMoveCount
    coachStart = table.coachStart
    pendingStart = table.pendingStart
    status = "\(title). Score \(game.score)."
    endedDate = table.endedDate
    guard let row = endedRow else { return }
    if isRecorded {
      newestRow = row
      // A crash between the end of a game and its record must not lose the record.
      record(row)
      if game.isDone { tab = .scores }
    }
    showEndIfDue()
  }
}
