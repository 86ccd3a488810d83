import CodeBreakerModel
import NumberedGame
import PlaySupport

// A friend as the one who breaks the code: on this device, or far away.
extension SetterSession {
  // MARK: On this device

  /// Uncovers the table, to the friend who has the device now. The code stays hidden.
  public func beginBreaking() {
    intent(question == nil && game.stage == .covered) {
      game.stage = .breaking
      let limit = limit.attempts(pegCount: game.board.pegCount, choiceCount: game.board.choiceCount)
      game.limit = min(limit ?? OwnBoard.mostAttempts, OwnBoard.mostAttempts)
      status = "\(CodeBreakerSession.Spoken.attemptCount(game.limit)) left. Break the code."
    }
  }

  /// After how many attempts a friend loses: as in the player's own games, and where nothing was chosen yet, as usual.
  private var limit: CodeBreakerSession.LimitSetting { settings == Settings() ? .usual : settings.limit }

  /// Why the guess cannot be made, to be said at its button.
  public var guessProblem: String? {
    if game.row.isEmpty { return CodeBreakerSession.Spoken.reason(.noPegs) }
    let first = game.board.attempts.firstIndex { $0.guess == game.row.pegs }
    return first.map { CodeBreakerSession.Spoken.reason(.alreadyTried(attempt: $0 + 1)) }
  }

  /// Whether the friend's guess can be made.
  public var canGuess: Bool { acceptsPegs && game.stage == .breaking && guessProblem == nil }

  /// Makes the friend's guess, which the code answers.
  public func guess() {
    intent(canGuess) {
      guard let code = game.code else { return }
      let attempt = OwnBoard.Attempt(
        guess: game.row.pegs, counts: AnsweredGuess.counts(of: game.row.pegs, against: code))
      guard game.board.add(attempt) else { return }
      game.row = CodeRow(pegCount: game.board.pegCount)
      give(game.board.isSolved ? .win : game.isOver ? .end : .answer)
      status = OwnBoardWords.attempt(attempt, number: game.board.attempts.count, theme: game.board.theme)
      if let result { status += " \(result)" }
    }
  }

  /// How many attempts are left: "3 attempts left".
  public var attemptsLeftText: String {
    "\(CodeBreakerSession.Spoken.attemptCount(game.limit - game.board.attempts.count)) left"
  }

  /// Asks whether the friend means to give up.
  public func askToGiveUp() {
    intent(acceptsPegs && game.stage == .breaking) { question = .giveUp }
  }

  func endByGivingUp() {
    guard game.stage == .breaking, !game.isOver else { return }
    game.hasEnded = true
    game.row = CodeRow(pegCount: game.board.pegCount)
    give(.end)
    status = result ?? ""
  }

  /// How it came out, once it is over: "Solved in 5 attempts." Whoever has set the code reads it as well as whoever broke it.
  public var result: String? {
    game.isOver ? SetterWords.result(game) : nil
  }

  /// The code, as far as whoever looks at the device may see it: not while somebody breaks it.
  public var shownCode: [UInt8]? {
    switch game.stage {
    case .choosing, .telling, .covered: nil
    case .watching, .sending: game.code
    case .answering: judgement?.code ?? game.code
    case .breaking: game.isOver ? game.code : nil
    }
  }

  // MARK: Far away

  /// Whether a game with the code is still being looked for. A front end then calls `searchOn` again and again, leaving the page
  /// time to breathe.
  public var isSearching: Bool { search != nil }

  /// How many numbers a front end tries at a time, so that nothing is held up: a hundredth of a second in a browser.
  public static let searchPiece = 100_000

  func beginSearch() {
    guard game.stage == .sending, game.number == nil, let code = game.code else { return }
    var randomness = SystemRandomness(environment)
    search = CodeNumberSearch(
      self.code(code).pegs, theme: game.board.theme, start: CodeNumberSearch.start(using: &randomness))
  }

  /// Looks on for a game with the code.
  ///
  /// - Parameter count: how many numbers are tried.
  public func searchOn(_ count: Int = searchPiece) {
    guard var search else { return }
    let number = search.advance(by: count)
    if number == nil, !search.isExhausted {
      self.search = search
      return
    }
    self.search = nil
    intent(game.stage == .sending) {
      game.number = number
      guard let setup = foundSetup else {
        status = SetterWords.noGame
        return
      }
      let now = environment.now()
      keeper.changeRecords { $0.keep(setup, date: now) }
      status = "Found: game \(setup.deal)."
    }
  }

  /// The game that has the code, once it is found.
  private var foundSetup: GameSetup? {
    game.number.flatMap { try? GameSetup(number: $0, pegCount: game.board.pegCount, theme: game.board.theme) }
  }

  /// The game with the code as something to share, once it is found: it says nothing of the code, and its link opens an ordinary
  /// game on the page of the game.
  public var shareItem: ShareItem? {
    foundSetup.map { setup in
      ShareItem(
        text: "I set you a code in CodeBreaker: \(setup.theme.name), \(setup.pegCount) pegs. Can you break it?",
        address: CodeBreaker(setup.limited(by: limit)).address)
    }
  }
}
