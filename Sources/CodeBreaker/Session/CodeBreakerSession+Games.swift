import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// Starts a random game: any number of pegs, any theme. The player can return to an unfinished game until the first
  /// attempt of the new game. Buttons and menus call this "Restart Game".
  public func restart() {
    guard playMode.allows(.otherGames) else { return restartDay() }
    intent(canLeaveGame) {
      var randomness = SystemRandomness(environment)
      leave(for: .random(using: &randomness).limited(by: settings.limit))
    }
  }

  /// The label of the main button at the end: "Play again", "All days" (daily game), or "Best games" (past day).
  var nextLabel: String { playMode.nextLabel ?? "Play again" }

  /// The label of the button for `restart()` at the end of a game, or `nil` in today's daily game, which is played once.
  var restartLabel: String? {
    playMode.kind == .own ? "Restart Game" : playMode.kind == .pastDay ? "Play it again" : nil
  }

  /// Starts another game with the same number of pegs and theme. After a daily game, opens another page instead.
  public func playAgain() {
    guard playMode.allows(.otherGames) else { return leaveDay(for: playMode.nextNavigation) }
    intent(canLeaveGame) {
      var randomness = SystemRandomness(environment)
      let setup = game.setup
      let next = GameSetup.random(pegCount: setup.pegCount, theme: setup.theme, using: &randomness)
      leave(for: (setup.isWithoutLuck ? next.variantWithoutLuck : next).limited(by: settings.limit))
    }
  }

  /// Whether `returnToPreviousGame` can return to a previous game.
  public var canReturnToPreviousGame: Bool { saved.previousGame != nil && game.attempts.isEmpty && popUp == nil }

  /// The title of the previous game, such as "Game 12, Faces", or `nil` if there is none.
  package var previousGameTitle: String? {
    saved.previousGame.map { "\($0.game.setup.title), \($0.game.setup.theme.name)" }
  }

  /// The label of the button that returns to the previous game, or an empty string if there is none.
  public var previousGameLabel: String { previousGameTitle.map { "Back to \($0)" } ?? "" }

  /// Returns to the previous unfinished game.
  public func returnToPreviousGame() {
    guard canReturnToPreviousGame, let left = saved.previousGame else { return }
    intent {
      replaceGame(with: SavedGame(left))
      tab = .game
      status = "\(titleText) You’re back."
    }
  }

  /// Opens the form for a new game.
  public func askForNewGame() {
    guard playMode.allows(.otherGames) else { return leaveDay(for: .ownGame(address: [])) }
    guard canLeaveGame else { return }
    let setup = game.setup
    let form = NewGameForm(
      pegCount: setup.pegCount, theme: .theme(setup.theme), limit: settings.limit, isWithoutLuck: setup.isWithoutLuck)
    open(.popUp(.newGame(form)))
    saveAndRedraw()
  }

  /// Sets the number of pegs of the next game. `nil` means any number.
  public func choose(pegCount: Int?) {
    guard pegCount.map({ GameSetup.pegCounts.contains($0) }) ?? true else { return }
    changeForm { $0.pegCount = pegCount }
  }

  /// Sets the theme of the next game.
  public func choose(theme: ThemeChoice) {
    changeForm { $0.theme = theme }
  }

  /// Sets the attempt limit of the next games.
  public func choose(limit: LimitSetting) {
    guard limit.isValid else { return }
    changeForm { $0.limit = limit }
  }

  /// Sets whether the next game is without luck.
  public func choose(isWithoutLuck: Bool) {
    changeForm { $0.isWithoutLuck = isWithoutLuck }
  }

  /// Stores what the player has typed so far as the number of the next game.
  func enterNumber(_ number: [UInt8]) {
    changeForm { $0.numberText = number }
  }

  /// Starts the chosen game, or reports why its number is invalid. `text` is the number as UTF-8, and may have spaces
  /// around it. An empty text starts a random game. A game without luck ignores `text`.
  public func startChosenGame(number text: [UInt8] = []) {
    guard case .newGame(let form) = popUp else { return }
    let digits = text.trimmed
    var number: GameNumber?
    if !digits.isEmpty, !form.isWithoutLuck {
      do {
        number = try GameNumber(text: digits)
      } catch {
        status = error.sentence
        changeForm { $0.fault = error }
        return
      }
    }
    intent {
      close(.popUp)
      if settings.limit != form.limit { store.changeSettings { $0.limit = form.limit } }
      leave(for: setup(form, number: number))
    }
  }

  /// Shows the screen of a tab, and closes the review and the duel.
  public func select(_ tab: Tab) {
    self.tab = tab
    close(.review)
    close(.duel)
    saveAndRedraw()
  }

  /// Sets how the session handles a guess with holes.
  public func choose(holes: HoleSetting) {
    changeSettings(announcing: "Holes in a guess: \(holes.label).") { $0.holes = holes }
  }

  /// The settings for letters and for holes.
  public var gameSettingChoices: [(id: BlockID, choice: Choice)] {
    let options = HoleSetting.allCases
    let holes = Choice(
      "Holes in a guess", options.map { $0.label }, selectedIndex: options.firstIndex(of: settings.holes) ?? 0,
      isSegmented: true, action: .init(SettingCode.holes))
    return [letterChoice, ("holes", holes)]
  }

  /// Chooses an option of one of these settings.
  public func chooseInGameSetting(_ id: Action.ID) {
    let options = HoleSetting.allCases
    guard id.code == SettingCode.holes.rawValue else { return chooseLetters(id) }
    if options.indices.contains(id.index) { choose(holes: options[id.index]) }
  }

  /// Whether the player can start another game. The only pop-up that may be open is the one with the result.
  public var canLeaveGame: Bool {
    switch popUp {
    case nil, .ended: true
    case .hint: isHintBeside
    case .confirmGiveUp, .newGame: false
    }
  }

  /// Starts a game with `setup`. The player can return to the current game if it's unfinished and has attempts.
  func leave(for setup: GameSetup) {
    var left: PlayedGame?
    if !game.isOver {
      _ = prepareToSave()
      left = game.attempts.isEmpty ? saved.previousGame : saved.playedGame
    }
    replaceGame(with: SavedGame(setup, leaving: left))
    show(.game)
    status = titleText
    showCodeSetHereNotice()
  }

  func replaceGame(with next: SavedGame) {
    if !hasSamePosition(as: next.playedGame.game) {
      forgetHint()
      gameReview = nil
      duel = nil
    }
    // The player may be choosing the next game, so keep its pop-up open.
    let popUp = popUp
    closeOverlays()
    if let popUp { open(.popUp(popUp)) }
    saved = next
    clock = GameClock(
      seconds: next.playedGame.seconds,
      hasBegun: next.playedGame.seconds > 0 || !game.attempts.isEmpty || !game.guess.isEmpty)
    holeQuestion = nil
    dealCount += 1
  }

  /// The current game as a sentence: "Game 537, Mastermind, 4 pegs."
  var titleText: String {
    "\(numberTitle), \(title), \(pegCountText)."
  }

  private func setup(_ form: NewGameForm, number: GameNumber?) -> GameSetup {
    var randomness = SystemRandomness(environment)
    // Draw a complete random game, so that whatever the player left open has its usual probability.
    let drawn = GameSetup.random(using: &randomness)
    let theme =
      switch form.theme {
      case .any: drawn.theme
      case .theme(let theme): theme
      case .anyOf(let kind): Theme.all(of: kind)[randomness.draw(below: Theme.all(of: kind).count)]
      }
    let setup = try? GameSetup(
      deal: number.map { .number($0) } ?? drawn.deal, pegCount: form.pegCount ?? drawn.pegCount, theme: theme)
    let chosen = setup ?? drawn
    return (form.isWithoutLuck ? chosen.variantWithoutLuck : chosen).limited(by: form.limit)
  }

  private func changeForm(_ change: (inout NewGameForm) -> Void) {
    guard case .newGame(var form) = popUp else { return }
    form.fault = nil
    change(&form)
    open(.popUp(.newGame(form)))
    saveAndRedraw()
  }
}
