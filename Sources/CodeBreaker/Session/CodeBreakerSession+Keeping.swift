import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession: KeptTable {
  package var doorLine: String { day == nil ? attemptLine : dayDoorLine }

  /// Which attempt comes next, if the game on the table has begun and goes on: "Attempt 4 of 12".
  var attemptLine: String {
    guard !game.isOver, !game.attempts.isEmpty || !game.guess.isEmpty else { return "" }
    return "Attempt \(game.attempts.count + 1)\(game.setup.attemptLimit.map { " of \($0)" } ?? "")"
  }

  /// The first game of all: the colors of the board game. Who has chosen nothing yet has the usual limit of attempts from
  /// now on; players of releases that knew none go on without.
  package func beginAnew() {
    if playMode.kind == .pastDay { return beginPastDay() }
    if settings == Settings() { keeper.changeSettings { $0.limit = .usual } }
    var randomness = SystemRandomness(environment)
    let setup =
      day == nil
      ? GameSetup.random(pegCount: 4, theme: .mastermind, using: &randomness).limited(by: settings.limit) : daySetup
    putOnTable(SavedGame(setup))
    status = titleText
  }

  package func adopt(_ game: SavedGame) {
    var game = game
    if playMode.kind == .pastDay { game.played.game = pastGame(game.played.game) }
    putOnTable(game)
    if isRanked { return adoptRanked() }
    // A crash between the end of a game and its count must not lose the count. What is counted is not counted again.
    countEnd()
    makeUpForDay()
    status = endedGame?.spoken ?? "\(titleText) \(Spoken.attemptCount(self.game.attempts.count)) so far."
  }

  package func belongsHere(_ game: SavedGame) -> Bool {
    day == nil || game.played.game.setup == daySetup && (playMode.kind != .pastDay || follows(game))
  }

  package func closeQuestions() {
    switch popUp {
    case .ended, .confirmGiveUp, .hint: close(.popUp)
    case .newGame, nil: break
    }
  }

  package func showAgain() {
    if case .ended = popUp { showEnd() }
  }

  package func refresh() -> Bool {
    keeper.refreshDays()
    let before = skill
    _ = sharedFiles.skill.refresh()
    return keeper.refresh() || skill != before
  }

  package func saveAgain() {
    keeper.saveAgain()
    sharedFiles.saveAgain()
  }

  /// Counts the game on the table in the statistics as they are saved now, if it has ended and counts. One without a guess was
  /// not played.
  func countEnd() {
    guard let date = endedDate, !game.attempts.isEmpty, counts(in: .records) else { return }
    let (game, seconds, isHinted) = (game, elapsedSeconds, hintCount > 0)
    keeper.changeRecords { $0.count(game, seconds: seconds, date: date, isHinted: isHinted) }
  }
}

extension Notice {
  /// The saved statistics could not be read.
  static var statisticsDamaged: Notice {
    Notice("The saved statistics could not be read. They have been set aside, and counting starts from zero.")
  }
}
