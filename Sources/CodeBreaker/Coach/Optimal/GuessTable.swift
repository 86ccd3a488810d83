/// The guesses and candidates that a search is about, and the answer of each to each.
///
/// Both are counted from 0 within the table, in the order of the codes. In a small game that is all codes on both sides,
/// so that one table serves all positions of the game. In a large one the candidates are those of one position, and the
/// guesses one of each kind that splits them in the same way.
///
/// Nothing is written after the answers are there, so that several threads may read them.
final class GuessTable: @unchecked Sendable {
  /// The game.
  let space: CodeSpace

  /// The codes of the guesses.
  let guesses: [UInt32]

  /// The codes of the candidates.
  let candidates: [UInt32]

  /// For each candidate the guess that is the same code.
  let guessOfCandidate: [UInt16]

  /// A row of answers to the candidates for each guess.
  let answers: UnsafeMutablePointer<UInt8>

  /// Whether all codes of the game are in the table on both sides.
  let isWhole: Bool

  /// All codes of a game against all, up to `UInt16.max` of them.
  init(_ space: CodeSpace) {
    self.space = space
    let count = space.count
    guesses = Array(0..<UInt32(count))
    candidates = guesses
    guessOfCandidate = guesses.map { UInt16($0) }
    isWhole = true
    answers = .allocate(capacity: count * count)
    let columns = CodeColumns(space)
    columns.set(guesses)
    for guess in 0..<count {
      let pegs = space.pegs(of: guess)
      pegs.withUnsafeBufferPointer { columns.answers(to: $0.baseAddress!, into: answers + guess * count) }
    }
  }

  /// The candidates of one position, and one guess of each kind that splits them in the same way. What splits them in the
  /// same way splits all that is left of them later in the same way too; of mere symmetries that is not true.
  ///
  /// - Parameters:
  ///   - candidates: in their order.
  ///   - workLimit: how many candidates may be compared with guesses.
  /// - Returns: nothing where there would be too much work, or too many guesses.
  init?(_ space: CodeSpace, candidates: [UInt32], workLimit: Int) {
    self.space = space
    self.candidates = candidates
    isWhole = false
    let count = candidates.count
    let columns = CodeColumns(space)
    columns.set(candidates)
    let all = Symmetries(space, present: space.colors(of: candidates))
    var rows: [UInt8] = []
    var codes: [UInt32] = []
    var own = [UInt16](repeating: UInt16.max, count: count)
    var seen = SignatureSet()
    var row = [UInt8](repeating: 0, count: count)
    // The candidates first: a guess that splits them like a candidate does and is none is worse.
    for (index, code) in candidates.enumerated() {
      let pegs = space.pegs(of: Int(code))
      row.withUnsafeMutableBufferPointer { row in
        pegs.withUnsafeBufferPointer { columns.answers(to: $0.baseAddress!, into: row.baseAddress!) }
      }
      _ = seen.insert(Self.signature(row))
      own[index] = UInt16(codes.count)
      codes.append(code)
      rows += row
    }
    let solved = UInt8(space.answers.solved)
    let tried = all.guesses(upTo: workLimit / (count + 16) + 1)
    guard tried.count <= workLimit / (count + 16) else { return nil }
    var pegs = [UInt8](repeating: 0, count: 8)
    for guess in tried {
      guard codes.count < 60_000 else { return nil }
      row.withUnsafeMutableBufferPointer { row in
        pegs.withUnsafeMutableBufferPointer { pegs in
          guess.write(space.pegCount, to: pegs.baseAddress!)
          columns.answers(to: pegs.baseAddress!, into: row.baseAddress!)
        }
      }
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

  /// A number that guesses have in common that split the candidates in the same way, whatever their answers are called:
  /// a hash of 64 bits over the row with the answers numbered as they come up.
  private static func signature(_ row: [UInt8]) -> UInt64 {
    var names: (UInt64, UInt64) = (0, 0)  // 27 answers, five bits each; 0 for none.
    var nameCount: UInt64 = 0
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for answer in row {
      let shift = UInt64(answer % 12) &* 5
      var name = (answer < 12 ? names.0 : names.1) &>> shift & 31
      // The last few answers have no room in the two words: they keep a name of their own.
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
