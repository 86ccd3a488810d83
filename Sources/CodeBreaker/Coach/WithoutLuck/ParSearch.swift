import CodeBreakerModel

/// Looks for the fewest guesses with which the opponent without luck is beaten.
///
/// It answers by a fixed rule, so that a game is but a row of guesses, and one row is to be found. A beam search finds a short one,
/// and with it how many guesses are enough. Then fewer are tried in turn, from as many as are needed at least, and every row of so
/// many guesses is gone through: what was not found is proven not to be there, or the row is shorter.
///
/// A guess may have missing pegs. They are one more color, which no code has.
public final class ParSearch {
  /// What is known of the fewest guesses.
  public struct Result: Hashable, Sendable {
    /// No row of fewer guesses beats the opponent: that is proven.
    public let fewest: Int

    /// A row that does, as colors, the last one the code. A missing peg is `CodeText.missing`.
    public let guesses: [[UInt8]]

    /// In how many guesses the opponent is beaten.
    public var most: Int { guesses.count }

    /// Whether it cannot be beaten in fewer.
    public var isProven: Bool { fewest == most }
  }

  /// A position: the guesses, and the codes that are left.
  private struct Place {
    var guesses: [[UInt8]]
    var codes: [UInt32]
    var mark: UInt64
  }

  /// What a guess leaves.
  private struct Step {
    let guess: ListedGuess
    let answer: UInt8
    let size: UInt32
  }

  private enum Outcome {
    case found([[UInt8]])
    case impossible
    case stopped
  }

  private let pegCount: Int
  private let colorCount: Int

  /// The codes, and the color of missing pegs.
  private let space: CodeSpace
  private let answers: Answers

  /// Columns for each number of guesses made, so that a position keeps its own while others below it are looked at.
  private var columns: [CodeColumns] = []
  /// Which position's codes they have.
  private var marks: [UInt64?] = []
  private let heuristic: HeuristicSearch

  /// Positions, by a hash of their codes, and how many more guesses were not enough there.
  private var failures: [UInt64: Int] = [:]
  private static let mostFailures = 4_000_000

  private var mayGoOn: () -> Bool = { true }

  /// A search in one game, or nothing where there is no such game.
  public init?(pegCount: Int, colorCount: Int) {
    guard GameSetup.pegCounts.contains(pegCount), GameSetup.choiceCounts.contains(colorCount),
      let space = CodeSpace(pegCount: pegCount, colorCount: colorCount)?.withHoles
    else { return nil }
    self.pegCount = pegCount
    self.colorCount = colorCount
    self.space = space
    answers = space.answers
    heuristic = HeuristicSearch(space)
  }

  /// Searches.
  ///
  /// - Parameters:
  ///   - width: how many positions the beam search keeps.
  ///   - mayGoOn: whether there is time for proofs. What is known is returned when there is none.
  public func search(width: Int = 40, mayGoOn: @escaping () -> Bool) -> Result {
    self.mayGoOn = mayGoOn
    let codes = (0..<UInt32(space.count)).filter { !space.pegs(of: Int($0)).contains(UInt8(colorCount)) }
    let start = Place(guesses: [], codes: codes, mark: 0)
    var guesses = beam(from: start, width: max(1, width))
    var fewest = 1
    while codes.count > reach(fewest) { fewest += 1 }
    search: while fewest < guesses.count {
      switch row(from: start, left: fewest) {
      case .found(let row): guesses = row
      case .impossible: fewest += 1
      case .stopped: break search
      }
    }
    let hole = UInt8(colorCount)
    return Result(fewest: fewest, guesses: guesses.map { $0.map { $0 == hole ? CodeText.missing : $0 } })
  }

  /// Among how many codes the one that is left can be guessed by so many guesses at best: each but the last one has as many
  /// answers as there are, and one of these is that the code is found.
  private func reach(_ guesses: Int) -> Int {
    (1..<max(guesses, 1)).reduce(1) { reach, _ in min(reach * (answers.count - 1) + 1, 1 << 24) }
  }

  // MARK: A short row

  /// Keeps the positions with the fewest codes after each guess.
  private func beam(from start: Place, width: Int) -> [[UInt8]] {
    var places = [start]
    while true {
      if let end = places.first(where: { $0.codes.count == 1 }) {
        return end.guesses + [space.pegs(of: Int(end.codes[0]))]
      }
      var steps: [(place: Int, step: Step)] = []
      for (index, place) in places.enumerated() {
        let all = guesses(in: place)
        // So much work for each position that a beam takes a minute or two in the largest games.
        let most = max(100, 2_000_000_000 / max(1, places.count) / place.codes.count)
        let best = self.steps(in: place, all.evenSample(most), upTo: place.codes.count - 1)
        steps += best.prefix(width).map { (index, $0) }
      }
      steps.sort { $0.step.size < $1.step.size }
      var next: [Place] = []
      var seen: Set<UInt64> = []
      for (index, step) in steps {
        let place = after(step, in: places[index])
        if seen.insert(place.mark).inserted { next.append(place) }
        if next.count == width { break }
      }
      places = next
    }
  }

  // MARK: Every row

  /// Goes through all rows of so many guesses from a position.
  private func row(from place: Place, left: Int) -> Outcome {
    let codes = place.codes
    if codes.count == 1 { return .found(place.guesses + [space.pegs(of: Int(codes[0]))]) }
    guard left > 1, codes.count <= reach(left), failures[place.mark, default: 0] < left else { return .impossible }
    guard mayGoOn() else { return .stopped }
    if left == 2 {
      // Each answer has to leave one code.
      let choice = heuristic.choice(.minimax, codes[...], after: place.guesses)
      let only = [ListedGuess(choice.guess, space)]
      if let step = steps(in: place, only, upTo: 1).first { return row(from: after(step, in: place), left: 1) }
    } else {
      for step in steps(in: place, guesses(in: place), upTo: min(codes.count - 1, reach(left - 1))) {
        switch row(from: after(step, in: place), left: left - 1) {
        case .found(let row): return .found(row)
        case .stopped: return .stopped
        case .impossible: break
        }
      }
    }
    if failures.count < Self.mostFailures { failures[place.mark] = left }
    return .impossible
  }

  // MARK: Positions

  /// The guesses that are not alike.
  private func guesses(in place: Place) -> [ListedGuess] {
    Symmetries(space, guesses: place.guesses, present: space.colors(of: place.codes)).guesses()
  }

  /// What some guesses leave, those first that leave least.
  ///
  /// - Parameter most: what leaves more is not told of.
  private func steps(in place: Place, _ guesses: [ListedGuess], upTo most: Int) -> [Step] {
    let columns = prepare(place)
    var steps: [Step] = []
    var sizes = [UInt32](repeating: 0, count: 32)
    var pegs = [UInt8](repeating: 0, count: 8)
    for guess in guesses {
      for peg in 0..<pegCount { pegs[peg] = guess.peg(peg) }
      columns.count(pegs, into: &sizes)
      var (best, answer) = (UInt32(0), 0)
      // Of equal ones the first, which has the fewest exact and then the fewest inexact matches.
      for index in 0..<answers.count where sizes[index] > best { (best, answer) = (sizes[index], index) }
      if best <= most { steps.append(Step(guess: guess, answer: UInt8(answer), size: best)) }
    }
    // In the order of the codes where they leave as many, so that every run finds the same.
    steps.sort { ($0.size, $0.guess.code) < ($1.size, $1.guess.code) }
    return steps
  }

  /// The columns of a position's codes.
  private func prepare(_ place: Place) -> CodeColumns {
    let depth = place.guesses.count
    while columns.count <= depth {
      columns.append(CodeColumns(space))
      marks.append(nil)
    }
    if marks[depth] != place.mark { columns[depth].set(place.codes) }
    marks[depth] = place.mark
    return columns[depth]
  }

  /// The position after a guess.
  private func after(_ step: Step, in place: Place) -> Place {
    let columns = prepare(place)
    let guess = (0..<pegCount).map { step.guess.peg($0) }
    var given = [UInt8](repeating: 0, count: place.codes.count)
    columns.answers(to: guess, into: &given)
    var next = Place(guesses: place.guesses + [guess], codes: [], mark: 0)
    next.codes.reserveCapacity(Int(step.size))
    for (code, answer) in zip(place.codes, given) where answer == step.answer {
      next.codes.append(code)
      // A mark of the set, whatever its order: what SplitMix64 makes of each code, added up.
      var bits = (UInt64(code) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
      next.mark &+= bits ^ bits >> 31
    }
    return next
  }
}
