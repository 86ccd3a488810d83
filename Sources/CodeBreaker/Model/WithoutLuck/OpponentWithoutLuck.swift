/// The opponent of a game without luck: it has no code, but always gives the answer that leaves most codes.
///
/// Of answers that leave equally many it gives the one with fewer exact matches, and of these the one with fewer inexact ones. So
/// it says that a guess is the code only when nothing else is possible. What it answers follows from the guesses alone.
struct OpponentWithoutLuck {
  /// How many pegs a code has, in `GameSetup.pegCounts`.
  let pegCount: Int

  /// How many choices there are for each of them, in `GameSetup.choiceCounts`.
  let choiceCount: Int

  /// What it answers to a guess.
  ///
  /// - Parameters:
  ///   - guess: colors, `CodeText.missing` where a peg is missing.
  ///   - attempts: what it has answered so far.
  /// - Returns: the answer, and how many codes fit it and those before, 1 or more.
  /// - Complexity: some hundreds of nanoseconds for each code that fits the answers so far, or for as many as there are of these
  ///   where colors that no guess has are one color.
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

  /// The first of the codes that fit what it has answered, in the order of the codes.
  func someCode(after attempts: [AnsweredGuess]) -> [UInt8] {
    let nothing = Array(repeating: CodeText.missing, count: pegCount)
    var codes = RemainingCodes(pegCount: pegCount, choiceCount: choiceCount, attempts: attempts, guess: nothing)
    // There is always one, as each answer leaves some.
    return codes.first() ?? Array(repeating: 0, count: pegCount)
  }
}
