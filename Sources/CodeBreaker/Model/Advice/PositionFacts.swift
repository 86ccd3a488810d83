/// The facts about a position from which reasons follow: the answers so far, and the codes that fit them.
public struct PositionFacts: Hashable, Sendable {
  /// The number of codes left, 1 or more.
  public let candidateCount: Int

  /// The number of codes up to which guesses are compared by how they split the codes. Counting takes a few hundred
  /// nanoseconds a code in a native build, and ten times as long on a slow phone, where a hint must answer within
  /// 100 ms. All games of four pegs, and of five pegs and six colors, have fewer codes at any time. In larger games,
  /// the first guesses are compared only by what follows from the answers.
  static let maxCountedCodes = 8000

  /// An average has to be at least this many percent of the better one, because players can't see a smaller gap.
  private static let minAveragePercent: Int64 = 110

  private let question: CoachQuestion

  /// All codes left, or `nil` if the advice lists only some of them.
  private let codes: [[UInt8]]?

  /// Creates the facts about the position of a question, from an answer to it.
  public init(_ question: CoachQuestion, _ advice: Advice) {
    self.question = question
    candidateCount = advice.candidateCount
    codes = advice.codes.count == advice.candidateCount ? advice.codes : nil
  }

  // MARK: The position

  /// The pegs that all codes left share, from left to right. Empty if there are too many codes to know.
  public var certainPegs: [(place: Int, color: UInt8)] {
    guard let codes, let first = codes.first else { return [] }
    return first.indices.compactMap { place in
      codes.allSatisfy { $0[place] == first[place] } ? (place, first[place]) : nil
    }
  }

  /// Returns whether a color is known to be in no code left.
  func isExcluded(_ color: UInt8) -> Bool {
    if let codes { return !codes.contains { $0.contains(color) } }
    // Without all codes, only an answer without any match is a proof that is easy to see.
    return question.attempts.contains { $0.counts == MatchCounts(exact: 0, inexact: 0) && $0.guess.contains(color) }
  }

  // MARK: Comparing guesses

  /// Returns the reason to prefer one guess to another: the first fact in the order of `Reason.Kind` that separates them
  /// and speaks for `better`, or `nil` if there is none.
  public func reason(for better: [UInt8], over other: [UInt8]) -> Reason? {
    reasons(for: better, over: other).first
  }

  /// Returns all facts that separate two guesses and speak for `better`, in the order of `Reason.Kind`.
  public func reasons(for better: [UInt8], over other: [UInt8]) -> [Reason] {
    let (better, other) = (outcome(of: better), outcome(of: other))
    return Reason.Kind.allCases.compactMap { reason($0, better, other) }
  }

  /// Returns what speaks for a guess, compared with a guess that tells nothing, or `nil` if nothing is known in time.
  public func reason(for guess: [UInt8]) -> Reason? {
    let outcome = outcome(of: guess)
    if outcome.canBeCode, candidateCount <= 2 { return candidateCount == 1 ? .onlyCode : .oneOfTwo }
    guard let parts = outcome.parts, candidateCount > 2 else { return nil }
    return parts.count == candidateCount
      ? .tellsApart(codeCount: candidateCount, canBeCode: outcome.canBeCode)
      : .average(better: parts.average, other: Rational(Int64(candidateCount)))
  }

  private func reason(_ kind: Reason.Kind, _ better: GuessOutcome, _ other: GuessOutcome) -> Reason? {
    switch kind {
    case .onlyCode: return candidateCount == 1 && better.canBeCode && !other.canBeCode ? .onlyCode : nil
    case .oneOfTwo: return candidateCount == 2 && better.canBeCode && !other.canBeCode ? .oneOfTwo : nil
    case .contradiction: return better.canBeCode ? other.contradiction : nil
    case .certainPeg:
      guard certainPegs.allSatisfy({ better.guess[$0.place] == $0.color }),
        let missed = certainPegs.last(where: { other.guess[$0.place] != $0.color })
      else { return nil }
      return .certainPeg(place: missed.place, color: missed.color)
    case .excludedColor:
      let isUsed = { (color: UInt8) in color != CodeText.missingColor && isExcluded(color) }
      guard !better.guess.contains(where: isUsed), let color = other.guess.first(where: isUsed) else { return nil }
      return .excludedColor(color)
    case .tellsApart, .average, .answers, .largestPart:
      guard let parts = better.parts, let otherParts = other.parts else { return nil }
      return reason(kind, parts, otherParts, canBeCode: better.canBeCode)
    }
  }

  private func reason(
    _ kind: Reason.Kind, _ better: GuessOutcome.Parts, _ other: GuessOutcome.Parts, canBeCode: Bool
  ) -> Reason? {
    switch kind {
    case .tellsApart where better.count == candidateCount && other.count < candidateCount && candidateCount > 2:
      .tellsApart(codeCount: candidateCount, canBeCode: canBeCode)
    // Both have the number of codes as their denominator, so compare the sums of the squares.
    case .average where other.average.value * 100 >= better.average.value * Double(Self.minAveragePercent):
      .average(better: better.average, other: other.average)
    case .answers where better.count > other.count: .answers(better: better.count, other: other.count)
    case .largestPart where better.largest < other.largest:
      .largestPart(better: better.largest, other: other.largest)
    default: nil
    }
  }

  private func outcome(of guess: [UInt8]) -> GuessOutcome {
    let contradiction = question.contradiction(to: guess)
    return GuessOutcome(
      guess: guess, canBeCode: contradiction == nil && question.isCode(guess), contradiction: contradiction,
      parts: parts(of: guess))
  }

  private func parts(of guess: [UInt8]) -> GuessOutcome.Parts? {
    if let codes {
      var sizes = [Int](repeating: 0, count: RemainingCodeCounter.answerIndexCount)
      for code in codes { sizes[RemainingCodeCounter.index(of: AnsweredGuess.counts(of: guess, against: code))] += 1 }
      return GuessOutcome.Parts(sizes)
    }
    var counter = RemainingCodeCounter(
      pegCount: question.pegCount, choiceCount: question.choiceCount, attempts: question.attempts, guess: guess)
    guard min(candidateCount, counter.maxDifferentCodeCount) <= Self.maxCountedCodes else { return nil }
    return GuessOutcome.Parts(counter.countCodes())
  }
}

extension CoachQuestion {
  /// Returns the reason why a guess can't be the code, or `nil` if it fits all answers.
  public func contradiction(to guess: [UInt8]) -> Reason? {
    firstContradiction(to: guess).map { index in
      .contradiction(attempt: index + 1, counts: AnsweredGuess.counts(of: attempts[index].guess, against: guess))
    }
  }
}
