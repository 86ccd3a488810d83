import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// Starts a game of chance: any number of pegs, colours or emoji, any theme. A game that was not over can be brought
  /// back until the first attempt at the new one. Its buttons say "Surprise me", and in menus "Restart Game".
  public func restart() {
    guard playMode.allows(.otherGames) else { return restartDay() }
    intent(canLeaveGame) {
      var randomness = SystemRandomness(environment)
      leave(for: .random(using: &randomness).limited(by: settings.limit))
    }
  }

  /// What the main answer to the end of a game says: "Play again", or at the table of a day "All days", or "Best games" where
  /// that is played again.
  public var nextLabel: String { playMode.nextLabel ?? "Play again" }

  /// Starts another game with as many pegs of the same theme. The table of a day has one game: there it goes to all days.
  public func playAgain() {
    guard playMode.allows(.otherGames) else { return leaveDay(for: playMode.next) }
    intent(canLeaveGame) {
      var randomness = SystemRandomness(environment)
      let setup = game.setup
      let next = GameSetup.random(pegCount: setup.pegCount, theme: setup.theme, using: &randomness)
      leave(for: (setup.isWithoutLuck ? next.withoutLuck : next).limited(by: settings.limit))
    }
  }

  /// Whether there is a game that `bringBack` brings back.
  public var canBringBack: Bool { saved.left != nil && game.attempts.isEmpty && popUp == nil }

  /// The game that can be brought back: "Game 12, Faces".
  public var leftGameTitle: String? {
    saved.left.map { "\($0.game.setup.title), \($0.game.setup.theme.name)" }
  }

  /// Goes back to the unfinished game that was left for the one on the table.
  public func bringBack() {
    guard canBringBack, let left = saved.left else { return }
    intent {
      putOnTable(SavedGame(left))
      tab = .game
      status = "\(titleText) Back again."
    }
  }

  /// Asks the player what the next game should be.
  public func askForNewGame() {
    guard playMode.allows(.otherGames) else { return leaveDay(for: .ownTable(address: [])) }
    guard canLeaveGame else { return }
    let setup = game.setup
    let form = NewGameForm(
      pegCount: setup.pegCount, theme: .theme(setup.theme), limit: settings.limit, isWithoutLuck: setup.isWithoutLuck)
    open(.popUp(.newGame(form)))
    changed()
  }

  /// Chooses how many pegs the next game has; `nil` is any number.
  public func choose(pegCount: Int?) {
    guard pegCount.map({ GameSetup.pegCounts.contains($0) }) ?? true else { return }
    changeForm { $0.pegCount = pegCount }
  }

  /// Chooses what the pegs of the next game are chosen from.
  public func choose(theme: ThemeChoice) {
    changeForm { $0.theme = theme }
  }

  /// Chooses after how many attempts the next games are lost.
  public func choose(limit: LimitSetting) {
    guard limit.isPossible else { return }
    changeForm { $0.limit = limit }
  }

  /// Chooses whether the next game is one without luck, or one with a secret code.
  public func choose(isWithoutLuck: Bool) {
    changeForm { $0.isWithoutLuck = isWithoutLuck }
  }

  /// Starts the game that the player has chosen, or says what is wrong with its number.
  ///
  /// - Parameter text: the game number as it was typed, as UTF-8, or nothing for any number. Spaces around it are
  ///   forgiven. A game without luck has none, whatever was typed.
  public func startChosenGame(number text: [UInt8] = []) {
    guard case .newGame(let form) = popUp else { return }
    let digits = text.trimmed
    var number: GameNumber?
    if !digits.isEmpty, !form.isWithoutLuck {
      do {
        number = try GameNumber(text: digits)
      } catch {
        status = "The game number \(error)."
        changeForm { $0.fault = error }
        return
      }
    }
    intent {
      close(.popUp)
      if settings.limit != form.limit { keeper.changeSettings { $0.limit = form.limit } }
      leave(for: setup(form, number: number))
    }
  }

  /// Brings a screen to the front.
  public func select(_ tab: Tab) {
    self.tab = tab
    close(.review)
    close(.duel)
    changed()
  }

  /// Chooses whether colour pegs carry letters.
  public func choose(letters: LetterSetting) {
    changeSettings(saying: "Letters on colors: \(letters.label).") { $0.letters = letters }
  }

  /// Chooses what becomes of a guess with holes.
  public func choose(holes: HoleSetting) {
    changeSettings(saying: "Holes in a guess: \(holes.label).") { $0.holes = holes }
  }

  /// Whether the table is free for another game: nothing waits for an answer but the end of this one. Otherwise asking for
  /// one does nothing.
  public var canLeaveGame: Bool {
    switch popUp {
    case nil, .ended: true
    case .confirmGiveUp, .hint, .newGame: false
    }
  }

  /// Brings another game to the table and keeps the one that is there, if it has attempts and could go on.
  func leave(for setup: GameSetup) {
    var left: PlayedGame?
    if !game.isOver {
      _ = prepareToSave()
      left = game.attempts.isEmpty ? saved.left : saved.played
    }
    putOnTable(SavedGame(setup, leaving: left))
    show(.game)
    status = titleText
    tellOfCodeSetHere()
  }

  /// Brings a game to the table.
  func putOnTable(_ next: SavedGame) {
    if !isSamePosition(next.played.game) {
      forgetHint()
      gameReview = nil
      duel = nil
    }
    // The player may be choosing the next game.
    let popUp = popUp
    closeOverlays()
    if let popUp { open(.popUp(popUp)) }
    saved = next
    clock = GameClock(
      seconds: next.played.seconds,
      hasBegun: next.played.seconds > 0 || !game.attempts.isEmpty || !game.guess.isEmpty)
    isAskedAboutHoles = false
    dealCount += 1
  }

  /// The game on the table in a sentence: "Game 537, Mastermind, 4 pegs."
  var titleText: String {
    "\(numberTitle), \(title), \(pegCountText)."
  }

  private func setup(_ form: NewGameForm, number: GameNumber?) -> GameSetup {
    var randomness = SystemRandomness(environment)
    // Drawn whole, so that what the player left open is as likely as in any game of chance.
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
    return (form.isWithoutLuck ? chosen.withoutLuck : chosen).limited(by: form.limit)
  }

  private func changeForm(_ change: (inout NewGameForm) -> Void) {
    guard case .newGame(var form) = popUp else { return }
    form.fault = nil
    change(&form)
    open(.popUp(.newGame(form)))
    changed()
  }
}
