import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession: PersistentLetteredSession {
  /// The theme of the pegs.
  public var pegTheme: Theme { game.setup.theme }

  package var homeStatus: String {
    guard day == nil else { return dayStatus(attemptLine) }
    let best = statistics[StatisticsGroup(game.setup)].fewestAttempts
    return attemptLine.isEmpty ? best.map { "Best \(SpokenText.attemptCount($0))" } ?? "" : attemptLine
  }

  /// The current attempt, "Attempt 4 of 12", or an empty string if the game isn't in progress.
  var attemptLine: String {
    guard !game.isOver, !game.attempts.isEmpty || !game.guess.isEmpty else { return "" }
    return "Attempt \(game.attempts.count + 1)\(game.setup.attemptLimit.map { " of \($0)" } ?? "")"
  }

  /// Starts the first game, with the pegs and colors of the board game. New players get the usual attempt limit.
  /// Players of releases without limits already have a saved game, so this doesn't give them a limit.
  package func startFirstGame() {
    if playMode.kind == .pastDay { return beginPastDay() }
    if settings == Settings() { store.changeSettings { $0.limit = .usual } }
    var randomness = SystemRandomness(environment)
    let setup =
      day == nil
      ? (shownOpening ?? .random(pegCount: 4, theme: .mastermind, using: &randomness)).limited(by: settings.limit)
      : daySetup
    replaceGame(with: SavedGame(setup))
    status = titleText
  }

  /// The setup of the game whose empty board the player already sees, or `nil` if there is none.
  private var shownOpening: GameSetup? {
    environment.shownOpening().flatMap { GameNumber(UInt64(clamping: $0)) }.flatMap {
      try? GameSetup(number: $0, pegCount: 4, theme: .mastermind)
    }
  }

  package func adopt(_ game: SavedGame) {
    var game = game
    if playMode.kind == .pastDay { game.playedGame.game = pastDayGameWithCode(game.playedGame.game) }
    replaceGame(with: game)
    if isRanked { return restoreRankedGame() }
    // The app may have crashed after the game ended but before it was counted. Both methods ignore a counted game.
    countEnd()
    recordMissedDayResult()
    status = endedGame?.spokenText ?? progressText
  }

  package func canAdopt(_ game: SavedGame) -> Bool {
    day == nil || game.playedGame.game.setup == daySetup && (playMode.kind != .pastDay || matchesPastDeal(game))
  }

  package func dismissPrompts() {
    switch popUp {
    case .ended, .confirmGiveUp, .hint: close(.popUp)
    case .newGame, nil: break
    }
  }

  package func reloadDerivedState() {
    if case .ended = popUp { showEnd() }
  }

  package func refresh() -> Bool {
    let before = skill
    reportDamage(sharedFiles.skill.refresh(), .skillDamaged)
    return store.refresh() || skill != before
  }

  package func retryFailedSaves() {
    store.retryFailedSaves()
    reportDamage(sharedFiles.skill.retryFailedSaves(), .skillDamaged)
    reportDamage(sharedFiles.finishedGames.retryFailedSaves(), .finishedGamesDamaged)
  }

  /// Shows a notice if a shared file couldn't be read and was set aside. What the storage refuses is saved later.
  func reportDamage(_ problem: StorageProblem, _ notice: Notice) {
    store.report(problem.intersection(.damaged), damaged: notice)
  }

  /// Counts the current game in the statistics if it's over, has a guess, and isn't excluded from the records.
  func countEnd() {
    guard let date = endedDate, !game.attempts.isEmpty, isCounted(in: .records) else { return }
    let (game, seconds, isHinted) = (game, elapsedSeconds, hintCount > 0)
    store.changeRecords { $0.count(game, seconds: seconds, date: date, isHinted: isHinted) }
  }
}

extension Notice {
  static var statisticsDamaged: Notice {
    Notice("Can’t read the saved statistics. They were set aside, and counting starts from zero.")
  }

  static var skillDamaged: Notice {
    Notice("Can’t read the record of your mistakes. It was set aside, and a new one has started.")
  }

  static var finishedGamesDamaged: Notice {
    Notice("Can’t read the list of your finished games. It was set aside, and a new one has started.")
  }
}
