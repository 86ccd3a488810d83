import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The coach's reasons as sentences.
  struct ReasonWords {
    let theme: Theme

    /// The number of pegs in a code.
    let pegCount: Int

    /// Returns the reason why another guess is better than the player's, as a sentence about both.
    func text(_ reason: Reason) -> String {
      switch reason {
      case .onlyCode: return "Only one code was left."
      case .oneOfTwo: return "Two codes were left. Your guess was neither."
      case .tellsApart(let count, let canBeCode):
        return canBeCode
          ? "The better guess tells all \(count) codes apart."
          : "The better guess can’t be the code, but tells all \(count) apart."
      case .average(let better, let other):
        return "Your guess leaves \(codeCount(other)) on average, the better one \(Self.number(better))."
      case .answers(let better, let other):
        return "Your guess has only \(other) possible answer\(other == 1 ? "" : "s"), the better one has \(better)."
      case .largestPart(let better, let other):
        return "At worst, your guess leaves \(SpokenText.codeCount(other)), the better one \(better)."
      case .contradiction: return "Your guess can’t be the code: \(contradiction(reason))"
      case .certainPeg(let place, let color): return "\(self.place(place)) is \(name(color)): that’s certain."
      case .excludedColor(let color): return "Your guess has \(name(color)), which was already out."
      }
    }

    /// Returns what an attempt would have shown if the guess were the code: "then guess 1 would have shown no marker."
    func contradiction(_ reason: Reason) -> String {
      guard case .contradiction(let attempt, let counts) = reason else { return "" }
      let markers = counts == MatchCounts(exact: 0, inexact: 0) ? "no marker" : SpokenText.markers(counts)
      return "then guess \(attempt) would have shown \(markers)."
    }

    /// Returns what follows for certain from the codes left, or `nil` if nothing does.
    func certainty(_ facts: PositionFacts) -> String? {
      let pegs = facts.certainPegs
      guard facts.candidateCount > 1, let last = pegs.last else { return nil }
      if pegs.count == 1 { return text(.certainPeg(place: last.place, color: last.color)) }
      let names = pegs.map { "peg \($0.place + 1) is \(name($0.color))" }
      return "Certain: \(names.joined(separator: ", "))."
    }

    private func place(_ place: Int) -> String {
      place == 0 ? "The first peg" : place == pegCount - 1 ? "The last peg" : "Peg \(place + 1)"
    }

    private func name(_ color: UInt8) -> String {
      CoachQuestion.pegs(of: [color], theme.choices).first.map { theme.spokenName(of: $0) } ?? ""
    }

    private func codeCount(_ average: Rational) -> String {
      average == Rational(1) ? "1 code" : "\(Self.number(average)) codes"
    }

    /// Returns an average with one decimal if it is less than 10 and not whole: "185", "5.5", or "3".
    static func number(_ average: Rational) -> String {
      let tenths = (average.hundredths + 5) / 10
      if tenths >= 100 { return DecimalText.grouped(Int((average.hundredths + 50) / 100)) }
      return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
  }
}
