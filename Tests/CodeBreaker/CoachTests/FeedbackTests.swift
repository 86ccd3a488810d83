import CodeBreakerModel
import GameCore
import Testing

@testable import CodeBreakerCoach

@Suite struct FeedbackTests {
  @Test(arguments: 2...6)
  func exactlyThePossibleAnswersHaveUniqueIndexes(pegCount: Int) {
    let answers = Answers(pegCount: pegCount)
    var seen: [Int] = []
    for exact in -1...pegCount + 1 {
      for inexact in -1...pegCount + 1 {
        guard let index = answers.index(exact: exact, inexact: inexact) else { continue }
        #expect(answers.matches(of: index) == (exact, inexact))
        seen.append(index)
      }
    }
    #expect(seen == Array(0..<answers.count))
    #expect(answers.index(exact: pegCount, inexact: 0) == answers.solvedIndex)
    #expect(answers.index(exact: pegCount - 1, inexact: 1) == nil)
  }

  @Test func codesAreOrderedLexicographicallyAndFoundByTheirPegs() throws {
    let space = try #require(CodeSpace(pegCount: 4, colorCount: 6))
    #expect(space.count == 1296)
    #expect(space.pegs(of: 0) == [0, 0, 0, 0])
    #expect(space.pegs(of: 1) == [0, 0, 0, 1])
    #expect(space.pegs(of: 1295) == [5, 5, 5, 5])
    for code in 0..<space.count { #expect(space.index(of: space.pegs(of: code)) == code) }
  }

  @Test func invalidCodesAndSpacesAreRejected() throws {
    let space = try #require(CodeSpace(pegCount: 4, colorCount: 6))
    #expect(space.index(of: [0, 0, 6, 0]) == nil)
    #expect(space.index(of: [0, 0, 0]) == nil)
    #expect(CodeSpace(pegCount: 7, colorCount: 6) == nil)
    #expect(CodeSpace(pegCount: 4, colorCount: 13) == nil)
  }

  /// Computes the answer for every pair of codes in three ways. Smaller games need no test of their own, because each
  /// of their pairs also occurs in one of these games.
  @Test(arguments: [(4, 8), (5, 6), (3, 12), (2, 12), (6, 3)])
  func everyPairOfCodesGetsTheAnswerOfPlainFeedback(pegCount: Int, colorCount: Int) throws {
    let space = try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount))
    let plain = PlainFeedback(space)
    let answers = space.answers
    let columns = CodeColumns(space)
    columns.replaceCodes(with: 0..<UInt32(space.count))
    let found = UnsafeMutablePointer<UInt8>.allocate(capacity: space.count)
    defer { found.deallocate() }
    // The index is 8 × exact matches + all matches, which equals 9 × exact matches + inexact matches.
    var indexes = [UInt8](repeating: 255, count: 64)
    for answer in 0..<answers.count {
      let (exact, inexact) = answers.matches(of: answer)
      indexes[exact * 9 + inexact] = UInt8(answer)
    }
    var wrong = 0
    indexes.withUnsafeBufferPointer { indexes in
      for guess in 0..<space.count {
        space.pegs(of: guess).withUnsafeBufferPointer { columns.answers(to: $0.baseAddress!, into: found) }
        var code = 0
        while code < space.count {
          let (exact, common) = plain.matchCounts(of: guess, against: code)
          if found[code] != indexes[exact &* 8 &+ common] { wrong &+= 1 }
          code &+= 1
        }
      }
    }
    #expect(wrong == 0)
  }

  /// Compares the answers for random pairs, some with missing pegs, up to the largest game.
  @Test(arguments: [(3, 4), (4, 6), (4, 12), (5, 8), (5, 12), (6, 2), (6, 9), (6, 12)])
  func answersToRandomPairsMatchTheRules(pegCount: Int, colorCount: Int) throws {
    let space = try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount))
    let letters: [Peg] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]
    let answers = space.answers
    let columns = CodeColumns(space)
    let block = GuessBlock(space)
    var random = SplitMix64(seed: 6)
    for round in 0..<300 {
      let codes = (0..<1 + round % GuessBlock.maxCodeCount).map { _ in UInt32(random.draw(below: space.count)) }
      var guess = space.pegs(of: random.draw(below: space.count))
      if round % 3 == 0 { guess[random.draw(below: pegCount)] = CodeText.missingColor }
      let guessCode = Code(
        kind: .guess, pegs: guess.map { $0 == CodeText.missingColor ? Code.missingPeg : letters[Int($0)] })
      let expected = codes.map { code in
        let secret = Code(kind: .master(isHidden: true), pegs: space.pegs(of: Int(code)).map { letters[Int($0)] })
        let counts = MatchCounts(guessCode.match(against: secret))
        return answers.index(exact: counts.exact, inexact: counts.inexact)
      }
      let packed = PackedCode(guess)
      #expect(codes.map { packed.answer(against: PackedCode(space.pegs(of: Int($0))), answers) } == expected)
      columns.replaceCodes(with: codes)
      var found = [UInt8](repeating: 0, count: codes.count)
      var counts = [UInt32](repeating: 0, count: answers.count)
      columns.answers(to: guess, into: &found)
      columns.countAnswers(to: guess, into: &counts)
      #expect(found.map { Int($0) } == expected)
      #expect(counts == (0..<answers.count).map { answer in UInt32(expected.count { $0 == answer }) })
      guard let number = space.index(of: guess) else { continue }
      block.replaceCodes(with: codes)
      block.removeAll()
      var packedPegs: UInt32 = 0
      for (position, peg) in guess.enumerated() { packedPegs |= UInt32(peg) << UInt32(4 * position) }
      for _ in 0...round % GuessBlock.capacity { block.add(ListedGuess(code: UInt32(number), packedPegs: packedPegs)) }
      block.compare()
      for (row, answer) in expected.enumerated() {
        let (exact, inexact) = answers.matches(of: answer ?? 0)
        for lane in 0...round % GuessBlock.capacity {
          #expect(block.matches[row * GuessBlock.capacity + lane] == UInt8(exact * 9 + inexact))
        }
      }
    }
  }

  /// These lists are long enough for wide vectors and several blocks.
  @Test(arguments: [(4, 10), (5, 6), (6, 4), (3, 12), (4, 5)])
  func answerCountsOfLongListsMatchSingleAnswers(pegCount: Int, colorCount: Int) throws {
    let space = try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount))
    let answers = space.answers
    let columns = CodeColumns(space)
    var random = SplitMix64(seed: 8)
    for round in 0..<12 {
      let codes = (0..<space.count - round).map { UInt32($0) }
      columns.replaceCodes(with: codes)
      var guess = space.pegs(of: random.draw(below: space.count))
      if round % 3 == 0 { guess[random.draw(below: pegCount)] = CodeText.missingColor }
      let packed = PackedCode(guess)
      var expected = [UInt32](repeating: 0, count: answers.count)
      for code in codes { expected[packed.answer(against: PackedCode(space.pegs(of: Int(code))), answers)] += 1 }
      var counts = [UInt32](repeating: 7, count: answers.count)
      columns.countAnswers(to: guess, into: &counts)
      #expect(counts == expected)
    }
  }
}
