import CodeBreakerModel
import GameCore
import Testing

/// Counts matches by a second formula: each color has as many matches as the smaller of its counts in the two codes.
/// The inexact matches are all matches minus the exact ones.
private func countsByMinima(_ guess: [Int], _ master: [Int]) -> MatchCounts {
  var guessed = [Int](repeating: 0, count: 12)
  var hidden = [Int](repeating: 0, count: 12)
  for peg in guess where peg >= 0 { guessed[peg] += 1 }
  for peg in master where peg >= 0 { hidden[peg] += 1 }
  let total = zip(guessed, hidden).reduce(0) { $0 + min($1.0, $1.1) }
  let exact = zip(guess, master).count { $0 == $1 && $0 >= 0 }
  return MatchCounts(exact: exact, inexact: total - exact)
}

private func counts(_ guess: [Int], _ master: [Int]) -> MatchCounts {
  MatchCounts(code(guess).match(against: code(master)))
}

@Suite struct MatchTests {
  @Test(arguments: [
    ([0, 1, 2, 3], [0, 1, 2, 3], [Match.exact, .exact, .exact, .exact]),
    ([0, 1, 2, 3], [3, 2, 1, 0], [.inexact, .inexact, .inexact, .inexact]),
    ([0, 0, 0, 0], [1, 2, 3, 4], [.nomatch, .nomatch, .nomatch, .nomatch]),
    // The exact match of the last peg takes precedence over an inexact match of the first one.
    ([0, 0, 0], [1, 1, 0], [.nomatch, .nomatch, .exact]),
    // The code's only 0 matches the first 0 of the guess, so the second one doesn't match.
    ([0, 0, 1], [2, 3, 0], [.inexact, .nomatch, .nomatch]),
    ([1, 1, 2, 3], [3, 2, 1, 1], [.inexact, .inexact, .inexact, .inexact]),
    // A missing peg in the guess or in the code matches nothing.
    ([-1, 0, -1], [-1, -1, 0], [.nomatch, .inexact, .nomatch]),
  ])
  func matchesFollowTheRules(guess: [Int], master: [Int], matches: [Match]) {
    #expect(code(guess).match(against: code(master)) == matches)
  }

  /// Compares every pair of codes, in which −1 is a missing peg.
  @Test(arguments: [(3, -1..<4), (3, 0..<6), (4, 0..<4), (5, 0..<3), (6, 0..<2), (4, -1..<3)])
  func matchCountsEqualAnIndependentFormula(pegCount: Int, range: Range<Int>) {
    let all = allSequences(pegCount, range)
    let codes = all.map { code($0) }
    for (guess, guessCode) in zip(all, codes) {
      for (master, masterCode) in zip(all, codes) {
        let matches = guessCode.match(against: masterCode)
        let expected = countsByMinima(guess, master)
        let isRight = MatchCounts(matches) == expected && matches.count == pegCount
        if !isRight { Issue.record("\(guess) against \(master) gives \(matches), not \(expected)") }
      }
    }
  }

  @Test func matchesOfRandomCodesAreConsistentSymmetricAndOrderIndependent() {
    var random = SplitMix64(seed: 3)
    for round in 0..<4000 {
      let pegCount = 3 + round % 4
      let choiceCount = 4 + Int.random(in: 0...8, using: &random)
      let guess = (0..<pegCount).map { _ in Int.random(in: -1..<choiceCount, using: &random) }
      let master = (0..<pegCount).map { _ in Int.random(in: 0..<choiceCount, using: &random) }
      let found = counts(guess, master)
      #expect(found == countsByMinima(guess, master))
      #expect(found == counts(master, guess), "matches are symmetric")
      #expect(counts(master, master) == MatchCounts(exact: pegCount, inexact: 0))
      // If all pegs except one match exactly, the last one can't match inexactly.
      #expect(found != MatchCounts(exact: pegCount - 1, inexact: 1))
      let indexes = (0..<pegCount).shuffled(using: &random)
      #expect(counts(indexes.map { guess[$0] }, indexes.map { master[$0] }) == found)
      let renamed = (0..<choiceCount).shuffled(using: &random)
      #expect(counts(guess.map { $0 < 0 ? -1 : renamed[$0] }, master.map { renamed[$0] }) == found)
      for (index, match) in code(guess).match(against: code(master)).enumerated() {
        #expect((match == .exact) == (guess[index] == master[index]))
        if match == .inexact { #expect(master.contains(guess[index])) }
      }
    }
  }

  @Test func matchingCodesOfDifferentLengthsGivesOneMatchPerGuessPeg() {
    #expect(code([0, 1, 2]).match(against: code([0])) == [.exact, .nomatch, .nomatch])
    #expect(code([2]).match(against: code([0, 1, 2])) == [.inexact])
    #expect(code([0, 1]).match(against: code([])) == [.nomatch, .nomatch])
    #expect(code([]).match(against: code([0])).isEmpty)
  }
}
