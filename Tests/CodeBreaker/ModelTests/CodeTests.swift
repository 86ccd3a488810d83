import CodeBreakerModel
import GameCore
import Testing

@Suite struct CodeTests {
  @Test func pegsAreEqualExactlyIfTheirBytesAre() {
    #expect("red" as Peg == Peg("red"))
    #expect("red" as Peg != "Red")
    #expect("🚗" as Peg != "🚙")
    // Two encodings of é are equal as a `String`, but different as pegs.
    #expect("\u{E9}" == "e\u{301}")
    #expect(Peg("\u{E9}") != Peg("e\u{301}"))
    #expect(Set<Peg>(["red", "red", "blue", ""]).count == 3)
    #expect("\("teal" as Peg)" == "teal")
  }

  @Test func rowIsEmptyOnlyWithoutPegs() {
    let row = Code(kind: .guess, pegCount: 5)
    #expect(row.pegs == ["", "", "", "", ""])
    #expect(row.isEmpty)
    #expect(Code(kind: .guess, pegCount: -1).pegs.isEmpty)
    #expect(!code([-1, 0, -1]).isEmpty)
  }

  @Test func onlyHiddenMastersAreHiddenAndOnlyAttemptsHaveMatches() {
    #expect(code([0], kind: .master(isHidden: true)).isHidden)
    for kind: Code.Kind in [.master(isHidden: false), .guess, .attempt([.exact]), .unknown] {
      #expect(!code([0], kind: kind).isHidden)
    }
    #expect(code([0], kind: .attempt([.exact])).matches == [.exact])
    for kind: Code.Kind in [.master(isHidden: true), .master(isHidden: false), .guess, .unknown] {
      #expect(code([0], kind: kind).matches == nil)
    }
  }

  @Test func resetRemovesAllPegsAndKeepsTheKind() {
    var row = code([0, 1, 2], kind: .unknown)
    row.reset()
    #expect(row == Code(kind: .unknown, pegCount: 3))
  }

  @Test func codesAreDrawnUniformly() {
    var generator = SplitMix64(seed: 11)
    var row = Code(kind: .unknown, pegCount: 3)
    var seen: [[Peg]: Int] = [:]
    for _ in 0..<64 * 200 {
      row.randomize(from: ["a", "b", "c", "d"], using: &generator)
      seen[row.pegs, default: 0] += 1
    }
    #expect(seen.count == 64)
    // With 63 degrees of freedom, chi-squared is below 114 in 99.99% of all runs.
    let chiSquared = seen.values.reduce(0.0) { $0 + Double(($1 - 200) * ($1 - 200)) / 200 }
    #expect(chiSquared < 114)
  }

  @Test func randomizingWithoutChoicesEmptiesTheRow() {
    var generator = SplitMix64(seed: 11)
    var row = code([0, 1])
    row.randomize(from: [], using: &generator)
    #expect(row.isEmpty)
  }
}
