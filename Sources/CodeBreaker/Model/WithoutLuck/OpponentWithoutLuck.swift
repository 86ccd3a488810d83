/// The opponent in a game without luck, which has no code but always gives the answer that leaves the most codes.
///
/// Among such answers, it gives the one with the fewest exact matches, then the one with the fewest inexact matches. So
/// it answers that a guess is the code only if no other code is possible. The guesses alone determine the answers.
struct OpponentWithoutLuck {
  /// The number of pegs in a code, in `GameSetup.pegCounts`.
  let pegCount: Int

  /// The number of choices for each peg, in `GameSetup.choiceCounts`.
  let choiceCount: Int

  /// Returns the answer to a guess.
  ///
  /// - Parameters:
  ///   - guess: The colors of the guess, with `CodeText.missing` for a missing peg.
  ///   - attempts: The previous guesses with their answers.
  /// - Returns: The answer, and the number of codes that fit it and the previous answers, 1 or more.
  /// - Complexity: A few hundred nanoseconds for each code that fits the previous answers. Codes that differ only in
  ///   colors that no guess has count once.
  func answer(to guess: [UInt8], after attempts: [AnsweredGuess]) -> (counts: MatchCounts, codesLeft: Int) {
    var codes = RemainingCodes(pegCount: pegCount, choiceCount: choiceCount, attempts: attempts, guess: guess)
    let sizes = codes.sizes()
    var best = (counts: MatchCounts(exact: 0, inexact: 0), codesLeft: 0)
    for exact in 0...pegCount {
      for inexact in 0...(pegCount - exact) {
        let counts = MatchCounts(exact: exact, inexact: inexact)
        let size = sizes[RemainingCodes.place(of: counts)]
        if size > best.codesLeft { best = (counts, size) }
      }
    }
    return best
  }

  /// Returns the first code in ascending order that fits all answers.
  func someCode(after attempts: [AnsweredGuess]) -> [UInt8] {
    let nothing = Array(repeating: CodeText.missing, count: pegCount)
    var codes = RemainingCodes(pegCount: pegCount, choiceCount: choiceCount, attempts: attempts, guess: nothing)
    // There is always a code, because each answer leaves at least one.
    return codes.first() ?? Array(repeating: 0, count: pegCount)
  }
}
