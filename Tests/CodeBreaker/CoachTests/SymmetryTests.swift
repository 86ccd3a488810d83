import GameCore
import Testing

@testable import CodeBreakerCoach

@Suite struct SymmetryTests {
  /// The number of different first guesses is the number of partitions of the peg count into at most as many parts as
  /// there are colors.
  @Test(arguments: [(2, 6, 2), (3, 6, 3), (4, 6, 5), (5, 8, 7), (6, 12, 11), (6, 3, 7), (4, 1, 1)])
  func numberOfFirstGuessesIsTheNumberOfPartitions(pegCount: Int, colorCount: Int, count: Int) throws {
    let space = try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount))
    let all: UInt32 = 1 << UInt32(colorCount) - 1
    #expect(Symmetries(space, guesses: [], presentColorMask: all).guesses().count == count)
  }

  @Test func mastermindHasFiveCanonicalFirstGuesses() throws {
    let space = try #require(CodeSpace(pegCount: 4, colorCount: 6))
    let guesses = Symmetries(space, guesses: [], presentColorMask: 63).guesses()
    #expect(
      guesses.map { space.pegs(of: Int($0.code)) } == [
        [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 1], [0, 0, 1, 2], [0, 1, 2, 3],
      ])
    #expect(Symmetries(space, guesses: [], presentColorMask: 63).guesses(upTo: 2).count == 2)
  }

  /// Each omitted guess has an earlier equivalent guess, which splits the candidates into parts of the same sizes. Both
  /// guesses are candidates, or neither is.
  @Test(arguments: [(4, 6), (3, 5), (5, 3), (4, 4)])
  func omittedGuessHasAnEarlierEquivalentGuess(pegCount: Int, colorCount: Int) throws {
    let space = try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount))
    let plain = PlainFeedback(space)
    var random = SplitMix64(seed: 11)
    for round in 0..<24 {
      let secret = random.draw(below: space.count)
      let guesses = (0..<1 + round % 3).map { _ in random.draw(below: space.count) }
      let candidates = (0..<space.count).filter { code in
        guesses.allSatisfy { plain.matchCounts(of: $0, against: code) == plain.matchCounts(of: $0, against: secret) }
      }
      let present = space.colorMask(of: candidates.map { UInt32($0) })
      let symmetries = Symmetries(space, guesses: guesses.map { space.pegs(of: $0) }, presentColorMask: present)
      let canonical = symmetries.guesses()
      func kind(_ guess: Int) -> [Int] {
        var sizes = [Int](repeating: 0, count: 64)
        for code in candidates {
          let (exact, common) = plain.matchCounts(of: guess, against: code)
          sizes[exact * 8 + common] += 1
        }
        return [sizes[pegCount * 9]] + sizes.sorted()
      }
      let listed = Set(canonical.map { Int($0.code) })
      #expect(canonical.map { $0.code } == canonical.map { $0.code }.sorted())
      #expect((0..<space.count).filter(symmetries.isCanonical) == listed.sorted())
      for guess in canonical {
        #expect((0..<pegCount).map { guess.peg($0) } == space.pegs(of: Int(guess.code)))
      }
      var first: [[Int]: Int] = [:]
      for guess in 0..<space.count {
        let kind = kind(guess)
        if first[kind] == nil {
          // This is the first guess of its kind, so it must be listed.
          #expect(listed.contains(guess), "\(guess) after \(guesses)")
          first[kind] = guess
        }
      }
    }
  }
}
