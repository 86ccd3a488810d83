/// The opponent in a game without luck, which has no code but always gives the answer that leaves the most codes.
///
/// Of several such answers, it chooses the one with the fewest exact matches, then the fewest inexact ones. So a guess
/// turns out to be the code only if no other code is possible. The answers depend only on the guesses.
struct OpponentWithoutLuck {
  let pegCount: Int

  let choiceCount: Int

  /// Returns the answer to a guess, and the number of codes that fit all answers, 1 or more. Takes a few hundred
  /// nanoseconds per code that fits the previous answers, where codes that differ only in unguessed colors count once.
  func answer(to guess: [UInt8], after attempts: [AnsweredGuess]) -> (counts: MatchCounts, remainingCodeCount: Int) {
    var codes = RemainingCodeCounter(pegCount: pegCount, choiceCount: choiceCount, attempts: attempts, guess: guess)
    let sizes = codes.countCodes()
    var best = (counts: MatchCounts(exact: 0, inexact: 0), remainingCodeCount: 0)
    for exact in 0...pegCount {
      for inexact in 0...(pegCount - exact) {
        let counts = MatchCounts(exact: exact, inexact: inexact)
        let size = sizes[RemainingCodeCounter.index(of: counts)]
        if size > best.remainingCodeCount { best = (counts, size) }
      }
    }
    return best
  }

  func firstCode(after attempts: [AnsweredGuess]) -> [UInt8] {
    let nothing = Array(repeating: CodeText.missingColor, count: pegCount)
    var codes = RemainingCodeCounter(pegCount: pegCount, choiceCount: choiceCount, attempts: attempts, guess: nothing)
    // Each answer leaves at least one code, so `firstCode()` never returns `nil`.
    return codes.firstCode() ?? Array(repeating: 0, count: pegCount)
  }
}
