import NumberedGame
import Testing

/// A generator that answers with the given numbers, one after the other.
private struct Scripted: RandomNumberGenerator {
  var answers: [UInt64]
  mutating func next() -> UInt64 { answers.removeFirst() }
}

@Suite struct DrawTests {
  /// The standard library's own draw is the second opinion. It is written for the platform's `Int`, so this comparison
  /// is for 64-bit platforms; the wasm build is held to the same games by the replay fixtures.
  @Test func equalsTheStandardLibraryOn64Bits() {
    #expect(Int.bitWidth == 64)
    var ours = SplitMix64(seed: 1)
    var theirs = SplitMix64(seed: 1)
    for round in 0..<20_000 {
      let bound = 1 + round % 997
      #expect(ours.draw(below: bound) == Int.random(in: 0...(bound - 1), using: &theirs))
    }
    #expect(ours.next() == theirs.next())
  }

  @Test func rejectsWhatWouldFavourSomeResults() {
    // With a bound of 3 exactly one low half is rejected, that of the answer 0.
    var generator = Scripted(answers: [0, 1 << 63])
    #expect(generator.draw(below: 3) == 1)
    #expect(generator.answers.isEmpty)
  }

  @Test func aBoundOfOneAdvancesAndABoundOfNoneDoesNot() {
    var generator = Scripted(answers: [5])
    #expect(generator.draw(below: 0) == 0)
    #expect(generator.draw(below: -1) == 0)
    #expect(generator.answers == [5])
    #expect(generator.draw(below: 1) == 0)
    #expect(generator.answers.isEmpty)
  }

  @Test func gameNumbersAreDrawnFromTheWholeRange() {
    var generator = SplitMix64(seed: 2)
    var seen = Set<UInt64>()
    for _ in 0..<20_000 { seen.insert(GameNumber.draw(using: &generator).value) }
    #expect(seen == Set(1...1000))
  }
}
