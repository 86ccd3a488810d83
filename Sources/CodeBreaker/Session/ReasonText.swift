import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// The coach's reasons as sentences.
  package struct ReasonText {
    let theme: Theme

    /// The number of pegs in a code.
    let pegCount: Int

    package init(_ setup: GameSetup) {
      theme = setup.theme
      pegCount = setup.pegCount
    }

    // MARK: Comparing guesses

    /// Returns the reason why another guess is better than the player's, as a sentence about both.
    package func text(_ reason: Reason) -> String {
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
      case .contradiction(let attempt, let counts):
        return "Your guess can’t be the code: \(contradiction(attempt, counts))"
      case .certainPeg(let place, let color): return "\(self.place(place)) is \(name(color)): that’s certain."
      case .excludedColor(let color): return "Your guess has \(name(color)), which was already out."
      }
    }

    /// Returns what an attempt would have shown if the guess were the code: "then guess 1 would have shown no marker."
    private func contradiction(_ attempt: Int, _ counts: MatchCounts) -> String {
      let markers = counts == MatchCounts(exact: 0, inexact: 0) ? "no marker" : SpokenText.markers(counts)
      return "then guess \(attempt) would have shown \(markers)."
    }

    // MARK: Hints

    /// Returns the number of codes left, and what they have in common: "12 codes are left. The last peg is red: …"
    func count(_ count: Int, _ facts: PositionFacts?) -> String {
      guard count > 1, let facts else { return SpokenText.candidates(count) }
      return SpokenText.candidates(count) + certainty(facts)
    }

    /// Returns the pegs that all codes left share as a sentence after a space, or an empty string if there are none.
    private func certainty(_ facts: PositionFacts) -> String {
      let pegs = facts.certainPegs
      guard let last = pegs.last else { return "" }
      if pegs.count == 1 { return " " + text(.certainPeg(place: last.place, color: last.color)) }
      return " Certain: " + pegs.map { "peg \($0.place + 1) is \(name($0.color))" }.joined(separator: ", ") + "."
    }

    /// Returns whether a guess fits all answers. `reason` is the contradiction, or `nil` if the guess fits.
    func fit(_ reason: Reason?, attemptCount: Int, isWithoutLuck: Bool) -> String {
      if case .contradiction(let attempt, let counts) = reason {
        return "No, this can’t be the code: \(contradiction(attempt, counts))"
      }
      if attemptCount == 0 { return "Yes, as any guess does before the first answer." }
      return isWithoutLuck ? "Yes: it is one of the codes left." : "Yes: it could be the code."
    }

    /// Returns what speaks for the best guess, and its value: "It could be the code, and leaves 5.5 of 51 codes …"
    static func best(_ value: GuessValue, _ reason: Reason? = nil) -> String {
      if value.isCandidate, value.candidateCount == 1 { return "This is the code: only one is left." }
      let guesses = DecimalText.hundredths(value.expectedGuesses.hundredths)
      let about: String = value.method.isExact ? "" : "about "
      return "\(praise(value, reason)) You’d need \(about)\(guesses) more guesses on average. "
        + SpokenText.method(value.method)
    }

    /// Returns what speaks for the best guess: "It could be the code, and leaves 5.5 of 51 codes on average."
    package static func praise(_ value: GuessValue, _ reason: Reason?) -> String {
      switch reason {
      case .oneOfTwo: return "Two codes are left. This is one of them."
      case .tellsApart(let count, let canBeCode):
        return canBeCode
          ? "It could be the code, and tells all \(count) apart."
          : "It can’t be the code, but tells all \(count) apart."
      case .average(let better, _):
        let codes: String = "\(number(better)) of \(SpokenText.codeCount(value.candidateCount)) on average."
        return value.isCandidate
          ? "It could be the code, and leaves \(codes)" : "It can’t be the code, but leaves only \(codes)"
      default: return value.isCandidate ? "It could be the code." : "It can’t be the code, but it rules out the most."
      }
    }

    // MARK: Names

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
