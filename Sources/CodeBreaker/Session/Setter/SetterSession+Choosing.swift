import CodeBreakerModel
import NumberedGame
import PlaySupport

// The code being chosen, and the ways on from there.
extension SetterSession {
  // MARK: Setup

  /// Lets codes have so many pegs. The row begins anew where it has another number of them.
  public func choose(pegCount: Int) {
    setUp(pegCount, game.board.theme)
  }

  /// Chooses what the pegs are chosen from. Pegs that the theme has not go.
  public func choose(theme: Theme) {
    setUp(game.board.pegCount, theme)
  }

  private func setUp(_ pegCount: Int, _ theme: Theme) {
    intent(acceptsPegs && game.stage == .choosing) {
      let row = game.row
      game = SetGame(pegCount: pegCount, theme: theme)
      if row.pegs.count == game.board.pegCount {
        let count = game.board.choiceCount
        game.row = CodeRow(
          row.pegs.map { Int($0) < count ? $0 : CodeText.missing }, selection: row.selection)
      }
      status = setupText
    }
  }

  /// Draws a code by chance.
  public func chooseAtRandom() {
    intent(acceptsPegs && game.stage == .choosing) {
      var randomness = SystemRandomness(environment)
      game.row = CodeRow(game.row.pegs.map { _ in UInt8(randomness.draw(below: game.board.choiceCount)) })
      give(.peg)
      status = "Code: \(spoken(game.row.pegs))."
    }
  }

  // MARK: The row

  /// What a tap on a hole of the row does: selects it, or if it is selected puts the next choice into it.
  public func tapHole(_ hole: Int) {
    guard game.row.pegs.indices.contains(hole) else { return }
    let count = game.board.choiceCount
    change { row in
      if hole == row.selection { row.cycle(by: 1, choiceCount: count) } else { row.select(hole) }
    }
  }

  /// Selects a hole of the row.
  public func select(hole: Int) {
    change { $0.select(hole) }
  }

  /// Puts a choice, 0 for the first, into the selected hole and moves on to the next empty one.
  public func choose(_ choice: Int) {
    guard 0..<game.board.choiceCount ~= choice else { return }
    change { $0.choose(choice) }
  }

  /// Takes the selected peg out, or if there is none moves to the left and takes out what is there.
  public func clear() {
    change { $0.clear() }
  }

  /// Does what a key says. Enter makes the friend's guess, tells the code, answers, or lets the coach make its next guess.
  ///
  /// - Returns: whether the key means something now, so that nothing else should be done with it.
  @discardableResult
  public func press(_ command: CodeBreakerSession.KeyCommand) -> Bool {
    if command == .guess { return pressEnter() }
    guard acceptsPegs else { return false }
    var row = game.row
    guard row.press(command, choiceCount: game.board.choiceCount) else { return false }
    change { $0 = row }
    return true
  }

  private func pressEnter() -> Bool {
    guard question == nil, !showsSettings else { return false }
    switch game.stage {
    case .choosing, .covered, .sending: return false
    case .watching: guessNext()
    case .answering: answer()
    case .telling: tell()
    case .breaking: guess()
    }
    return true
  }

  private func change(_ change: (inout CodeRow) -> Void) {
    intent(acceptsPegs) {
      let before = game.row
      change(&game.row)
      let isMoved = game.row.pegs == before.pegs
      if !isMoved { give(.peg) }
      let hole = isMoved ? game.row.selection : before.selection
      status = CodeBreakerSession.Spoken.hole(hole, of: code(game.row.pegs), theme: game.board.theme) + "."
    }
  }

  // MARK: Ways on

  /// Whether the code is whole, so that somebody can break it.
  public var canSet: Bool { acceptsPegs && game.stage == .choosing && game.row.isFull }

  /// Why nobody can break the code yet, to be said at the buttons that need it.
  public var setProblem: String? {
    game.stage != .choosing || game.row.isFull ? nil : "Choose all \(game.board.pegCount) pegs of the code first."
  }

  /// Lets the coach break the code, one guess at a time.
  public func watch() {
    go(to: .watching, canSet)
  }

  /// Lets the coach break a code that the player answers about. The code on the row counts if it is whole; else the player has
  /// it in the head or on paper.
  public func answerByHand() {
    go(to: .answering, acceptsPegs && game.stage == .choosing)
  }

  /// Covers the code, for a friend to break it on this device.
  public func handOver() {
    go(to: .covered, canSet)
  }

  /// Looks for a game with this code, for a friend far away.
  public func send() {
    go(to: .sending, canSet)
  }

  private func go(to stage: SetGame.Stage, _ isPossible: Bool) {
    intent(isPossible) {
      game.code = game.row.isFull ? game.row.pegs : nil
      game.row = CodeRow(pegCount: game.board.pegCount)
      game.stage = stage
      status = SetterWords.opening(stage)
      if stage == .sending { beginSearch() }
    }
  }

  /// Goes back to the code: to the same one, as long as it is the player's own to look at; or where a friend has the device, or
  /// all is over, to another one. Where attempts would go, it asks first.
  public func goBack() {
    guard question == nil, game.stage != .choosing else { return }
    let asks =
      !game.isOver && !game.board.attempts.isEmpty && (game.stage == .answering || game.stage == .breaking)
    intent {
      if asks { question = .leave } else { leave() }
    }
  }

  /// What the button that goes back says.
  public var backLabel: String {
    switch game.stage {
    case .choosing, .telling: "Back"
    case .watching, .answering, .sending: game.isOver || game.number != nil ? "Set another code" : "Back to the code"
    case .covered, .breaking: "Set another code"
    }
  }

  /// Does what was asked about.
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

  /// Leaves all as it is.
  public func cancel() {
    intent(question != nil) { question = nil }
  }

  private func leave() {
    if game.stage == .telling {
      game.stage = .answering
      game.row = CodeRow(pegCount: game.board.pegCount)
      status = findings.spoken
      return
    }
    let (board, code) = (game.board, game.code)
    let keepsCode = !game.isOver && game.number == nil && game.stage != .covered && game.stage != .breaking
    game = SetGame(pegCount: board.pegCount, theme: board.theme)
    if keepsCode, let code { game.row = CodeRow(code) }
    isPlaying = false
    search = nil
    status = setupText
  }

  // MARK: Words

  /// What a code is, in a sentence.
  var setupText: String { "\(game.board.theme.name), \(game.board.pegCount) pegs. Choose the code." }

  /// Some colors as they are read out.
  public func spoken(_ colors: [UInt8]) -> String {
    CodeBreakerSession.Spoken.pegs(code(colors), theme: game.board.theme)
  }
}
