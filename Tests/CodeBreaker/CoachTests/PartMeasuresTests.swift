import GameCore
import Testing

@testable import CodeBreakerCoach

@Suite struct PartMeasuresTests {
  /// Games with 16-bit and 32-bit answer words, and set sizes just below, at, and above powers of two.
  static let games = [
    (3, 9, 200), (4, 6, 1296), (4, 7, 129), (5, 4, 1000), (6, 3, 64), (4, 7, 2), (5, 4, 63), (5, 5, 3125),
  ]

  @Test(arguments: games)
  func measuresMatchABruteForceCount(pegCount: Int, colorCount: Int, size: Int) throws {
    let space = try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount))
    let table = GuessTable(space)
    let words = AnswerBits(table)
    let answerCount = space.answers.count
    let measures = PartMeasures(
      words, capacities: OptimalSearch.capacities(answerCount: answerCount), uselessBound: 1 << 28)
    #expect(size <= measures.maxSetSize)
    let counter = PartCounter(words)
    var random = SplitMix64(seed: UInt64(size))
    var codes = (0..<UInt16(space.count)).map { $0 }
    for index in 0..<size { codes.swapAt(index, index + random.draw(below: codes.count - index)) }
    let set = Array(codes[..<size])
    let maxPartSize = size * 2 / 3
    measures.measure(set, size, maxPartSize: maxPartSize)
    var counts = [UInt8](repeating: 0, count: counter.resultCount)
    counter.count(set, size, into: &counts)
    var refused = 0
    for guess in 0..<space.count {
      var sizes = [Int](repeating: 0, count: answerCount)
      for code in set { sizes[Int(table.answers[guess * space.count + Int(code)])] += 1 }
      #expect(Int(counts[guess]) == sizes.count { $0 > 0 })
      let parts = sizes.dropLast()
      #expect(Int(measures.squares[guess]) == parts.reduce(0) { $0 + $1 * $1 })
      // After the guess, each code of a part needs a guess. All but one need a second guess, all but `answerCount` a
      // third, and so on.
      let found = [0, 1, answerCount, answerCount + (answerCount - 1) * (answerCount - 1)]
      let needs = parts.map { count in found.reduce(0) { $0 + max(0, count - $1) } }
      if parts.allSatisfy({ $0 <= maxPartSize }) {
        #expect(Int(measures.bounds[guess]) == size + needs.reduce(0, +))
      } else {
        refused += 1
        #expect(measures.bounds[guess] == 1 << 28)
      }
    }
    #expect(refused < space.count)
  }
}
