import CodeBreakerModel
import GameCore
import SessionSupport

extension CodemakerSession {
  // MARK: On this device

  /// Starts the friend's game on this device. The code stays hidden.
  func startFriendsGame() {
    intent(question == nil && game.stage == .handingOver) {
      game.stage = .friendGuessing
      let limit = limitSetting.attemptLimit(pegCount: game.board.pegCount, choiceCount: game.board.choiceCount)
      game.attemptLimit = min(limit ?? OwnBoard.maxAttempts, OwnBoard.maxAttempts)
      status = "\(CodeBreakerSession.SpokenText.attemptCount(game.attemptLimit)) left. Break the code."
    }
  }

  /// The limit in the settings of the game, or the usual limit if the player has never changed a setting.
  private var limitSetting: CodeBreakerSession.LimitSetting { settings == Settings() ? .usual : settings.limit }

  /// The reason why the friend can't make the guess, to show at its button, or `nil`.
  public var guessProblem: String? {
    if game.row.isEmpty { return CodeBreakerSession.SpokenText.reason(.noPegs) }
    let first = game.board.attempts.firstIndex { $0.guess == game.row.pegs }
    return first.map { CodeBreakerSession.SpokenText.reason(.alreadyTried(attempt: $0 + 1)) }
  }

  /// Whether the friend can make the guess.
  public var canGuess: Bool { acceptsPegs && game.stage == .friendGuessing && guessProblem == nil }

  /// Makes the friend's guess, and answers it from the code.
  public func guess() {
    intent(canGuess) {
      guard let code = game.code else { return }
      let attempt = OwnBoard.Attempt(
        guess: game.row.pegs, counts: AnsweredGuess.counts(of: game.row.pegs, against: code))
      guard game.board.add(attempt) else { return }
      game.row = CodeRow(pegCount: game.board.pegCount)
      post(
        game.board.isSolved ? .win : game.isOver ? .end : .answer(exactCount: attempt.counts?.exact ?? 0))
      status = OwnBoardText.attempt(attempt, number: game.board.attempts.count, theme: game.board.theme)
      if let result { status += " \(result)" }
    }
  }

  /// The remaining attempts: "3 guesses left".
  public var attemptsLeftText: String {
    "\(CodeBreakerSession.SpokenText.attemptCount(game.attemptLimit - game.board.attempts.count)) left"
  }

  /// Asks whether the friend wants to give up.
  public func askToGiveUp() {
    intent(acceptsPegs && game.stage == .friendGuessing) { question = .giveUp }
  }

  func endByGivingUp() {
    guard game.stage == .friendGuessing, !game.isOver else { return }
    game.hasEnded = true
    game.row = CodeRow(pegCount: game.board.pegCount)
    post(.end)
    status = result ?? ""
  }

  /// The result of a finished game, such as "Solved in 5 guesses.", or `nil`. Its wording suits both players.
  public var result: String? {
    game.isOver ? CodemakerText.result(game) : nil
  }

  /// The code to show, or `nil` if it isn't known or must stay hidden.
  public var shownCode: [UInt8]? {
    switch game.stage {
    case .choosingCode, .revealingCode, .handingOver: nil
    case .watchingCoach, .sharingCode: game.code
    case .answeringCoach: judgment?.code ?? game.code
    case .friendGuessing: game.isOver ? game.code : nil
    }
  }

  // MARK: On another device

  /// Whether a search for a game with the code is running. If so, a front end calls `continueSearch` repeatedly.
  public var isSearching: Bool { search != nil }

  /// The number of games to try per call. A browser takes about 10 ms for them, so the page stays responsive.
  public static let searchStepSize = 100_000

  func beginSearch() {
    guard game.stage == .sharingCode, game.number == nil, let code = game.code else { return }
    var randomness = SystemRandomness(environment)
    search = CodeNumberSearch(
      self.code(code).pegs, theme: game.board.theme, start: CodeNumberSearch.randomStart(using: &randomness))
  }

  /// Continues the search for a game with the code by trying `count` games.
  public func continueSearch(by count: Int = searchStepSize) {
    guard var search else { return }
    let number = search.advance(by: count)
    if number == nil, !search.isExhausted {
      self.search = search
      return
    }
    self.search = nil
    intent(game.stage == .sharingCode) {
      game.number = number
      guard let setup = foundSetup else {
        status = CodemakerText.noGame
        return
      }
      let now = environment.now()
      store.changeRecords { $0.add(setup, date: now) }
      status = "Found: game \(setup.deal)."
    }
  }

  private var foundSetup: GameSetup? {
    game.number.flatMap { try? GameSetup(number: $0, pegCount: game.board.pegCount, theme: game.board.theme) }
  }

  /// An item that shares an ordinary game with the code, without revealing it, or `nil` if none is found.
  public var shareItem: ShareItem? {
    foundSetup.map { setup in
      ShareItem(
        text: "I set a code for you in CodeBreaker: \(setup.theme.name), \(setup.pegCount) pegs. Can you break it?",
        address: CodeBreaker(setup.limited(by: limitSetting)).address)
    }
  }
}
