import CodeBreakerModel
import GameCore
import SessionSupport

/// A step of a lesson: a position with three pegs, in which the player chooses an answer or a code, or makes a guess.
public struct CodeBreakerLessonStep: Sendable {
  /// The step's title, which no other step has.
  public let title: String

  /// The explanation.
  public let text: String

  /// The task.
  public let task: String

  let question: Question

  /// The code, with a digit for each peg: the index of its choice.
  let code: String

  /// The attempts so far, written like the code.
  let attempts: [String]

  /// The text after success. It follows what the answer was, or how many codes it left.
  let successText: String

  /// The advice after a mistake. It follows what the mistake was.
  let failureText: String

  init(
    _ title: String, _ text: String, task: String, _ question: Question, code: String, attempts: [String] = [],
    success: String, failure: String = ""
  ) {
    self.title = title
    self.text = text
    self.task = task
    self.question = question
    self.code = code
    self.attempts = attempts
    successText = success
    failureText = failure
  }

  /// What the player has to find. Guesses, codes, and colors are written like the code of the step.
  enum Question: Sendable {
    /// The answer to this guess.
    case answer(to: String, [MatchCounts])
    /// The only one of these codes that the answers so far don't rule out.
    case possibleCode([String])
    /// The only one of these codes that the answers so far rule out.
    case impossibleCode([String])
    /// The only one of these colors that is in no code left.
    case excludedColor([String])
    /// The only one of these guesses that tells all codes left apart or, if `andMayWin`, also is one of them.
    case bestGuess([String], andMayWin: Bool = false)
    /// A guess that could be the code.
    case fittingGuess
    /// A guess that tells all codes left apart, and then the code if `untilBroken`.
    case tellingGuess(untilBroken: Bool = false)
    /// The code, the only one left.
    case code
  }

  /// An action of the player.
  public enum Action: Hashable, Sendable {
    /// Replaces the row of the guess. `status` is the text for screen readers.
    case setRow(CodeRow, status: String)
    /// Makes the guess.
    case guess
    /// Replaces the guess with these pegs, and makes it.
    case makeGuess([Peg])
    /// Chooses the option with this index.
    case choose(Int)
  }

  /// The state of the step.
  public struct State {
    /// The game, with its attempts and the guess that the player is entering.
    public internal(set) var entry: GuessEntry
  }
}

extension CodeBreakerLessonStep: Equatable {
  /// Returns whether two steps have the same title.
  public static func == (one: CodeBreakerLessonStep, other: CodeBreakerLessonStep) -> Bool { one.title == other.title }
}

extension CodeBreakerLessonStep: LessonStep {
  /// Whether the step asks for the answer to the guess in the row. If so, the code is visible.
  public var asksForAnswer: Bool { if case .answer = question { true } else { false } }

  /// Whether the player chooses among options instead of making a guess.
  public var hasOptions: Bool { !options.isEmpty }

  /// Whether the codes left are visible.
  var listsCodes: Bool {
    switch question {
    case .bestGuess, .tellingGuess: true
    default: false
    }
  }

  /// The options to choose from, or an empty array if the step has none.
  var options: [Option] {
    switch question {
    case .answer(_, let answers): answers.map { .answer($0) }
    case .possibleCode(let codes), .impossibleCode(let codes), .excludedColor(let codes), .bestGuess(let codes, _):
      codes.map { .pegs(Self.pegs($0)) }
    case .fittingGuess, .tellingGuess, .code: []
    }
  }

  enum Option: Hashable {
    case answer(MatchCounts)
    case pegs([Peg])
  }

  /// Returns the position at the beginning of the step.
  public func initialState() -> State {
    var game = Self.game(code: Self.pegs(code))
    for attempt in attempts {
      Self.put(Self.pegs(attempt), into: &game)
      game.attemptGuess()
    }
    if case .answer(let guess, _) = question { Self.put(Self.pegs(guess), into: &game) }
    return State(entry: GuessEntry(game))
  }

  /// Performs the player's action on `state`, and returns the verdict on it.
  public func play(_ action: Action, at state: inout State) -> LessonVerdict {
    switch action {
    case .choose(let index):
      return options.indices.contains(index) ? judge(options[index], at: &state) : .incomplete("")
    case _ where hasOptions: return .incomplete("")
    case .setRow(let row, let status):
      state.entry.row = row
      return .incomplete(status)
    case .guess: break
    case .makeGuess(let pegs): Self.put(pegs, into: &state.entry.game)
    }
    if let problem = state.entry.problem {
      return state.entry.game.guess.pegs.contains(Code.missingPeg) ? .incomplete(problem) : .refused(problem)
    }
    return judgeGuess(at: &state)
  }

  /// Returns an expert's action.
  public func expectedAction(at state: State) -> Action? {
    if hasOptions { return options.firstIndex { isRight($0, in: state.entry.game) }.map { .choose($0) } }
    let left = Self.remainingCodes(state.entry.game)
    switch question {
    case .tellingGuess where left.count > 1:
      return Self.allCodes.first { Self.guess($0.pegs, distinguishes: left) }.map { .makeGuess($0.pegs) }
    case .fittingGuess: return left.first.map { .makeGuess($0.pegs) }
    default: return .makeGuess(state.entry.game.masterCode.pegs)
    }
  }

  // MARK: Options

  /// Returns whether an option is the one that the step asks for.
  func isRight(_ option: Option, in game: CodeBreaker) -> Bool {
    switch (question, option) {
    case (_, .answer(let counts)): counts == MatchCounts(game.guess.match(against: game.masterCode))
    case (.possibleCode, .pegs(let pegs)): Self.firstContradiction(to: pegs, in: game) == nil
    case (.impossibleCode, .pegs(let pegs)): Self.firstContradiction(to: pegs, in: game) != nil
    case (.excludedColor, .pegs(let pegs)): Self.example(of: pegs, in: game) == nil
    case (.bestGuess(_, let andMayWin), .pegs(let pegs)):
      Self.guess(pegs, distinguishes: Self.remainingCodes(game))
        && (!andMayWin || Self.firstContradiction(to: pegs, in: game) == nil)
    case (_, .pegs): false
    }
  }

  private func judge(_ option: Option, at state: inout State) -> LessonVerdict {
    let game = state.entry.game
    guard isRight(option, in: game) else { return .refused("\(mistake(option, in: game)) \(failureText)") }
    switch option {
    case .answer(let counts): return .done("\(Self.sentence(counts)) \(successText)")
    case .pegs(let pegs):
      guard case .bestGuess = question else {
        return .done("\(Self.codeCount(Self.remainingCodes(game).count)) \(successText)")
      }
      Self.put(pegs, into: &state.entry.game)
      return judgeGuess(at: &state)
    }
  }

  // MARK: Guesses

  private func judgeGuess(at state: inout State) -> LessonVerdict {
    let game = state.entry.game
    let left = Self.remainingCodes(game)
    let needsSplit = listsCodes && left.count > 1
    if needsSplit, !Self.guess(game.guess.pegs, distinguishes: left) {
      return .refused("\(Self.remainder(game.guess.pegs, left)) \(failureText)")
    }
    if !needsSplit, let index = Self.firstContradiction(to: game.guess.pegs, in: game) {
      return .refused(Self.contradiction(game.guess, game, attemptIndex: index))
    }
    state.entry.game.attemptGuess()
    let now = Self.remainingCodes(state.entry.game)
    guard !state.entry.game.isOver else {
      let spokenText = Self.words(state.entry.game.masterCode)
      return .done(
        left.count == 1 ? "Code broken! \(successText)" : "Code broken, at once: \(spokenText). What luck!")
    }
    let answer = Self.sentence(MatchCounts(state.entry.game.attempts.last?.matches ?? []))
    guard needsSplit, let code = now.first else {
      return .done(
        "\(answer) Of \(left.count) codes \(now.count == 1 ? "1 is" : "\(now.count) are") left. \(successText)")
    }
    let found: String = "\(answer) So it is \(Self.words(code))."
    if case .tellingGuess(untilBroken: true) = question { return .partlyDone("\(found) Guess it.") }
    return .done("\(found) \(successText)")
  }
}
