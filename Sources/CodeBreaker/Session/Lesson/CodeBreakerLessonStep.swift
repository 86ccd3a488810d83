import CodeBreakerModel
import NumberedGame
import PlaySupport

/// A step of the lesson: a position with three pegs, in which the player predicts an answer or makes a guess.
public enum CodeBreakerLessonStep: CaseIterable, Hashable, Sendable {
  /// The meaning of the markers.
  case markers
  /// Each peg of the code matches only one peg of the guess.
  case once
  /// A guess can be the code only if it fits all answers so far.
  case fitting
  /// A guess that can't be the code may tell more than one that can.
  case distinguishing
  /// At the end, one code is left.
  case last

  /// An action of the player.
  public enum Action: Hashable, Sendable {
    /// Replaces the row of the guess. `status` is the text for screen readers.
    case setRow(CodeRow, status: String)
    /// Makes the guess.
    case guess
    /// Replaces the guess with these pegs, and makes it.
    case makeGuess([Peg])
    /// Predicts the answer to the guess.
    case answer(MatchCounts)
  }

  /// The state of the step.
  public struct State {
    /// The game, with its attempts and the guess that the player is entering.
    public internal(set) var entry: GuessEntry
  }
}

extension CodeBreakerLessonStep: LessonStep {
  /// Whether the step asks for the answer to the guess in the row. If so, the code is visible.
  public var asksForAnswer: Bool { self == .markers || self == .once }

  /// The answers to choose from, or an empty array if the step doesn't ask for one.
  public var options: [MatchCounts] {
    switch self {
    case .markers: Self.options(right: MatchCounts(exact: 1, inexact: 1), last: MatchCounts(exact: 1, inexact: 0))
    case .once: Self.options(right: MatchCounts(exact: 1, inexact: 0), last: MatchCounts(exact: 1, inexact: 1))
    case .fitting, .distinguishing, .last: []
    }
  }

  /// Returns the answers to choose from: `right` and three wrong ones. `last` is the most tempting wrong one.
  private static func options(right: MatchCounts, last: MatchCounts) -> [MatchCounts] {
    [MatchCounts(exact: 2, inexact: 0), right, MatchCounts(exact: 0, inexact: 2), last]
  }

  /// Returns the position at the beginning of the step.
  public func initialState() -> State {
    var game = Self.game(code: code)
    for guess in guesses {
      Self.put(guess, into: &game)
      game.attemptGuess()
    }
    if asksForAnswer { Self.put(guessToAnswer, into: &game) }
    return State(entry: GuessEntry(game))
  }

  /// Performs the player's action on `state`, and returns the verdict on it.
  public func play(_ action: Action, at state: inout State) -> LessonVerdict {
    switch action {
    case .answer(let counts): return asksForAnswer ? judge(counts, at: state) : .incomplete("")
    case _ where asksForAnswer: return .incomplete("")
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
    switch self {
    case .markers, .once: .answer(answer(at: state))
    case .fitting: .makeGuess(Self.pegs("031"))
    case .distinguishing: .makeGuess(Self.pegs("241"))
    case .last: .makeGuess(code)
    }
  }

  // MARK: Verdicts

  private func answer(at state: State) -> MatchCounts {
    MatchCounts(state.entry.game.guess.match(against: state.entry.game.masterCode))
  }

  private func judge(_ counts: MatchCounts, at state: State) -> LessonVerdict {
    let right = answer(at: state)
    guard counts != right else { return .done("\(Self.sentence(right)) \(successText)") }
    return .refused("\(Self.sentence(counts)) Not quite. \(failureText)")
  }

  private func judgeGuess(at state: inout State) -> LessonVerdict {
    let game = state.entry.game
    let left = Self.remainingCodes(game)
    if self != .distinguishing, let index = Self.firstContradiction(to: game.guess.pegs, in: game) {
      return .refused(Self.contradiction(game, attemptIndex: index))
    }
    if self == .distinguishing, !Self.guess(game.guess.pegs, distinguishes: left) {
      let isOneOfThem = left.contains { $0.pegs == game.guess.pegs }
      return .refused(isOneOfThem ? failureText : "One answer would leave two codes. \(failureText)")
    }
    state.entry.game.attemptGuess()
    let now = Self.remainingCodes(state.entry.game)
    guard !state.entry.game.isOver else {
      let spokenText = CodeBreakerSession.SpokenText.pegs(state.entry.game.masterCode, theme: Self.theme)
      return .done(self == .last ? "Code broken! \(successText)" : "Code broken, at once: \(spokenText). What luck!")
    }
    let answer = Self.sentence(MatchCounts(state.entry.game.attempts.last?.matches ?? []))
    if self == .distinguishing, let code = now.first {
      return .done("\(answer) So it is \(CodeBreakerSession.SpokenText.pegs(code, theme: Self.theme)). \(successText)")
    }
    return .done(
      "\(answer) Of \(left.count) codes \(now.count == 1 ? "1 is" : "\(now.count) are") left. \(successText)")
  }

  /// Returns an answer as a sentence: "1 in the right place, 1 in the wrong place."
  private static func sentence(_ counts: MatchCounts) -> String {
    let text = CodeBreakerSession.SpokenText.markers(counts)
    return counts.exact + counts.inexact == 0 ? "No match." : "\(text)."
  }

  /// Returns the index of the first attempt whose answer would differ if these pegs were the code, or `nil`.
  private static func firstContradiction(to pegs: [Peg], in game: CodeBreaker) -> Int? {
    let code = Code(kind: .unknown, pegs: pegs)
    return game.attempts.firstIndex { MatchCounts($0.match(against: code)) != MatchCounts($0.matches ?? []) }
  }

  private static func contradiction(_ game: CodeBreaker, attemptIndex: Int) -> String {
    let attempt = game.attempts[attemptIndex]
    let answer = CodeBreakerSession.SpokenText.markers(MatchCounts(attempt.match(against: game.guess)))
    let given = CodeBreakerSession.SpokenText.markers(MatchCounts(attempt.matches ?? []))
    return "If this were the code, attempt \(attemptIndex + 1) would have gotten \(answer). It got \(given)."
  }

  /// Returns whether every answer to the guess leaves at most one of the codes.
  private static func guess(_ pegs: [Peg], distinguishes codes: [Code]) -> Bool {
    let guess = Code(kind: .guess, pegs: pegs)
    let answers = codes.map { MatchCounts(guess.match(against: $0)) }
    return answers.indices.allSatisfy { !answers[..<$0].contains(answers[$0]) }
  }

  // MARK: Codes

  static func remainingCodes(_ game: CodeBreaker) -> [Code] {
    let choices = game.pegChoices
    var codes: [Code] = []
    for first in choices {
      for second in choices {
        for third in choices where firstContradiction(to: [first, second, third], in: game) == nil {
          codes.append(Code(kind: .unknown, pegs: [first, second, third]))
        }
      }
    }
    return codes
  }

  static var theme: Theme { .mastermind }

  private static func game(code: [Peg]) -> CodeBreaker {
    var generator = SplitMix64(seed: 1)
    let setup = GameSetup.random(pegCount: 3, theme: theme, using: &generator)
    return CodeBreaker(setup, masterCode: Code(kind: .master(isHidden: true), pegs: code))
  }

  /// Returns the pegs of the choices with these indexes, one digit each.
  private static func pegs(_ digits: String) -> [Peg] {
    Code(guess: digits.utf8Bytes, theme: theme)?.pegs ?? []
  }

  private static func put(_ pegs: [Peg], into game: inout CodeBreaker) {
    for (hole, peg) in pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
  }
}

extension CodeBreakerLessonStep {
  private var code: [Peg] {
    switch self {
    case .markers: Self.pegs("021")
    case .once: Self.pegs("240")
    case .fitting: Self.pegs("302")
    case .distinguishing: Self.pegs("043")
    case .last: Self.pegs("420")
    }
  }

  private var guessToAnswer: [Peg] {
    self == .once ? Self.pegs("223") : Self.pegs("013")
  }

  private var guesses: [[Peg]] {
    switch self {
    case .markers, .once: []
    case .fitting: [Self.pegs("012")]
    case .distinguishing: [Self.pegs("001"), Self.pegs("030")]
    case .last: [Self.pegs("012"), Self.pegs("135"), Self.pegs("204")]
    }
  }
}
