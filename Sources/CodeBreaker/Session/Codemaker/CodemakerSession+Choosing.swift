import CodeBreakerModel
import GameCore
import SessionSupport

extension CodemakerSession {
  // MARK: Setup

  /// Sets the number of pegs in the code. A different number empties the row.
  public func choose(pegCount: Int) {
    setUp(pegCount, game.board.theme)
  }

  /// Sets the theme. Removes pegs that the theme doesn't have.
  public func choose(theme: Theme) {
    setUp(game.board.pegCount, theme)
  }

  private func setUp(_ pegCount: Int, _ theme: Theme) {
    intent(acceptsPegs && game.stage == .choosingCode) {
      let row = game.row
      game = CodemakerGame(pegCount: pegCount, theme: theme)
      if row.pegs.count == game.board.pegCount {
        let count = game.board.choiceCount
        game.row = CodeRow(
          row.pegs.map { Int($0) < count ? $0 : CodeText.missingColor }, selection: row.selection)
      }
      status = setupText
    }
  }

  /// Fills the row with a random code.
  func chooseRandomCode() {
    intent(acceptsPegs && game.stage == .choosingCode) {
      var randomness = SystemRandomness(environment)
      game.row = CodeRow(game.row.pegs.map { _ in UInt8(randomness.draw(below: game.board.choiceCount)) })
      post(.peg)
      status = "Code: \(spokenText(game.row.pegs))."
    }
  }

  // MARK: The row

  /// The row and its selected hole.
  public var codeRow: CodeRow { game.row }

  /// Replaces the row.
  @discardableResult
  public func setRow(_ row: CodeRow, announcing status: String) -> Bool {
    intent(acceptsPegs) {
      if row.pegs != game.row.pegs { post(.peg) }
      game.row = row
      self.status = status
      return true
    } ?? false
  }

  /// Makes the friend's guess, submits the code, answers the coach, or has the coach guess.
  @discardableResult
  public func submitRow() -> Bool {
    guard question == nil, !showsSettings else { return false }
    switch game.stage {
    case .choosingCode, .handingOver, .sharingCode: return false
    case .watchingCoach: guessNext()
    case .answeringCoach: answer()
    case .revealingCode: revealCode()
    case .friendGuessing: guess()
    }
    return true
  }

  // MARK: Next steps

  /// Whether the code is complete, so that a coach or friend can break it.
  var canSubmitCode: Bool { acceptsPegs && game.stage == .choosingCode && game.row.isFull }

  /// The reason why the code can't be submitted yet, to show at the disabled buttons, or `nil`.
  var codeProblem: String? {
    game.stage != .choosingCode || game.row.isFull ? nil : incompleteCodeText
  }

  var incompleteCodeText: String { "Choose all \(game.board.pegCount) pegs of the code first." }

  /// Starts a game in which the coach breaks the code, one guess at a time.
  public func watch() {
    go(to: .watchingCoach, canSubmitCode)
  }

  /// Starts a game: the coach guesses, and the player answers. If the row isn't full, only the player knows the code.
  public func answerByHand() {
    go(to: .answeringCoach, acceptsPegs && game.stage == .choosingCode)
  }

  /// Covers the code, so that a friend can break it on this device.
  public func handOver() {
    go(to: .handingOver, canSubmitCode)
  }

  /// Searches for a game with this code, to send to a friend on another device.
  public func shareCode() {
    go(to: .sharingCode, canSubmitCode)
  }

  private func go(to stage: CodemakerGame.Stage, _ isPossible: Bool) {
    intent(isPossible) {
      game.code = game.row.isFull ? game.row.pegs : nil
      game.row = CodeRow(pegCount: game.board.pegCount)
      game.stage = stage
      status = CodemakerText.instruction(stage)
      if stage == .sharingCode { beginSearch() }
    }
  }

  /// Returns to choosing a code, or from revealing the code to answering. Asks first if attempts would be lost.
  ///
  /// The row shows the previous code again, unless the game is over, a game to send has been found, or the device was
  /// handed to a friend.
  public func goBack() {
    guard question == nil, game.stage != .choosingCode else { return }
    let asks =
      !game.isOver && !game.board.attempts.isEmpty && (game.stage == .answeringCoach || game.stage == .friendGuessing)
    intent {
      if asks { question = .leave } else { leave() }
    }
  }

  /// The label of the button that calls `goBack()`.
  var backLabel: String {
    switch game.stage {
    case .choosingCode, .revealingCode: "Back"
    case .watchingCoach, .answeringCoach, .sharingCode:
      game.isOver || game.number != nil ? "Set another code" : "Back to the code"
    case .handingOver, .friendGuessing: "Set another code"
    }
  }

  /// Performs the action that the question is about.
  public func confirm() {
    guard let question else { return }
    intent {
      self.question = nil
      switch question {
      case .leave: leave()
      case .giveUp: endByGivingUp()
      }
    }
  }

  /// Dismisses the question.
  public func cancel() {
    intent(question != nil) { question = nil }
  }

  private func leave() {
    if game.stage == .revealingCode {
      game.stage = .answeringCoach
      game.row = CodeRow(pegCount: game.board.pegCount)
      status = findings.spokenText
      return
    }
    let (board, code) = (game.board, game.code)
    let keepsCode = !game.isOver && game.number == nil && game.stage != .handingOver && game.stage != .friendGuessing
    game = CodemakerGame(pegCount: board.pegCount, theme: board.theme)
    if keepsCode, let code { game.row = CodeRow(code) }
    guessesAutomatically = false
    search = nil
    status = setupText
  }

  // MARK: Text

  var setupText: String { "\(game.board.theme.name), \(game.board.pegCount) pegs. Choose the code." }

  /// Returns the names of the pegs with these colors, for screen readers.
  func spokenText(_ colors: [UInt8]) -> String {
    CodeBreakerSession.SpokenText.pegs(code(colors), theme: game.board.theme)
  }
}
