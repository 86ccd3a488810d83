/// How many guesses some candidates take, by their number alone.
///
/// The estimate is the total of a strategy all of whose guesses make the same number of parts, as full as can be: five
/// ninths of the number of answers. With that the games whose best strategies are known come out within a few
/// hundredths of a guess: 4.61 for three pegs and eight colours, as it is, 4.92 for four and eight instead of 5.00.
struct Estimate {
  private let answerCount: Int64

  /// Estimates for games with so many answers.
  init(_ answers: Answers) {
    answerCount = Int64(answers.count)
  }

  /// The guesses for all of so many candidates together.
  func total(_ count: Int) -> Int64 {
    var left = Int64(count)
    var level: Int64 = 1
    var width: Int64 = 1
    var total: Int64 = 0
    while left > 0 {
      let here = min(left, width)
      total += level * here
      left -= here
      level += 1
      width = max(width + 1, width * answerCount * 5 / 9)
    }
    return total
  }
}
