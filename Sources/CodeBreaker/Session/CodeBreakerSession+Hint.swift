import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// Whether the player can ask for a hint.
  public var canHint: Bool { acceptsPegs && playMode.allows(.hint) }

  /// Opens the hints about the current position. Each hint stays hidden until `reveal` is called.
  public func askForHint() {
    guard canHint else { return }
    prepareHint()
    open(.popUp(.hint))
    status = "Hints."
    saveAndRedraw()
  }

  /// Opens the hints, or closes them if they are open. Returns whether there are hints.
  @discardableResult
  public func pressHint() -> Bool {
    if case .hint = popUp {
      closePopUp()
    } else {
      guard canHint else { return false }
      askForHint()
    }
    return true
  }

  /// Whether the hints are open beside the board. Then the game continues.
  public var isHintBeside: Bool {
    guard display.showsHintsBeside, case .hint = popUp else { return false }
    return true
  }

  /// Call this method at launch and when the window's size changes, with whether there is room for hints beside the
  /// board.
  public func setShowsHintsBeside(_ isBeside: Bool) {
    guard isBeside != display.showsHintsBeside else { return }
    display.showsHintsBeside = isBeside
    if case .hint = popUp { saveAndRedraw() }
  }

  /// Shows a hint as soon as the coach has answered, and counts it as used in this game.
  public func reveal(_ level: HintLevel) {
    guard case .hint = popUp, hintLevels.contains(level) else { return }
    intent(!hint.isRevealed(level) && shouldSaveGame) {
      if level == .fit {
        checkGuess()
      } else {
        hint.request(level)
        status = "The coach is thinking."
        showRevealedLevels([level])
      }
    }
  }

  /// Puts the coach's guess into the row, and closes the hints.
  public func useBestGuess() {
    guard case .hint = popUp, let best = hint.bestGuess else { return }
    intent {
      show(.game)
      setPegs(best.guess)
    }
  }

  /// The available hints. In a game without luck, only the worst answer matters, but the coach minimizes an average, so
  /// the best guess isn't available.
  public var hintLevels: [HintLevel] { game.setup.isWithoutLuck ? [.count, .fit] : HintLevel.allCases }

  /// Returns the text of a hint that the player has asked for and the coach has answered, or `nil`.
  public func hintText(_ level: HintLevel) -> String? {
    switch level {
    case .count:
      hint.isRevealed(.count)
        ? (hint.remainingCodeCount ?? hint.advice?.candidateCount).map { reasonWords.count($0, hint.facts) } : nil
    case .fit:
      hint.checkedGuess.map {
        reasonWords.fit($0.contradiction, attemptCount: game.attempts.count, isWithoutLuck: game.setup.isWithoutLuck)
      }
    case .best: hint.bestGuess.map { ReasonText.best($0, hint.bestReason) }
    }
  }

  private var reasonWords: ReasonText { ReasonText(game.setup) }

  /// The attempt, 1 for the first, that rules out the guess in the row, or `nil` if the player hasn't checked this guess
  /// or it fits. Front ends mark the attempt on the board.
  public var contradictingAttempt: Int? {
    guard let checked = hint.checkedGuess, checked.pegs == game.guess.pegs else { return nil }
    guard case .contradiction(let attempt, _) = checked.contradiction else { return nil }
    return attempt
  }

  /// The best guess as pegs, or `nil` if it isn't revealed.
  public var hintedGuess: Code? {
    hint.bestGuess.map { Code(kind: .guess, pegs: CoachQuestion.pegs(of: $0.guess, game.pegChoices)) }
  }

  /// The reason why there is no hint, such as "The coach could not answer.", or `nil`.
  public var hintProblem: String? {
    if hint.needsFullGuess { return "Fill all holes of your guess first. An empty hole can’t be right." }
    return hint.isUnavailable ? coachProblem : nil
  }

  /// The coach's question about hints. It's asked when the hints open, so that the answer is ready in time.
  var hintQuestion: CoachQuestion? {
    guard case .hint = popUp, hint.advice == nil, hint.remainingCodeCount == nil, !hint.isUnavailable else {
      return nil
    }
    return CoachQuestion(game)
  }

  func receiveForHint(_ advice: Advice) {
    hint.coachDidAnswer(advice, to: CoachQuestion(game))
    showRevealedLevels(hint.requestedLevels)
  }

  func prepareHint() {
    hint.prepare(for: game.guess.pegs, remainingCodeCount: game.remainingCodeCount)
  }

  func forgetHint() {
    hint = Hint()
  }

  /// Returns whether the hints of the current position also apply to `other`.
  func hasSamePosition(as other: CodeBreaker) -> Bool {
    other.setup == game.setup && other.attempts == game.attempts && other.isOver == game.isOver
  }

  private func checkGuess() {
    guard !game.guess.pegs.contains(Code.missingPeg) else {
      hint.storeCheck(nil)
      status = hintProblem ?? ""
      return
    }
    let colors = CoachQuestion.colors(of: game.guess, game.pegChoices)
    hint.storeCheck(
      CheckedGuess(pegs: game.guess.pegs, contradiction: CoachQuestion(game).contradiction(to: colors)))
    saved.playedGame.countHint()
    status = hintText(.fit) ?? ""
  }

  private func showRevealedLevels(_ levels: [HintLevel]) {
    var sentences: [String] = []
    for level in levels where hint.isRevealed(level) {
      saved.playedGame.countHint()
      if level == .best, let code = hintedGuess {
        sentences.append("Best guess: \(SpokenText.pegs(code, theme: game.setup.theme)).")
      }
      sentences.append(hintText(level) ?? "")
    }
    if !sentences.isEmpty { status = sentences.joined(separator: " ") }
  }

  /// A kind of hint. The cases are ordered by how much they reveal.
  public enum HintLevel: CaseIterable, Hashable, Sendable {
    /// The number of codes still possible.
    case count
    /// Whether the guess in the row fits all answers.
    case fit
    /// The best guess.
    case best

    var showLabel: String {
      switch self {
      case .count: "Count codes"
      case .fit: "Check guess"
      case .best: "Show guess"
      }
    }

    /// The question beside the hint's button.
    public var question: String {
      switch self {
      case .count: "How many codes are left?"
      case .fit: "Does my guess fit all answers?"
      case .best: "What is the best guess?"
      }
    }
  }

  struct CheckedGuess: Hashable {
    let pegs: [Peg]

    /// The reason why the guess can't be the code, or `nil`.
    let contradiction: Reason?
  }
}
