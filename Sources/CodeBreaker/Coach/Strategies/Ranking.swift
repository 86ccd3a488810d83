/// The best guess so far, by a heuristic, while all of them are gone through in the order of the codes.
struct Ranking {
  /// The heuristic.
  let heuristic: Heuristic

  /// The number of the code.
  private(set) var guess = 0

  /// Whether the guess may be the code itself.
  private(set) var isCandidate = false

  /// How good the guess is; less is better.
  private(set) var score = UInt64.max

  private let answers: Answers

  /// A ranking without guesses so far.
  init(_ heuristic: Heuristic, _ answers: Answers) {
    self.heuristic = heuristic
    self.answers = answers
  }

  /// Takes a guess if it is better than the best one so far.
  ///
  /// - Parameters:
  ///   - sizes: how many candidates get each answer; `sorted` sorts them.
  ///   - bestSizes: those of the best guess, which `sorted` keeps there.
  @inline(__always)
  mutating func consider(
    _ guess: Int, _ score: UInt64, _ sizes: UnsafeMutablePointer<UInt32>, _ bestSizes: UnsafeMutablePointer<UInt32>
  ) {
    guard score <= self.score else { return }
    let isCandidate = sizes[answers.solved] > 0
    if heuristic == .sorted {
      sort(sizes)
      guard score < self.score || isBetter(sizes, bestSizes, isCandidate) else { return }
      bestSizes.update(from: sizes, count: answers.solved)
    } else if score == self.score {
      return
    }
    self.guess = guess
    self.isCandidate = isCandidate
    self.score = score
  }

  /// Sorts the sizes of all parts but the guess's own, the largest first.
  private func sort(_ sizes: UnsafeMutablePointer<UInt32>) {
    for index in 1..<answers.solved {
      let size = sizes[index]
      var place = index
      while place > 0, sizes[place &- 1] < size {
        sizes[place] = sizes[place &- 1]
        place &-= 1
      }
      sizes[place] = size
    }
  }

  /// Whether sorted sizes come before those of the best guess, where the largest ones are equal.
  private func isBetter(
    _ sizes: UnsafePointer<UInt32>, _ bestSizes: UnsafePointer<UInt32>, _ isCandidate: Bool
  ) -> Bool {
    for index in 0..<answers.solved where sizes[index] != bestSizes[index] { return sizes[index] < bestSizes[index] }
    return isCandidate && !self.isCandidate
  }
}
