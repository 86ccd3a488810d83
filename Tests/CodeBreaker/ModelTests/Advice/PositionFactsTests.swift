import CodeBreakerTestSupport
import GameCore
import Testing

@testable import CodeBreakerModel

@Suite struct PositionFactsTests {
  private func facts(_ line: String) throws -> PositionFacts {
    let question = CoachQuestion(try CodeBreaker(line: line))
    return PositionFacts(question, FakeCoach.advice(on: question))
  }

  /// Returns the facts about a position from advice that doesn't list the codes.
  private func largeFacts(_ line: String, candidateCount: Int) throws -> PositionFacts {
    let question = CoachQuestion(try CodeBreaker(line: line))
    let best = GuessValue(
      guess: [], isCandidate: true, total: 1, candidateCount: candidateCount, method: .sample)
    return PositionFacts(question, Advice(candidateCount: candidateCount, codes: [], best: best, requestedGuess: nil))
  }

  private func guess(_ text: String) throws -> [UInt8] { try #require(CodeText.guess(Array(text.utf8))) }

  /// The average, the largest part, and the number of answers, counted one code at a time.
  private func parts(_ guess: [UInt8], _ codes: [[UInt8]]) -> (average: Rational, largest: Int, count: Int) {
    var sizes: [MatchCounts: Int64] = [:]
    for code in codes { sizes[AnsweredGuess.counts(of: guess, against: code), default: 0] += 1 }
    let squares = sizes.values.reduce(0) { $0 + $1 * $1 }
    return (Rational(squares, over: Int64(codes.count)), Int(sizes.values.max() ?? 0), sizes.count)
  }

  @Test(arguments: ["", " 0123", " 0011,2323", " 0011,2023,0415"])
  func figuresMatchAnEnumerationOfAllCodes(attempts: String) throws {
    let line = "codebreaker/1 537 4.mastermind" + attempts
    let question = CoachQuestion(try CodeBreaker(line: line))
    let codes = allSequences(4, 0..<6).map { $0.map { UInt8($0) } }.filter { question.isCandidate($0) }
    let facts = try facts(line)
    #expect(facts.candidateCount == codes.count)
    var random = SplitMix64(seed: 5)
    var kinds: Set<Reason.Kind> = []
    for _ in 0..<60 {
      let guesses = (0..<2).map { _ in (0..<4).map { _ in UInt8(random.draw(below: 6)) } }
      let (better, other) = (parts(guesses[0], codes), parts(guesses[1], codes))
      for reason in facts.reasons(for: guesses[0], over: guesses[1]) {
        kinds.insert(reason.kind)
        switch reason {
        case .average(let one, let two):
          #expect(one == better.average)
          #expect(two == other.average)
          #expect(one.value < two.value)
        case .answers(let one, let two):
          #expect(one == better.count)
          #expect(two == other.count)
          #expect(one > two)
        case .largestPart(let one, let two):
          #expect(one == better.largest)
          #expect(two == other.largest)
          #expect(one < two)
        case .contradiction(let attempt, let counts):
          #expect(!codes.contains(guesses[1]))
          #expect(codes.contains(guesses[0]))
          let row = question.attempts[attempt - 1]
          #expect(AnsweredGuess.counts(of: row.guess, against: guesses[1]) == counts)
          #expect(counts != row.counts)
        case .excludedColor(let color):
          #expect(!codes.contains { $0.contains(color) })
          #expect(guesses[1].contains(color))
        case .certainPeg(let place, let color): #expect(codes.allSatisfy { $0[place] == color })
        case .onlyCode, .oneOfTwo, .tellsApart: break
        }
      }
    }
    #expect(kinds.isSuperset(of: [.average, .answers, .largestPart]))
  }

  @Test func equalGuessesHaveNoReason() throws {
    let facts = try facts("codebreaker/1 505 4.mastermind 0011")
    #expect(facts.reasons(for: try guess("2345"), over: try guess("2345")).isEmpty)
  }

  @Test func reasonSpeaksForOneGuessOnly() throws {
    let facts = try facts("codebreaker/1 505 4.mastermind 0011,2323,4441,0305")
    let (good, bad) = (try guess("5020"), try guess("3020"))
    #expect(facts.reason(for: good, over: bad) == .oneOfTwo)
    #expect(facts.reasons(for: bad, over: good).isEmpty)
    #expect(facts.reasons(for: good, over: bad).contains(.excludedColor(3)))
  }

  @Test func emptyHolesAreNeitherColorsNorCodes() throws {
    let facts = try facts("codebreaker/1 505 4.mastermind 0011,2323,4441,0305")
    let reasons = facts.reasons(for: try guess("5020"), over: try guess("---0"))
    #expect(reasons.first == .oneOfTwo)
    #expect(!reasons.contains { $0.kind == .excludedColor })
  }

  /// Six pegs of twelve colors have three million codes. Before the first answer, most of them count as one.
  @Test func largeGamesAreComparedOnlyByWhatIsKnownInTime() throws {
    let start = try largeFacts("codebreaker/1 3 6.swiftui-colors", candidateCount: 2_985_984)
    let (pairs, one) = (try guess("001122"), try guess("000000"))
    guard case .average = start.reason(for: pairs, over: one) else {
      return #expect(Bool(false), "few different codes")
    }
    let later = try largeFacts("codebreaker/1 3 6.swiftui-colors 012345", candidateCount: 500_000)
    #expect(later.reason(for: try guess("678900"), over: try guess("666666"))?.kind != .average)
  }
}
