import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession: PersistentSession {
  /// The initial scores that the assignment prescribes, from the last second of the day when its first part was due.
  static var initialRows: [ScoreRow] {
    [ScoreRow(score: 400, time: 1_581_897_599), ScoreRow(score: 300, time: 1_581_897_599)]
  }

  package var homeStatus: String {
    if day != nil { return dayHomeStatus }
    guard endedDate == nil, !replay.moves.isEmpty else { return bestScore == nil ? "" : "Best \(bestText)" }
    return "Continue, \(DecimalText.grouped(game.score)) \(game.score == 1 ? "point" : "points")"
  }

  package func startFirstGame() {
    if playMode.hasDealer { return startDailyGame() }
    let isFirstVisit = isFirstVisit
    startGame(dayGame ?? shownOpening)
    guard isFirstVisit else { return }
    // Save the game first. If saving the lesson fails, the game still continues.
    save()
    store.changeSettings { $0.lesson = .three }
  }

  package func adopt(_ game: SavedGame) {
    replaceGame(with: game)
    if playMode.hasDealer { return restoreDailyGame() }
    status = progressText
    guard let row = endedRow else { return }
    if isRecorded {
      gameEnd.setNewestRow(row)
      // A crash may have prevented the game from being recorded or counted. While the statistics are empty, they are
      // computed from the scores, so a row in the scores is counted already.
      if !scores.contains(row) || !sharedFiles.statistics.content.isEmpty { record(row) }
    }
  }

  package func canAdopt(_ game: SavedGame) -> Bool {
    playMode.hasDealer ? matchesSessionDay(game) : dayGame.map { $0.number == game.replay.number } ?? true
  }

  package var isDealt: Bool { !isRanked || !replay.spawns.isEmpty }

  package func dismissPrompts() {
    switch popUp {
    case .ended, .level, .hintQuestion: close(.popUp)
    case .openGame, .challenge, nil: break
    }
  }

  package func reloadDerivedState() {
    if case .ended = popUp { showEnd() }
    if let card = levelCard, !card.asksToGiveUp, !card.awaitsBestGame { showCard(of: card.level) }
  }

  package func refresh() -> Bool {
    let before = sharedFiles.levels.content
    let isDifferent = refreshStatistics()
    reportLevelProblem(sharedFiles.levels.refresh())
    return store.refresh() || isDifferent || sharedFiles.levels.content != before
  }

  package func retryFailedSaves() {
    store.retryFailedSaves()
    sharedFiles.retryFailedSaves()
  }

  /// Adds a row to the stored scores, and counts its game.
  func record(_ row: ScoreRow) {
    guard playMode.allows(.records) else { return }
    store.changeRecords { $0.record(row) }
    recordDayResult()
    count(row)
    dropReviewsWithoutRow()
  }

  /// Removes a row from the stored scores, and its game from the counts.
  func removeRecord(of row: ScoreRow) {
    guard playMode.allows(.records) else { return }
    store.changeRecords { $0.remove(row) }
    store.removeDayResult()
    removeFromStatistics(row)
    dropReviewsWithoutRow()
  }
}
