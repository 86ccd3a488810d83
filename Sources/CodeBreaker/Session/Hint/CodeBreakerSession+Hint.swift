import CodeBreakerModel
import PlaySupport

extension CodeBreakerSession {
  /// Whether the player can ask for a hint.
  public var canHint: Bool { acceptsPegs }

  /// Opens the hints on the position on the table. Nothing is told yet; `reveal` does that.
  public func askForHint() {
    guard canHint, catchUp() == false else { return }
    if let checked = hint.checked, checked.pegs != game.guess.pegs { hint.checked = nil }
    hintNeedsGuess = false
    popUp = .hint
    status = "Hints."
    save()
    changed()
  }

  /// Tells what the player asks for, as soon as the coach knows it. The game is marked then.
  public func reveal(_ level: HintLevel) {
    guard case .hint = popUp, !hint.isRevealed(level), catchUp() == false else { return }
    hintNeedsGuess = false
    if level == .fit {
      checkGuess()
    } else {
      hint.isUnavailable = false
      if !hint.asked.contains(level) { hint.asked.append(level) }
      status = "The coach is thinking."
      tellWhatIsKnown([level])
    }
    changed()
  }

  /// Puts the coach's guess on the row, and returns to it.
  public func takeBestGuess() {
    guard case .hint = popUp, let best = hint.best, catchUp() == false else { return }
    popUp = nil
    tab = .game
    put(CoachQuestion.pegs(of: best.guess, game.pegChoices))
  }

  /// What is told at a level, or `nil` as long as that has not been asked for or is not known.
  public func hintText(_ level: HintLevel) -> String? {
    switch level {
    case .count: hint.isRevealed(.count) ? hint.advice.map { Spoken.candidates($0.candidateCount) } : nil
    case .fit: hint.checked.map { Spoken.fit($0.fit, attemptCount: game.attempts.count) }
    case .best: hint.best.map { Spoken.expectation($0) }
    }
  }

  /// The best guess as pegs, once it has been told.
  public var hintedGuess: Code? {
    hint.best.map { Code(kind: .guess, pegs: CoachQuestion.pegs(of: $0.guess, game.pegChoices)) }
  }

  /// Why nothing is told: "The coach could not answer.", or `nil` where nothing is wrong.
  public var hintProblem: String? {
    if hintNeedsGuess { return "Fill all holes of your guess first. An empty one cannot be right." }
    return hint.isUnavailable ? coachProblem : nil
  }

  /// What the coach is to be asked for hints. It is asked as soon as they are open, so that the answer is there when the
  /// player asks for it.
  var hintQuestion: CoachQuestion? {
    guard case .hint = popUp, hint.advice == nil, !hint.isUnavailable else { return nil }
    return CoachQuestion(game)
  }

  func receiveForHint(_ advice: Advice) {
    hint.advice = advice
    tellWhatIsKnown(hint.asked)
    changed()
  }

  func failHint() {
    hint.isUnavailable = true
    hint.asked = []
    status = coachProblem
    changed()
  }

  /// Forgets what was told of a position that is no longer on the table.
  func forgetHint() {
    hint = Hint()
    hintNeedsGuess = false
  }

  /// Whether what was told of the position on the table holds for another game too.
  func isSamePosition(_ other: CodeBreaker) -> Bool {
    other.setup == game.setup && other.attempts == game.attempts && other.isOver == game.isOver
  }

  private func checkGuess() {
    hintNeedsGuess = game.guess.pegs.contains(Code.missingPeg)
    guard !hintNeedsGuess else {
      status = hintProblem ?? ""
      return
    }
    let colors = CoachQuestion.colors(of: game.guess, game.pegChoices)
    let fit = CoachQuestion(game).firstContradiction(to: colors).map { CheckedGuess.Fit.contradicts($0 + 1) }
    hint.checked = CheckedGuess(pegs: game.guess.pegs, fit: fit ?? .fits)
    markHint()
    status = hintText(.fit) ?? ""
  }

  /// Says what has been asked for, if the coach has answered by now.
  private func tellWhatIsKnown(_ levels: [HintLevel]) {
    var told: [String] = []
    for level in levels where hint.isRevealed(level) {
      markHint()
      if level == .best, let code = hintedGuess {
        told.append("Best guess: \(Spoken.pegs(code, theme: game.setup.theme)).")
      }
      told.append(hintText(level) ?? "")
    }
    if !told.isEmpty { status = told.joined(separator: " ") }
  }

  private func markHint() {
    hintCount += 1
    save()
  }
}
