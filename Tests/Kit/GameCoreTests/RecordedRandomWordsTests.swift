import GameCore
import Testing

@Suite struct RecordedRandomWordsTests {
  @Test func wordsAreReturnedInOrderUntilTheyRunOut() {
    var list = RecordedRandomWords([7, .max, 0])
    #expect(list.remainingCount == 3)
    let words = (0..<3).map { _ in list.next() }
    #expect(words == [7, .max, 0])
    #expect(!list.hasRunOut)
    #expect(list.remainingCount == 0)
    _ = list.next()
    #expect(list.hasRunOut)
    #expect(list.remainingCount == 0)
  }

  /// A draw may reject words and take the next ones. Beyond the end of the list, this must not become an endless loop.
  @Test func drawsBeyondTheEndTerminateAndStayInRange() {
    var list = RecordedRandomWords([])
    for bound in 1...2000 {
      let drawn = list.draw(below: bound)
      #expect(0..<bound ~= drawn)
    }
    #expect(list.hasRunOut)
  }

  @Test func drawsEqualThoseOfAGeneratorWithTheSameWords() {
    var generator = SplitMix64(seed: 3)
    var copy = generator
    var list = RecordedRandomWords((0..<4000).map { _ in copy.next() })
    for bound in 1...2000 {
      let (drawn, expected) = (list.draw(below: bound), generator.draw(below: bound))
      #expect(drawn == expected)
    }
    #expect(!list.hasRunOut)
  }
}
