import CodeBreakerModel

/// The pegs for codes that tests write as numbers.
private let letters: [Peg] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]

/// Returns the code with the given pegs, each from 0 to 11, or −1 for a missing peg.
func code(_ numbers: [Int], kind: Code.Kind = .guess) -> Code {
  Code(kind: kind, pegs: numbers.map { $0 < 0 ? Code.missingPeg : letters[$0] })
}

func allSequences(_ length: Int, _ range: Range<Int>) -> [[Int]] {
  guard length > 0 else { return [[]] }
  return allSequences(length - 1, range).flatMap { head in range.map { head + [$0] } }
}
