/// The best guess of a heuristic so far, as guesses are tried in the order of the codes.
struct BestGuess {
  let heuristic: Heuristic

  /// The best guess so far, as a code number.
  private(set) var guess = 0

  private(set) var isCandidate = false

  private(set) var score = UInt64.max

  private let answers: Answers

  init(_ heuristic: Heuristic, _ answers: Answers) {
    self.heuristic = heuristic
    self.answers = answers
  }

  /// Replaces the best guess if another one is better.
  ///
  /// - Parameters:
  ///   - guess: The number of the guess.
  ///   - score: The score of the guess.
  ///   - sizes: The number of candidates for each answer. For `sorted`, they are sorted in place.
  ///   - bestSizes: For `sorted`, memory for the sizes of the best guess.
  @inline(__always)
  mutating func consider(
    _ guess: Int, _ score: UInt64, _ sizes: UnsafeMutablePointer<UInt32>, _ bestSizes: UnsafeMutablePointer<UInt32>
  ) {
    guard score <= self.score else { return }
    let isCandidate = sizes[answers.solvedIndex] > 0
    if heuristic == .sorted {
      sort(sizes)
      guard score < self.score || isBetter(sizes, bestSizes, isCandidate) else { return }
      bestSizes.update(from: sizes, count: answers.solvedIndex)
    } else if score == self.score {
      return
    }
    self.guess = guess
    self.isCandidate = isCandidate
    self.score = score
  }

  /// Sorts the sizes in descending order, except the last one, which counts only the guess itself.
  private func sort(_ sizes: UnsafeMutablePointer<UInt32>) {
    for index in 1..<answers.solvedIndex {
      let size = sizes[index]
      var position = index
      while position > 0, sizes[position &- 1] < size {
        sizes[position] = sizes[position &- 1]
        position &-= 1
      }
      sizes[position] = size
    }
  }

  private func isBetter(
    _ sizes: UnsafePointer<UInt32>, _ bestSizes: UnsafePointer<UInt32>, _ isCandidate: Bool
  ) -> Bool {
    for index in 0..<answers.solvedIndex where sizes[index] != bestSizes[index] {
      return sizes[index] < bestSizes[index]
    }
    return isCandidate && !self.isCandidate
  }
}

/// The numbers *n* log₂ *n* as integer multiples of 2⁻³².
///
/// A sum of them must not depend on the order of additions or the machine, and must be equal for guesses with the same
/// information, such as four parts of 1 and one of 4 versus four parts of 2. So the numbers are integers, and the
/// logarithm of a product is the sum of its factors' logarithms.
final class Logarithms {
  /// The binary logarithms, as multiples of 2⁻³².
  private var logarithms: UnsafeMutablePointer<UInt64>

  /// Computes the logarithms of the numbers up to `largest`. The entry of 0, which is only multiplied by 0, is 0.
  init(upTo largest: Int) {
    logarithms = .allocate(repeating: 0, count: largest + 2)
    var number = 2
    while number <= largest {
      // The entry of a multiple of a smaller prime already contains its smallest prime factor.
      if logarithms[number] == 0 {
        logarithms[number] = Self.logarithm(of: UInt64(number))
        var multiple = 2 * number
        while multiple <= largest {
          if logarithms[multiple] == 0 { logarithms[multiple] = UInt64(number) }
          multiple += number
        }
      } else {
        let factor = Int(logarithms[number])
        logarithms[number] = logarithms[factor] + logarithms[number / factor]
      }
      number += 1
    }
  }

  deinit {
    logarithms.deallocate()
  }

  /// Returns *n* log₂ *n* as a multiple of 2⁻³².
  @inline(__always)
  func weightedLogarithm(_ number: UInt32) -> UInt64 {
    UInt64(number) &* logarithms[Int(number)]
  }

  /// Returns the binary logarithm of a positive number, computed bit by bit: squaring a number doubles its logarithm.
  private static func logarithm(of number: UInt64) -> UInt64 {
    let whole = UInt64(63 - number.leadingZeroBitCount)
    // 1.… with 62 fractional bits.
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
