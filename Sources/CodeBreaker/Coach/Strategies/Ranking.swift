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

/// The numbers *n* log₂ *n*, in whole multiples of 2⁻³².
///
/// A sum of them has to be the same in whatever order it is added, on every machine, and two guesses that tell equally
/// much have to have equal sums even where their parts differ, such as four parts of 1 and one of 4 against four of 2.
/// Hence the whole numbers, and hence the logarithm of a product is made of those of its factors.
final class Logarithms {
  /// log₂ of each number, in multiples of 2⁻³².
  private var logarithms: UnsafeMutablePointer<UInt64>

  /// The logarithms of the numbers from 0, whose product with it is 0, to `largest`.
  init(upTo largest: Int) {
    logarithms = .allocate(capacity: largest + 2)
    logarithms.initialize(repeating: 0, count: largest + 2)
    var number = 2
    while number <= largest {
      // A number has its logarithm already where it is a multiple of a smaller prime.
      if logarithms[number] == 0 {
        logarithms[number] = Self.logarithm(of: UInt64(number))
        var multiple = 2 * number
        while multiple <= largest {
          if logarithms[multiple] == 0 { logarithms[multiple] = UInt64(number) }
          multiple += number
        }
      } else {
        // Until now its smallest prime factor stood there.
        let factor = Int(logarithms[number])
        logarithms[number] = logarithms[factor] + logarithms[number / factor]
      }
      number += 1
    }
  }

  deinit {
    logarithms.deallocate()
  }

  /// *n* log₂ *n*.
  @inline(__always)
  func weighted(_ number: UInt32) -> UInt64 {
    UInt64(number) &* logarithms[Int(number)]
  }

  /// log₂ of a number above 0, bit by bit: the square of a number has twice its logarithm.
  private static func logarithm(of number: UInt64) -> UInt64 {
    let whole = UInt64(63 - number.leadingZeroBitCount)
    // The number as 1.… with 62 bits behind the point.
    var mantissa = number << (62 - whole)
    var result = whole
    for _ in 0..<32 {
      result <<= 1
      mantissa = mantissa.multipliedFullWidth(by: mantissa).high << 2
      if mantissa >> 63 == 1 {
        mantissa >>= 1
        result += 1
      }
    }
    return result
  }
}
