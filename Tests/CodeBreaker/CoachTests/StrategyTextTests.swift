import GameCore
import Testing

@testable import CodeBreakerCoach

@Suite struct StrategyTextTests {
  private static let small = """
    codebreaker-strategy/1 2 2
    00
     00 11
     10 01
      02 10

    """

  @Test func smallStrategyRoundTripsAsTextAndHasItsResults() throws {
    let tree = try StrategyTree(text: Self.small.utf8Bytes)
    #expect(String(decoding: tree.text, as: UTF8.self) == Self.small)
    #expect(try tree.results().histogram == [1, 2, 1])
  }

  @Test func strategiesOfAllHeuristicsRoundTripAsText() throws {
    for heuristic in Heuristic.allCases {
      let space = try #require(CodeSpace(pegCount: 3, colorCount: 12))
      let strategy = StrategySearch(space).strategy(by: heuristic)
      let tree = try StrategyTree(text: strategy.tree.text)
      #expect(tree.text == strategy.tree.text)
      #expect(try tree.results() == strategy.results)
    }
  }

  @Test(arguments: [
    ("", StrategyFault.header),
    ("codebreaker-strategy/1 2 2", .header),
    ("codebreaker-strategy/2 2 2\n", .header),
    ("codebreaker-strategy/1 2 13\n", .header),
    ("codebreaker-strategy/1 02 2\n", .header),
    ("codebreaker-strategy/1 2 2 \n", .header),
    ("codebreaker-strategy/1 2 2\n", .unfinished(code: [0, 0])),
    ("codebreaker-strategy/1 2 2\n02\n", .guess(line: 2)),
    ("codebreaker-strategy/1 2 2\n000\n", .guess(line: 2)),
    ("codebreaker-strategy/1 2 2\n\n", .guess(line: 2)),
    ("codebreaker-strategy/1 2 2\n00\n11\n", .line(3)),
    ("codebreaker-strategy/1 2 2\n 00 00\n", .line(2)),
    ("codebreaker-strategy/1 2 2\n00\n  10 01\n", .line(3)),
    ("codebreaker-strategy/1 2 2\n00\n 1 01\n", .line(3)),
    ("codebreaker-strategy/1 2 2\n00\n 20 01\n", .answer(line: 3)),
    ("codebreaker-strategy/1 2 2\n00\n 11 01\n", .answer(line: 3)),
    ("codebreaker-strategy/1 2 2\n00\n x0 01\n", .answer(line: 3)),
    ("codebreaker-strategy/1 2 2\n00\n 10 01\n 10 10\n", .repeatedAnswer(line: 4)),
    ("codebreaker-strategy/1 2 2\n00\n 00 11\n 10 01\n", .unfinished(code: [1, 0])),
  ])
  func invalidTextReportsItsFault(text: String, fault: StrategyFault) {
    #expect(throws: fault) {
      _ = try StrategyTree(text: text.utf8Bytes).results()
    }
    #expect(!fault.description.hasSuffix("."))
  }

  @Test func damagedTextIsRejectedOrCanonical() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<3000 {
      var text = Self.small.utf8Bytes
      for _ in 0..<1 + random.draw(below: 3) {
        let index = random.draw(below: text.count)
        switch random.draw(below: 3) {
        case 0: text[index] = UInt8(random.draw(below: 256))
        case 1: text.remove(at: index)
        default: text.insert(Self.small.utf8Bytes[random.draw(below: Self.small.utf8.count)], at: index)
        }
      }
      if let tree = try? StrategyTree(text: text) {
        #expect(tree.text == text)
        _ = try? tree.results()
      }
    }
  }
}
