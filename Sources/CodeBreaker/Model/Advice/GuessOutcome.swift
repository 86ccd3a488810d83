/// What a guess can lead to: whether it can be the code, and how its answers split the codes left.
struct GuessOutcome {
  /// The sizes of the parts into which the possible answers split the codes left.
  struct Parts {
    /// The number of different answers.
    private(set) var count = 0

    /// The number of codes in the largest part.
    private(set) var largest = 0

    /// The average number of codes left after the answer. The code is equally likely to be any of them, so a part of
    /// *n* codes is left with a probability in proportion to *n*.
    let average: Rational

    init(_ sizes: [Int]) {
      // A square can have more than 32 bits, the size of `Int` in the browser.
      var (sum, squares): (Int64, Int64) = (0, 0)
      for size in sizes where size > 0 {
        count += 1
        largest = max(largest, size)
        sum += Int64(size)
        squares += Int64(size) * Int64(size)
      }
      average = Rational(squares, over: max(1, sum))
    }
  }

  /// The colors of the guess.
  let guess: [UInt8]

  /// Whether the guess can be the code.
  let canBeCode: Bool

  /// The reason why the guess can't be the code, or `nil` if it fits all answers.
  let contradiction: Reason?

  /// The parts, or `nil` if there are too many codes to count in time.
  let parts: Parts?
}
