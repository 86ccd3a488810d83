import CodeBreakerModel
import GameCore

// Facts about the codes left in a step, and sentences about them.
extension CodeBreakerLessonStep {
  static var theme: Theme { .mastermind }

  // MARK: Mistakes

  /// Returns what is wrong with an option.
  func mistake(_ option: Option, in game: CodeBreaker) -> String {
    guard case .pegs(let pegs) = option else {
      guard case .answer(let counts) = option else { return "" }
      return "\(Self.sentence(counts)) Not quite."
    }
    let code = Code(kind: .guess, pegs: pegs)
    switch question {
    case .possibleCode:
      guard let index = Self.firstContradiction(to: pegs, in: game) else { return "" }
      return Self.contradiction(code, game, attemptIndex: index)
    case .impossibleCode: return "This one is possible: it would have gotten the same answers."
    case .excludedColor:
      return Self.example(of: pegs, in: game).map { "It’s possible: the code could be \(Self.words($0))." } ?? ""
    default:
      let left = Self.remainingCodes(game)
      return Self.guess(pegs, distinguishes: left)
        ? "It tells the codes apart, but can’t be the code." : Self.remainder(pegs, left)
    }
  }

  /// Returns an answer after which a guess leaves the most codes: "If you get no match, 2 codes are left."
  static func remainder(_ pegs: [Peg], _ codes: [Code]) -> String {
    let guess = Code(kind: .guess, pegs: pegs)
    let answers = codes.map { MatchCounts(guess.match(against: $0)) }
    var (worst, most) = (MatchCounts(exact: 0, inexact: 0), 0)
    for answer in answers {
      let count = answers.filter { $0 == answer }.count
      if count > most { (worst, most) = (answer, count) }
    }
    return most == codes.count
      ? "All the codes would give the same answer."
      : "If you get \(CodeBreakerSession.SpokenText.markers(worst)), \(most) codes are left."
  }

  static func contradiction(_ code: Code, _ game: CodeBreaker, attemptIndex: Int) -> String {
    let attempt = game.attempts[attemptIndex]
    let answer = CodeBreakerSession.SpokenText.markers(MatchCounts(attempt.match(against: code)))
    let given = CodeBreakerSession.SpokenText.markers(MatchCounts(attempt.matches ?? []))
    return "If this were the code, attempt \(attemptIndex + 1) would have gotten \(answer). It got \(given)."
  }

  // MARK: Sentences

  /// Returns an answer as a sentence: "1 in the right place, 1 in the wrong place."
  static func sentence(_ counts: MatchCounts) -> String {
    let text = CodeBreakerSession.SpokenText.markers(counts)
    return counts.exact + counts.inexact == 0 ? "No match." : "\(text)."
  }

  static func words(_ code: Code) -> String { CodeBreakerSession.SpokenText.pegs(code, theme: theme) }

  static func codeCount(_ count: Int) -> String {
    "Of \(allCodes.count) codes, \(count == 1 ? "1 is" : "\(count) are") left."
  }

  // MARK: Codes

  /// Returns the index of the first attempt whose answer would differ if these pegs were the code, or `nil`.
  static func firstContradiction(to pegs: [Peg], in game: CodeBreaker) -> Int? {
    let code = Code(kind: .unknown, pegs: pegs)
    return game.attempts.firstIndex { MatchCounts($0.match(against: code)) != MatchCounts($0.matches ?? []) }
  }

  /// Returns whether every answer to the guess leaves at most one of the codes.
  static func guess(_ pegs: [Peg], distinguishes codes: [Code]) -> Bool {
    let guess = Code(kind: .guess, pegs: pegs)
    let answers = codes.map { MatchCounts(guess.match(against: $0)) }
    return answers.indices.allSatisfy { !answers[..<$0].contains(answers[$0]) }
  }

  static func remainingCodes(_ game: CodeBreaker) -> [Code] {
    allCodes.filter { firstContradiction(to: $0.pegs, in: game) == nil }
  }

  /// Returns a code left that has one of these colors, or `nil`.
  static func example(of pegs: [Peg], in game: CodeBreaker) -> Code? {
    remainingCodes(game).first { code in code.pegs.contains { pegs.contains($0) } }
  }

  /// All codes with three pegs.
  static var allCodes: [Code] {
    let choices = theme.choices
    var codes: [Code] = []
    for first in choices {
      for second in choices {
        for third in choices { codes.append(Code(kind: .unknown, pegs: [first, second, third])) }
      }
    }
    return codes
  }

  static func game(code: [Peg]) -> CodeBreaker {
    var generator = SplitMix64(seed: 1)
    let setup = GameSetup.random(pegCount: 3, theme: theme, using: &generator)
    return CodeBreaker(setup, masterCode: Code(kind: .master(isHidden: true), pegs: code))
  }

  /// Returns the pegs of the choices with these indexes, one digit each.
  static func pegs(_ digits: String) -> [Peg] {
    Code(guess: digits.utf8Bytes, theme: theme)?.pegs ?? []
  }

  static func put(_ pegs: [Peg], into game: inout CodeBreaker) {
    for (hole, peg) in pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
  }
}
