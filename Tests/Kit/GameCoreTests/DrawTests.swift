import GameCore
import Testing

/// A generator that returns the given numbers in order.
private struct ScriptedGenerator: RandomNumberGenerator {
  var words: [UInt64]
  mutating func next() -> UInt64 { words.removeFirst() }
}

@Suite struct DrawTests {
  /// Compares `draw(below:)` with the standard library, whose implementation depends on the size of `Int`. The results
  /// are the same on 64-bit platforms. On WebAssembly, the replay fixtures check the draws.
  @Test func drawEqualsTheStandardLibraryOn64Bits() {
    #expect(Int.bitWidth == 64)
    var ours = SplitMix64(seed: 1)
    var theirs = SplitMix64(seed: 1)
    for round in 0..<20_000 {
      let bound = 1 + round % 997
      #expect(ours.draw(below: bound) == Int.random(in: 0...(bound - 1), using: &theirs))
    }
    #expect(ours.next() == theirs.next())
  }

  @Test func biasedWordsAreRejected() {
    // With a bound of 3, only the word 0 is rejected.
    var generator = ScriptedGenerator(words: [0, 1 << 63])
    #expect(generator.draw(below: 3) == 1)
    #expect(generator.words.isEmpty)
  }

  @Test func boundOfOneAdvancesTheGeneratorButSmallerBoundsDoNot() {
    var generator = ScriptedGenerator(words: [5])
    #expect(generator.draw(below: 0) == 0)
    #expect(generator.draw(below: -1) == 0)
    #expect(generator.words == [5])
    #expect(generator.draw(below: 1) == 0)
    #expect(generator.words.isEmpty)
  }

  @Test func drawnGameNumbersAreExactlyThoseFrom1To1000() {
    var generator = SplitMix64(seed: 2)
    var seen = Set<UInt64>()
    for _ in 0..<20_000 { seen.insert(GameNumber.draw(using: &generator).value) }
    #expect(seen == Set(1...1000))
  }
}
