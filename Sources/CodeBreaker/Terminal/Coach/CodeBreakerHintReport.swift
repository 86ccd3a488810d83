import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

/// What `parlor codebreaker hint` says of a game.
struct CodeBreakerHintReport {
  private let theme: Theme
  private let candidateCount: Int
  private let analysis: Analysis

  /// Asks the coach; nothing where no code fits the answers.
  init?(_ game: CodeBreaker, others: [Code]) {
    guard let position = Position(CoachQuestion(game)) else { return nil }
    let guesses = others.map { CoachQuestion.colors(of: $0, game.pegChoices) }
    guard let analysis = Coach(largestWholeGame: 4096).analysis(position, of: guesses, workLimit: 400_000_000) else {
      return nil
    }
    theme = game.setup.theme
    candidateCount = position.candidates.count
    self.analysis = analysis
  }

  /// For people.
  var text: String {
    let best = analysis.best
    var lines = [
      candidateCount == 1
        ? "1 code is still possible." : "\(DecimalText.grouped(candidateCount)) codes are still possible.",
      "\(best.method.isExact ? "The best guess is" : "A good guess is") \(spoken(best)), \(best.method.words).",
    ]
    for value in analysis.values {
      lines.append("\(spoken(value)), \(value.isCandidate ? "which fits all answers" : "which cannot be the code").")
    }
    return lines.joined(separator: "\n")
  }

  /// For programs: one line, its keys always in this order.
  var json: String {
    let best = analysis.best
    var text = #"{"candidates":\#(candidateCount),\#(keys(best)),"method":"\#(best.method.name)""#
    if !analysis.values.isEmpty {
      text += #","other":[\#(analysis.values.map { "{\(keys($0))}" }.joined(separator: ","))]"#
    }
    return text + "}"
  }

  private func keys(_ value: GuessValue) -> String {
    #""guess":"\#(value.symbols)","candidate":\#(value.isCandidate),"total":\#(value.total),"#
      + #""expected":\#(String(format: "%.6f", value.expected.value))"#
  }

  private func spoken(_ value: GuessValue) -> String {
    let code = Code(kind: .guess, pegs: CoachQuestion.pegs(of: value.guess, theme.choices))
    return "\(value.symbols) (\(CodeBreakerSession.Spoken.pegs(code, theme: theme))), with "
      + "\(String(format: "%.2f", value.expected.value)) guesses to be expected from here"
  }
}

extension GuessValue {
  /// The guess as replay lines write it.
  var symbols: String { String(decoding: CodeText.text(guess), as: UTF8.self) }
}

extension CodeBreakerModel.Method {
  /// For programs.
  var name: String {
    switch self {
    case .exact: "exact"
    case .heuristic: "entropy"
    case .sample: "entropy sample"
    }
  }

  /// For people.
  var words: String {
    switch self {
    case .exact: "exactly"
    case .heuristic: "about, by entropy"
    case .sample: "about, by entropy among some of the guesses"
    }
  }
}
