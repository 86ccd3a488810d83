/// The guesses and the candidates of a search, each numbered from 0, and the answers of all pairs.
///
/// In a small game, the guesses and the candidates are all codes in ascending order, so one table serves all positions.
/// In a large game, a table has the candidates of a single position, and only one of the guesses that split them in the
/// same way. The answers don't change after initialization, so several threads may read them.
final class GuessTable: @unchecked Sendable {
  let space: CodeSpace

  let guesses: [UInt32]

  let candidates: [UInt32]

  /// For each candidate, the index of the guess with the same code.
  let guessOfCandidate: [UInt16]

  /// The answers, with a row for each guess and a column for each candidate.
  let answers: UnsafeMutablePointer<UInt8>

  let hasAllCodes: Bool

  /// Creates a table of all codes of a game, of which there may be up to `UInt16.max`.
  init(_ space: CodeSpace) {
    self.space = space
    let count = space.count
    guesses = Array(0..<UInt32(count))
    candidates = guesses
    guessOfCandidate = guesses.map { UInt16($0) }
    hasAllCodes = true
    answers = .allocate(capacity: count * count)
    let columns = CodeColumns(space)
    columns.replaceCodes(with: guesses)
    for guess in 0..<count { columns.answers(to: space.pegs(of: guess), into: answers + guess * count) }
  }

  /// Creates a table of the candidates of a position, in ascending order. Guesses that split the candidates in the same
  /// way also split every subset in the same way, so the table has only one of them. It keeps guesses that are merely
  /// symmetric, because they may split a subset differently.
  ///
  /// - Returns: `nil` if there are too many guesses, or more than `workLimit` comparisons of a guess with a candidate.
  init?(_ space: CodeSpace, candidates: [UInt32], workLimit: Int) {
    self.space = space
    self.candidates = candidates
    hasAllCodes = false
    let count = candidates.count
    let columns = CodeColumns(space)
    columns.replaceCodes(with: candidates)
    let all = Symmetries(space, presentColorMask: space.colorMask(of: candidates))
    var rows: [UInt8] = []
    var codes: [UInt32] = []
    var own = [UInt16](repeating: UInt16.max, count: count)
    var seen = SignatureSet()
    var row = [UInt8](repeating: 0, count: count)
    // Candidates come first, because a guess that splits like a candidate but isn't one is worse.
    for (index, code) in candidates.enumerated() {
      columns.answers(to: space.pegs(of: Int(code)), into: &row)
      _ = seen.insert(Self.signature(row))
      own[index] = UInt16(codes.count)
      codes.append(code)
      rows += row
    }
    let solved = UInt8(space.answers.solvedIndex)
    let tried = all.guesses(upTo: workLimit / (count + 16) + 1)
    guard tried.count <= workLimit / (count + 16) else { return nil }
    var pegs = [UInt8](repeating: 0, count: 8)
    for guess in tried {
      guard codes.count < 60_000 else { return nil }
      guess.writePegs(count: space.pegCount, to: &pegs)
      columns.answers(to: pegs, into: &row)
      var isCandidate = false
      for answer in row where answer == solved { isCandidate = true }
      if !isCandidate, seen.insert(Self.signature(row)) {
        codes.append(guess.code)
        rows += row
      }
    }
    self.guesses = codes
    guessOfCandidate = own
    answers = .allocate(capacity: max(1, rows.count))
    for (index, answer) in rows.enumerated() { answers[index] = answer }
  }

  deinit {
    answers.deallocate()
  }

  /// Returns a 64-bit hash of the row with the answers renumbered in the order in which they appear. So guesses that
  /// split the candidates in the same way have the same signature.
  private static func signature(_ row: [UInt8]) -> UInt64 {
    var names: (UInt64, UInt64) = (0, 0)  // 27 answers, five bits each; 0 for none.
    var nameCount: UInt64 = 0
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for answer in row {
      let shift = UInt64(answer % 12) &* 5
      var name = (answer < 12 ? names.0 : names.1) &>> shift & 31
      // The last answers don't fit in the two words, so they aren't renumbered.
      if answer >= 24 {
        name = UInt64(answer) &+ 32
      } else if name == 0 {
        nameCount &+= 1
        name = nameCount
        if answer < 12 { names.0 |= name &<< shift } else { names.1 |= name &<< shift }
      }
      hash = (hash ^ name) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash &>> 29
    }
    return hash
  }
}
