import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// Whether the player can ask for a hint.
  public var canHint: Bool { acceptsPegs && playMode.allows(.hint) }

  /// Opens the hints on the position on the table. Nothing is told yet; `reveal` does that.
  public func askForHint() {
    guard canHint else { return }
    hint.open(game.guess.pegs, codesLeft: game.codesLeft)
    open(.popUp(.hint))
    status = "Hints."
    changed()
  }

  /// Tells what the player asks for, as soon as the coach knows it. The game is marked then.
  public func reveal(_ level: HintLevel) {
    guard case .hint = popUp, hintLevels.contains(level) else { return }
    intent(!hint.isRevealed(level) && keepsTable) {
      if level == .fit {
        checkGuess()
      } else {
        hint.ask(level)
        status = "The coach is thinking."
        tellWhatIsKnown([level])
      }
    }
  }

  /// Puts the coach's guess on the row, and returns to it.
  public func takeBestGuess() {
    guard case .hint = popUp, let best = hint.best else { return }
    intent {
      show(.game)
      put(CoachQuestion.pegs(of: best.guess, game.pegChoices))
    }
  }

  /// What the coach can be asked about the game on the table. Of one without luck it knows no best guess: it goes by averages,
  /// and there the worst answer counts.
  public var hintLevels: [HintLevel] { game.setup.isWithoutLuck ? [.count, .fit] : HintLevel.allCases }

  /// What is told at a level, or `nil` as long as that has not been asked for or is not known.
  public func hintText(_ level: HintLevel) -> String? {
    switch level {
    case .count:
      hint.isRevealed(.count) ? (hint.codesLeft ?? hint.advice?.candidateCount).map { Spoken.candidates($0) } : nil
    case .fit:
      hint.checked.map {
        Spoken.fit($0.fit, attemptCount: game.attempts.count, isWithoutLuck: game.setup.isWithoutLuck)
      }
    case .best: hint.best.map { Spoken.expectation($0) }
    }
  }

  /// The best guess as pegs, once it has been told.
  public var hintedGuess: Code? {
    hint.best.map { Code(kind: .guess, pegs: CoachQuestion.pegs(of: $0.guess, game.pegChoices)) }
  }

  /// Why nothing is told: "The coach could not answer.", or `nil` where nothing is wrong.
  public var hintProblem: String? {
    if hint.needsGuess { return "Fill all holes of your guess first. An empty one cannot be right." }
    return hint.isUnavailable ? coachProblem : nil
  }

  /// What the coach is to be asked for hints. It is asked as soon as they are open, so that the answer is there when the
  /// player asks for it.
  var hintQuestion: CoachQuestion? {
    guard case .hint = popUp, hint.advice == nil, hint.codesLeft == nil, !hint.isUnavailable else { return nil }
    return CoachQuestion(game)
  }

  func receiveForHint(_ advice: Advice) {
    hint.take(advice)
    tellWhatIsKnown(hint.asked)
  }

  func failHint() {
    hint.fail()
    status = coachProblem
    changed()
  }

  /// Forgets what was told of a position that is no longer on the table.
  func forgetHint() {
    hint = Hint()
  }

  /// Whether what was told of the position on the table holds for another game too.
  func isSamePosition(_ other: CodeBreaker) -> Bool {
    other.setup == game.setup && other.attempts == game.attempts && other.isOver == game.isOver
  }

  private func checkGuess() {
    guard !game.guess.pegs.contains(Code.missingPeg) else {
      hint.check(nil)
      status = hintProblem ?? ""
      return
    }
    let colors = CoachQuestion.colors(of: game.guess, game.pegChoices)
    let fit = CoachQuestion(game).firstContradiction(to: colors).map { CheckedGuess.Fit.contradicts($0 + 1) }
    hint.check(CheckedGuess(pegs: game.guess.pegs, fit: fit ?? .fits))
    saved.played.noteHint()
    status = hintText(.fit) ?? ""
  }

  /// Says what has been asked for, if the coach has answered by now.
  private func tellWhatIsKnown(_ levels: [HintLevel]) {
    var told: [String] = []
    for level in levels where hint.isRevealed(level) {
      saved.played.noteHint()
      if level == .best, let code = hintedGuess {
        told.append("Best guess: \(Spoken.pegs(code, theme: game.setup.theme)).")
      }
      told.append(hintText(level) ?? "")
    }
    if !told.isEmpty { status = told.joined(separator: " ") }
  }

  /// What the coach can be asked, from what tells least to what tells most.
  public enum HintLevel: CaseIterable, Hashable, Sendable {
    /// How many codes are still possible.
    case count
    /// Whether the guess on the row fits all answers, so that it may be the code.
    case fit
    /// The best guess.
    case best

    /// The question, as it stands beside its button.
    public var question: String {
      switch self {
      case .count: "How many codes are still possible?"
      case .fit: "Does my guess fit all answers?"
      case .best: "What is the best guess?"
      }
    }
  }

  /// A guess that was held against all answers.
  struct CheckedGuess: Hashable {
    /// What came out.
    enum Fit: Hashable {
      /// It may be the code.
      case fits
      /// If it were the code, the attempt with that number, 1 for the first, would have been answered differently.
      case contradicts(Int)
    }

    let pegs: [Peg]
    let fit: Fit
  }
}
