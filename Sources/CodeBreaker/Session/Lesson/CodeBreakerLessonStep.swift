import CodeBreakerModel
import NumberedGame
import PlaySupport

/// A step of the lesson of CodeBreaker: a position of three pegs, in which an answer is deduced or a guess is made.
public enum CodeBreakerLessonStep: CaseIterable, Hashable, Sendable {
  /// What the markers say.
  case markers
  /// That each peg of the code answers for one peg.
  case once
  /// That a guess may be the code only if it fits all answers so far.
  case fitting
  /// That a guess may tell more though it cannot be the code.
  case telling
  /// That in the end one code is left.
  case last

  /// What a player does.
  public enum Action: Hashable, Sendable {
    /// Goes to a hole of the guess, 0 for the first.
    case select(Int)
    /// Puts a choice into the hole, 0 for the first one.
    case choose(Int)
    /// Takes the peg out of the hole.
    case clear
    /// Makes the guess.
    case guess
    /// Makes this the guess, whatever was put together so far, and makes it.
    case guessing([Peg])
    /// Says how a guess is answered.
    case answer(MatchCounts)
  }

  /// What stands on the table.
  public struct Table {
    /// The game, with its attempts and the guess that is put together.
    public internal(set) var row: GuessRow
  }
}

extension CodeBreakerLessonStep: LessonStep {
  /// Whether an answer is asked for, to the guess that stands in the row; the code is seen then.
  public var asksForAnswer: Bool { self == .markers || self == .once }

  /// The answers to choose from, where one is asked for.
  public var options: [MatchCounts] {
    switch self {
    case .markers: Self.options(right: MatchCounts(exact: 1, inexact: 1), last: MatchCounts(exact: 1, inexact: 0))
    case .once: Self.options(right: MatchCounts(exact: 1, inexact: 0), last: MatchCounts(exact: 1, inexact: 1))
    case .fitting, .telling, .last: []
    }
  }

  /// The right answer among others, of which the last one is the most tempting.
  private static func options(right: MatchCounts, last: MatchCounts) -> [MatchCounts] {
    [MatchCounts(exact: 2, inexact: 0), right, MatchCounts(exact: 0, inexact: 2), last]
  }

  /// The position, as it is each time that the step begins.
  public func lay() -> Table {
    var game = Self.game(code: code)
    for guess in guesses {
      Self.put(guess, into: &game)
      game.attemptGuess()
    }
    if asksForAnswer { Self.put(asked, into: &game) }
    return Table(row: GuessRow(game))
  }

  /// Does what a player wants.
  public func play(_ action: Action, at table: inout Table) -> LessonVerdict {
    switch action {
    case .answer(let counts): return asksForAnswer ? judge(counts, at: table) : .prepared("")
    case _ where asksForAnswer: return .prepared("")
    case .select(let hole): return .prepared(table.row.select(hole: hole) ?? "")
    case .choose(let choice): return .prepared(table.row.choose(choice) ?? "")
    case .clear: return .prepared(table.row.clear())
    case .guess: break
    case .guessing(let pegs): Self.put(pegs, into: &table.row.game)
    }
    if let problem = table.row.problem {
      return table.row.game.guess.pegs.contains(Code.missingPeg) ? .prepared(problem) : .refused(problem)
    }
    return judgeGuess(at: &table)
  }

  /// What somebody who knows would do.
  public func example(at table: Table) -> Action? {
    switch self {
    case .markers, .once: .answer(answer(at: table))
    case .fitting: .guessing(Self.pegs("031"))
    case .telling: .guessing(Self.pegs("241"))
    case .last: .guessing(code)
    }
  }

  // MARK: Judging

  /// The right answer to the guess that stands in the row.
  private func answer(at table: Table) -> MatchCounts {
    MatchCounts(table.row.game.guess.match(against: table.row.game.masterCode))
  }

  private func judge(_ counts: MatchCounts, at table: Table) -> LessonVerdict {
    let right = answer(at: table)
    guard counts != right else { return .done("\(Self.sentence(right)) \(praise)") }
    return .refused("\(Self.sentence(counts)) Not quite. \(excuse)")
  }

  private func judgeGuess(at table: inout Table) -> LessonVerdict {
    let game = table.row.game
    let left = Self.remaining(game)
    if self != .telling, let number = Self.contradicted(game.guess.pegs, in: game) {
      return .refused(Self.contradiction(game, number: number))
    }
    if self == .telling, !Self.tellsApart(left, game.guess.pegs) {
      let isOneOfThem = left.contains { $0.pegs == game.guess.pegs }
      return .refused(isOneOfThem ? excuse : "That leaves two of them after some answer. \(excuse)")
    }
    table.row.game.attemptGuess()
    let now = Self.remaining(table.row.game)
    guard !table.row.game.isOver else {
      let spoken = CodeBreakerSession.Spoken.pegs(table.row.game.masterCode, theme: Self.theme)
      return .done(self == .last ? "Code broken! \(praise)" : "Code broken, at once: \(spoken). What luck!")
    }
    let answer = Self.sentence(MatchCounts(table.row.game.attempts.last?.matches ?? []))
    if self == .telling, let code = now.first {
      return .done("\(answer) So it is \(CodeBreakerSession.Spoken.pegs(code, theme: Self.theme)). \(praise)")
    }
    return .done("\(answer) Of \(left.count) codes \(now.count == 1 ? "1 is" : "\(now.count) are") left. \(praise)")
  }

  /// An answer as a sentence: "1 exact, 1 inexact."
  private static func sentence(_ counts: MatchCounts) -> String {
    let text = CodeBreakerSession.Spoken.markers(counts)
    return counts.exact + counts.inexact == 0 ? "No match." : "\(text)."
  }

  /// The first attempt that would have been answered differently if these pegs were the code, as an index.
  private static func contradicted(_ pegs: [Peg], in game: CodeBreaker) -> Int? {
    let code = Code(kind: .unknown, pegs: pegs)
    return game.attempts.firstIndex { MatchCounts($0.match(against: code)) != MatchCounts($0.matches ?? []) }
  }

  /// Why the guess cannot be the code.
  private static func contradiction(_ game: CodeBreaker, number: Int) -> String {
    let attempt = game.attempts[number]
    let answer = CodeBreakerSession.Spoken.markers(MatchCounts(attempt.match(against: game.guess)))
    let given = CodeBreakerSession.Spoken.markers(MatchCounts(attempt.matches ?? []))
    return "Were this the code, attempt \(number + 1) would have got \(answer). It got \(given)."
  }

  /// Whether any answer to a guess leaves one of these codes at most.
  private static func tellsApart(_ codes: [Code], _ pegs: [Peg]) -> Bool {
    let guess = Code(kind: .guess, pegs: pegs)
    let answers = codes.map { MatchCounts(guess.match(against: $0)) }
    return answers.indices.allSatisfy { !answers[..<$0].contains(answers[$0]) }
  }

  // MARK: Codes

  /// The codes that fit all answers, in the order of their choices.
  static func remaining(_ game: CodeBreaker) -> [Code] {
    let choices = game.pegChoices
    var codes: [Code] = []
    for first in choices {
      for second in choices {
        for third in choices where contradicted([first, second, third], in: game) == nil {
          codes.append(Code(kind: .unknown, pegs: [first, second, third]))
        }
      }
    }
    return codes
  }

  /// What the pegs are chosen from.
  static var theme: Theme { .mastermind }

  /// A game of three pegs with a code that was chosen.
  private static func game(code: [Peg]) -> CodeBreaker {
    var generator = SplitMix64(seed: 1)
    let setup = GameSetup.random(pegCount: 3, theme: theme, using: &generator)
    return CodeBreaker(setup, masterCode: Code(kind: .master(isHidden: true), pegs: code))
  }

  /// Pegs, written as the digits of their choices.
  private static func pegs(_ digits: String) -> [Peg] {
    Code(guess: digits.utf8Bytes, theme: theme)?.pegs ?? []
  }

  private static func put(_ pegs: [Peg], into game: inout CodeBreaker) {
    for (hole, peg) in pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
  }
}

// What the steps are made of.
extension CodeBreakerLessonStep {
  /// The code.
  private var code: [Peg] {
    switch self {
    case .markers: Self.pegs("021")
    case .once: Self.pegs("240")
    case .fitting: Self.pegs("302")
    case .telling: Self.pegs("043")
    case .last: Self.pegs("420")
    }
  }

  /// The guess to which an answer is asked for.
  private var asked: [Peg] {
    self == .once ? Self.pegs("223") : Self.pegs("013")
  }

  /// The attempts that were made before.
  private var guesses: [[Peg]] {
    switch self {
    case .markers, .once: []
    case .fitting: [Self.pegs("012")]
    case .telling: [Self.pegs("001"), Self.pegs("030")]
    case .last: [Self.pegs("012"), Self.pegs("135"), Self.pegs("204")]
    }
  }
}
