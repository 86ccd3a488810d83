import GameCore
import SessionSupport
import TestSupport
import Testing

@Suite struct EnvironmentTests {
  private func environment(random: @escaping () -> UInt64) -> PlayEnvironment {
    PlayEnvironment(storage: MemoryStorage().storage, now: { 0 }, random: random)
  }

  @Test func exactlyTheNumbersOfTheDrawnRangeAreDrawn() {
    var generator = SplitMix64(seed: 1)
    var randomness = SystemRandomness(environment { generator.next() })
    let drawn = Set((0..<20_000).map { _ in GameNumber.draw(using: &randomness).value })
    #expect(drawn == Set(GameNumber.drawnRange))
  }

  /// A device whose random bits are always the same must not make a draw loop forever.
  @Test(arguments: [UInt64.min, 1, 615, .max])
  func drawWithConstantBitsTerminatesWithinItsRange(bits: UInt64) {
    var randomness = SystemRandomness(environment { bits })
    for bound in [2, 3, 6, 1000, 8192, .max] {
      #expect((0..<bound).contains(randomness.draw(below: bound)))
    }
  }
}
