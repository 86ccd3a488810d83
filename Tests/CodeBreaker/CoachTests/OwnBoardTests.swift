import CodeBreakerModel
import GameCore
import TestSupport
import Testing

@testable import CodeBreakerCoach

@Suite struct OwnBoardTests {
  private let coach = Coach()

  /// Returns a board with random guesses, some with holes. The answers fit a random code, but `wrongAnswerCount` of
  /// them are changed.
  private func board(
    _ pegCount: Int, _ choiceCount: Int, attemptCount: Int, wrongAnswerCount: Int, _ random: inout SplitMix64
  ) throws -> OwnBoard {
    var board = OwnBoard(
      pegCount: pegCount, choiceCount: choiceCount, theme: try #require(Theme(id: "swiftui-colors".utf8Bytes)))
    let code = (0..<pegCount).map { _ in UInt8(random.numberBelow(choiceCount)) }
    for _ in 0..<attemptCount {
      var guess = (0..<pegCount).map { _ in UInt8(random.numberBelow(choiceCount)) }
      if random.numberBelow(5) == 0 { guess[random.numberBelow(pegCount)] = CodeText.missingColor }
      board.add(OwnBoard.Attempt(guess: guess, counts: counts(guess, code, board)))
    }
    for _ in 0..<wrongAnswerCount {
      let position = random.numberBelow(attemptCount)
      var attempt = board.attempts[position]
      attempt.counts = MatchCounts(exact: random.numberBelow(pegCount), inexact: random.numberBelow(2))
      board.replaceAttempt(at: position, with: attempt)
    }
    return board
  }

  private func counts(_ guess: [UInt8], _ code: [UInt8], _ board: OwnBoard) -> MatchCounts {
    let rows = [guess, code].map { Code(kind: .guess, pegs: CoachQuestion.pegs(of: $0, board.choices)) }
    return MatchCounts(rows[0].match(against: rows[1]))
  }

  /// Returns the codes that fit `attempts` by the rules.
  private func codes(of board: OwnBoard, fitting attempts: [OwnBoard.Attempt]) throws -> [[UInt8]] {
    let space = try #require(CodeSpace(pegCount: board.pegCount, colorCount: board.choiceCount))
    return (0..<space.count).map { space.pegs(of: $0) }.filter { code in
      attempts.allSatisfy { $0.counts == nil || counts($0.guess, code, board) == $0.counts }
    }
  }

  @Test(arguments: [(3, 4), (3, 8), (4, 5), (4, 6), (5, 4)])
  func adviceOnRandomBoardsMatchesATestOfAllCodes(pegCount: Int, choiceCount: Int) throws {
    var random = SplitMix64(seed: UInt64(pegCount * 100 + choiceCount))
    var (possibleCount, contradictoryCount, correctionCount) = (0, 0, 0)
    for round in 0..<36 {
      let board = try board(pegCount, choiceCount, attemptCount: 1 + round % 6, wrongAnswerCount: round % 3, &random)
      let question = OwnBoardQuestion(board)
      let advice = try #require(coach.advice(on: question))
      #expect(OwnBoardAdvice(text: advice.text, to: question) == advice)
      let fitting = try codes(of: board, fitting: board.attempts)
      switch advice {
      case .possible(let advice, let parts):
        possibleCount += 1
        #expect(advice.candidateCount == fitting.count)
        #expect(advice.codes == Array(fitting.prefix(Advice.maxListedCodes)))
        for part in parts {
          let answered = fitting.filter { counts(advice.best.guess, $0, board) == part.counts }
          #expect(answered.count == part.codeCount)
        }
        #expect(parts.reduce(0) { $0 + $1.codeCount } == fitting.count)
      case .contradictory(let contradiction):
        contradictoryCount += 1
        #expect(fitting.isEmpty)
        try check(contradiction, board)
        correctionCount += contradiction.corrections.count
      }
    }
    #expect(possibleCount > 5)
    #expect(contradictoryCount > 5)
    #expect(correctionCount > 5)
  }

  /// Checks that the attempts contradict each other, that leaving out any of them resolves the contradiction, and that
  /// every correction is included.
  private func check(_ contradiction: Contradiction, _ board: OwnBoard) throws {
    let set = contradiction.attemptIndexes.map { board.attempts[$0] }
    #expect(try codes(of: board, fitting: set).isEmpty)
    for index in set.indices {
      var rest = set
      rest.remove(at: index)
      #expect(try !codes(of: board, fitting: rest).isEmpty)
    }
    var corrections: [Contradiction.Correction] = []
    for (position, attempt) in board.attempts.enumerated() {
      var rest = board.attempts
      rest.remove(at: position)
      var sizes: [MatchCounts: Int] = [:]
      for code in try codes(of: board, fitting: rest) { sizes[counts(attempt.guess, code, board), default: 0] += 1 }
      let answers = sizes.map { AnswerPart(counts: $0, codeCount: $1) }
        .sorted { ($0.counts.exact, $0.counts.inexact) < ($1.counts.exact, $1.counts.inexact) }
      if !answers.isEmpty { corrections.append(Contradiction.Correction(attemptIndex: position, answers: answers)) }
    }
    #expect(contradiction.corrections == corrections)
    #expect(corrections.allSatisfy { contradiction.attemptIndexes.contains($0.attemptIndex) })
  }

  private func contradiction(_ line: String) throws -> Contradiction? {
    let board = try OwnBoard(line: line.utf8Bytes)
    guard case .contradictory(let contradiction)? = coach.advice(on: OwnBoardQuestion(board)) else { return nil }
    return contradiction
  }

  @Test func impossibleAnswerIsAContradictionByItself() throws {
    let contradiction = try #require(try contradiction("assist/1 4 6 mastermind 0011:11,1111:02"))
    #expect(contradiction.attemptIndexes == [1])
    #expect(contradiction.corrections.map(\.attemptIndex) == [1])
  }

  @Test func smallerOfTwoContradictionsIsReported() throws {
    // The last two attempts contradict each other, and so do the first three.
    let contradiction = try #require(
      try contradiction("assist/1 3 6 mastermind 012:00,345:10,334:00,555:00,555:10"))
    #expect(contradiction.attemptIndexes == [3, 4])
    let first = try #require(try self.contradiction("assist/1 3 6 mastermind 555:00,555:10,012:00,345:10,334:00"))
    #expect(first.attemptIndexes == [0, 1])
  }

  @Test func twoWrongAnswersHaveNoSingleCorrection() throws {
    let contradiction = try #require(try contradiction("assist/1 4 6 mastermind 0000:10,0000:20,1111:10,1111:20"))
    #expect(contradiction.corrections.isEmpty)
    #expect(contradiction.attemptIndexes.count == 2)
  }

  /// Uses the maximum number of attempts, and a number of codes that isn't a multiple of the chunk size.
  @Test func fullBoardGetsAdviceOrAContradiction() throws {
    var random = SplitMix64(seed: 3)
    let largest = try board(6, 7, attemptCount: 30, wrongAnswerCount: 0, &random)
    guard case .possible(let advice, _)? = coach.advice(on: OwnBoardQuestion(largest)) else {
      Issue.record("The board contradicts itself.")
      return
    }
    #expect(advice.candidateCount == 1)
    var wrong = largest
    var attempt = largest.attempts[29]
    attempt.counts = MatchCounts(exact: 6, inexact: 0)
    wrong.replaceAttempt(at: 29, with: attempt)
    guard case .contradictory(let contradiction)? = coach.advice(on: OwnBoardQuestion(wrong)) else {
      Issue.record("The board does not contradict itself.")
      return
    }
    #expect(contradiction.attemptIndexes.contains(29))
    let right = AnswerPart(counts: try #require(largest.attempts[29].counts), codeCount: 1)
    #expect(contradiction.corrections.contains { $0.attemptIndex == 29 && $0.answers.contains(right) })
  }
}
