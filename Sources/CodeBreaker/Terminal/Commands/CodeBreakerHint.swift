import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import Foundation
import GameCore
import SessionSupport
import TerminalSupport

struct CodeBreakerHintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Show how many codes are left in a game, and what to guess.",
    discussion: """
      Takes the replay line of an unfinished game. With --guess, also shows whether another guess fits all answers, and what \
      it is worth.

        parlor codebreaker hint 'codebreaker/1 537 4.mastermind 0123,2020'
        parlor codebreaker hint 'codebreaker/1 537 4.mastermind 0123' --guess 4455 --json

      If few codes are left, or the game is small, the coach looks at everything that can happen, and the guess is the best \
      one. Otherwise, it comes from a rule of thumb, and the text says so. The JSON has these keys in this order: candidates \
      (how many codes are possible), guess, candidate (whether it can be the code), total (guesses from here for all \
      candidates together), expected (the same for one of them), method ("exact", "entropy", or "entropy sample" if the \
      coach tried only some guesses), reason (the fact that speaks for the guess, with its numbers), and with --guess the \
      list other with the keys guess, candidate, total, expected, and reason (why the best guess is better). A reason is left \
      out if there is none.
      """)

  @Argument(help: ArgumentHelp("The replay line, or a link.", valueName: "line"))
  var line: String

  @Option(
    help: ArgumentHelp("Another guess, as in replay lines: 0 to 9, a, b, or - for an empty hole.", valueName: "guess"))
  var guess: String?

  @Flag(help: "Print one line of JSON: candidates, guess, candidate, total, expected, method.")
  var json = false

  func run() throws {
    let game = try CodeBreaker.read(line)
    guard !game.isOver else { throw Failure.data.report("This game is over.") }
    try game.requireLuck()
    var others: [Code] = []
    if let guess {
      guard let code = Code(guess: Array(guess.utf8), theme: game.setup.theme), code.pegs.count == game.setup.pegCount,
        !code.isEmpty
      else { throw Failure.data.report("The guess doesn't fit this game. Type one such as 0123.") }
      others = [code]
    }
    guard let report = CodeBreakerHintReport(game, others: others) else {
      throw Failure.data.report("No code fits the answers of this game.")
    }
    report.show(asJSON: json)
  }
}

/// The report that `parlor codebreaker hint` prints.
struct CodeBreakerHintReport: Report {
  private let setup: GameSetup
  private let facts: PositionFacts
  private let candidateCount: Int
  private let analysis: Analysis

  init?(_ game: CodeBreaker, others: [Code]) {
    guard let position = Position(CoachQuestion(game)) else { return nil }
    let guesses = others.map { CoachQuestion.colors(of: $0, game.pegChoices) }
    guard let analysis = Coach(maxWholeGameCodeCount: 4096).analysis(position, of: guesses, workLimit: 400_000_000)
    else { return nil }
    setup = game.setup
    candidateCount = position.candidates.count
    let codes =
      candidateCount > Advice.maxListedCodes ? [] : position.candidates.map { position.space.pegs(of: Int($0)) }
    facts = PositionFacts(
      CoachQuestion(game),
      Advice(candidateCount: candidateCount, codes: codes, best: analysis.best, requestedGuess: nil))
    self.analysis = analysis
  }

  var text: String {
    let best = analysis.best
    var lines = [
      candidateCount == 1
        ? "1 code is left." : "\(DecimalText.grouped(candidateCount)) codes are left.",
      "\(best.method.isExact ? "The best guess is" : "A good guess is") \(guessText(best)), \(best.method.explanation).",
    ]
    if candidateCount > 1, let reason = facts.reason(for: best.guess) {
      lines.append(CodeBreakerSession.ReasonText.praise(best, reason))
    }
    for value in analysis.values {
      lines.append("\(guessText(value)). \(value.isCandidate ? "It fits all answers" : "It can't be the code").")
      if let reason = reason(over: value) { lines.append(CodeBreakerSession.ReasonText(setup).text(reason)) }
    }
    return lines.joined(separator: "\n")
  }

  var fields: JSON {
    let best = analysis.best
    let others = analysis.values.map { JSON(members($0) + member(reason(over: $0))) }
    return JSON(
      [("candidates", JSON(candidateCount))] + members(best) + [("method", JSON(best.method.name))]
        + member(facts.reason(for: best.guess))
        + (others.isEmpty ? [] : [("other", JSON(others))]))
  }

  /// Returns why the best guess is better than another one, or `nil` if it isn't, or no fact separates them.
  private func reason(over value: GuessValue) -> Reason? {
    value.total > analysis.best.total ? facts.reason(for: analysis.best.guess, over: value.guess) : nil
  }

  private func member(_ reason: Reason?) -> [(key: String, value: JSON)] {
    reason.map { [("reason", $0.json)] } ?? []
  }

  private func members(_ value: GuessValue) -> [(key: String, value: JSON)] {
    [
      ("guess", JSON(value.symbols)), ("candidate", JSON(value.isCandidate)), ("total", JSON(value.total)),
      ("expected", JSON(value.expectedGuesses.value, decimals: 6)),
    ]
  }

  private func guessText(_ value: GuessValue) -> String {
    let code = Code(kind: .guess, pegs: CoachQuestion.pegs(of: value.guess, setup.theme.choices))
    return "\(value.symbols) (\(CodeBreakerSession.SpokenText.pegs(code, theme: setup.theme))), with "
      + "\(String(format: "%.2f", value.expectedGuesses.value)) guesses expected from here"
  }
}

extension GuessValue {
  /// The guess in the symbols of replay lines.
  var symbols: String { CodeText.symbols(guess) }
}

extension CodeBreakerModel.EvaluationMethod {
  var name: String {
    switch self {
    case .exact: "exact"
    case .heuristic: "entropy"
    case .sample: "entropy sample"
    }
  }

  var explanation: String {
    switch self {
    case .exact: "which is proven"
    case .heuristic: "estimated by entropy"
    case .sample: "estimated by entropy among some guesses"
    }
  }
}
