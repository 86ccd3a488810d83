import CodeBreakerModel
import PlaySupport

extension CodeBreakerSession {
  /// Takes up what is saved, or begins anew.
  func restore() {
    readSettings()
    report(sharedStatistics.refresh())
    refreshSkill()
    guard let text = gameSlot.load() else {
      startFirstGame()
      return
    }
    guard let table = SavedTable(text: text) else {
      gameSlot.setAside()
      tell(.gameDamaged)
      startFirstGame()
      return
    }
    adopt(table)
  }

  /// Takes up what another window saved since, if it did, and says so.
  ///
  /// - Returns: whether it did; then the intent that asked is void, since the game is another one.
  func catchUp() -> Bool {
    guard gameSlot.changeElsewhere() != nil else { return false }
    return takeOver() || !save()
  }

  /// To be called when something in the storage may have changed: takes up what another window has saved.
  public func storageChanged() {
    _ = catchUp()
    let before = (settings: settings, statistics: statistics, skill: skill, noticeCount: notices.count)
    readSettings()
    report(sharedStatistics.refresh())
    refreshSkill()
    guard
      before.settings != settings || before.statistics != statistics || before.skill != skill
        || before.noticeCount != notices.count
    else { return }
    if case .ended = popUp { showEnd() }
    changed()
  }

  /// Saves the game on the table, with the clock as it should stand now.
  ///
  /// - Returns: `false` if that was void, since another window's game had to be taken over.
  @discardableResult
  func save() -> Bool {
    runClock()
    // What could not be counted goes first: the game that it is of may be about to leave the table.
    report(sharedStatistics.saveAgain())
    _ = sharedSkill.saveAgain()
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
  private func readSettings() {
    guard settingsSlot.changeElsewhere() != nil, let text = settingsSlot.load() else { return }
    if let stored = Settings(text: text) {
      settings = stored
    } else {
      settingsSlot.setAside()
      tell(.settingsDamaged)
      saveSettings()
    }
  }

  func saveSettings() {
    if settingsSlot.save(settings.text) == .refused { report(.refused) }
  }

  /// Takes up the record of skill that another window saved. One that cannot be read is set aside, and another begins.
  private func refreshSkill() {
    _ = sharedSkill.refresh()
  }

  /// Counts the game on the table, which has ended, in the statistics as they are stored now.
  func countEnd() {
    guard let date = endedDate else { return }
    let (game, seconds, isHinted) = (game, elapsedSeconds, hintCount > 0)
    report(sharedStatistics.change { $0.count(game, seconds: seconds, date: date, isHinted: isHinted) })
  }

  func tell(_ notice: Notice) {
    if !notices.contains(notice) { notices.append(notice) }
  }

  private func report(_ trouble: StorageTrouble) {
    if trouble.contains(.damaged) { tell(.statisticsDamaged) }
    if trouble.contains(.refused), !hasToldOfRefusal {
      hasToldOfRefusal = true
      tell(.storageRefused)
    }
  }

  private var savedTable: SavedTable {
    var table = SavedTable(game: game)
    table.selection = selection
    table.seconds = elapsedSeconds
    table.hintCount = hintCount
    table.endedDate = endedDate
    table.leftGame = leftGame
    return table
  }

  /// The first game of all: the colours of the board game.
  private func startFirstGame() {
    var randomness = SystemRandomness(environment)
    putOnTable(
      CodeBreaker(
        .random(pegCount: 4, theme: .mastermind, attemptLimit: settings.attemptLimit, using: &randomness)))
    status = titleText
    save()
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
    report(sharedStatistics.refresh())
    switch popUp {
    case .ended, .confirmGiveUp, .hint: popUp = nil
    case .newGame, nil: break
    }
    adopt(table)
    tell(.changedElsewhere)
    return true
  }

  private func adopt(_ table: SavedTable) {
    putOnTable(table.game, seconds: table.seconds)
    selection = table.selection
    hintCount = table.hintCount
    leftGame = table.leftGame
    endedDate = table.endedDate
    runClock()
    // A crash between the end of a game and its count must not lose the count. What is counted is not counted again.
    countEnd()
    status = endedGame?.spoken ?? "\(titleText) \(Spoken.attemptCount(game.attempts.count)) so far."
  }
}

extension Notice {
  /// The saved statistics could not be read.
  static var statisticsDamaged: Notice {
    Notice("The saved statistics could not be read. They have been set aside, and counting begins anew.")
  }
}
