@testable import CodeBreakerCoach

/// A second, simple implementation of answers. It counts the equal places, and for each color the smaller count of the
/// two codes. It uses `while` loops and unsafe memory, so that a debug build can compute a hundred million answers.
final class PlainFeedback {
  private let space: CodeSpace
  private let pegs: UnsafeMutablePointer<Int>
  private let counts: UnsafeMutablePointer<Int>

  init(_ space: CodeSpace) {
    self.space = space
    pegs = .allocate(capacity: space.count * space.pegCount)
    counts = .allocate(capacity: space.count * space.colorCount)
    counts.initialize(repeating: 0, count: space.count * space.colorCount)
    for code in 0..<space.count {
      for (index, peg) in space.pegs(of: code).enumerated() {
        pegs[code * space.pegCount + index] = Int(peg)
        counts[code * space.colorCount + Int(peg)] += 1
      }
    }
  }

  deinit {
    pegs.deallocate()
    counts.deallocate()
  }

  func matchCounts(of guess: Int, against code: Int) -> (exact: Int, common: Int) {
    var exact = 0
    var index = 0
    let (one, other) = (pegs + guess &* space.pegCount, pegs + code &* space.pegCount)
    while index < space.pegCount {
      if one[index] == other[index] { exact &+= 1 }
      index &+= 1
    }
    var common = 0
    var color = 0
    let (mine, theirs) = (counts + guess &* space.colorCount, counts + code &* space.colorCount)
    while color < space.colorCount {
      common &+= mine[color] < theirs[color] ? mine[color] : theirs[color]
      color &+= 1
    }
    return (exact, common)
  }
}
