import CodeBreakerModel

/// A search for the minimum number of guesses that is enough to beat the opponent in a game without luck.
///
/// The opponent follows a fixed rule, so a game is only a sequence of guesses. A beam search finds a short sequence,
/// which is an upper bound. Then all sequences of each shorter length are searched from the lower bound up, until one
/// is found or none is left. Missing pegs count as an additional color that no code has.
public final class ParSearch {
  /// The bounds of the minimum number of guesses.
  public struct Result: Hashable, Sendable {
    /// The proven lower bound: no shorter sequence of guesses beats the opponent.
    public let lowerBound: Int

    /// The shortest known sequence of guesses that wins. Each guess is a list of colors or `CodeText.missingColor`, and
    /// the last guess is the code.
    public let guesses: [[UInt8]]

    /// The number of guesses in the shortest known sequence.
    public var upperBound: Int { guesses.count }

    /// Whether the shortest known sequence is proven to be optimal.
    public var isProven: Bool { lowerBound == upperBound }
  }

  /// The guesses so far, and the remaining codes with their hash.
  private struct Node {
    var guesses: [[UInt8]]
    var codes: [UInt32]
    var hash: UInt64
  }

  /// A guess, the opponent's answer, and the number of remaining codes.
  private struct GuessStep {
    let guess: ListedGuess
    let answer: UInt8
    let size: UInt32
  }

  private enum SequenceSearchResult {
    case found([[UInt8]])
    case impossible
    case stopped
  }

  private let pegCount: Int
  private let colorCount: Int

  /// The code space, in which missing pegs have an additional color.
  private let space: CodeSpace
  private let answers: Answers

  /// The columns for each number of guesses, so that they stay valid while later positions are searched.
  private var columns: [CodeColumns] = []
  private var columnHashes: [UInt64?] = []
  private let heuristic: HeuristicSearch

  /// The number of further guesses that weren't enough, by the hash of a position's codes.
  private var failures: [UInt64: Int] = [:]
  private static let maxFailures = 4_000_000

  private var shouldContinue: () -> Bool = { true }

  /// Creates a search for a game, or returns `nil` if there is no game with these numbers.
  public init?(pegCount: Int, colorCount: Int) {
    guard GameSetup.pegCounts.contains(pegCount), GameSetup.choiceCounts.contains(colorCount),
      let space = CodeSpace(pegCount: pegCount, colorCount: colorCount)?.spaceWithMissingPegs
    else { return nil }
    self.pegCount = pegCount
    self.colorCount = colorCount
    self.space = space
    answers = space.answers
    heuristic = HeuristicSearch(space)
  }

  /// Runs the search.
  ///
  /// - Parameters:
  ///   - width: The number of positions that the beam search keeps.
  ///   - shouldContinue: A closure that returns whether to continue with the proofs, or to return the bounds so far.
  public func search(width: Int = 40, shouldContinue: @escaping () -> Bool) -> Result {
    self.shouldContinue = shouldContinue
    let codes = (0..<UInt32(space.count)).filter { !space.pegs(of: Int($0)).contains(UInt8(colorCount)) }
    let start = Node(guesses: [], codes: codes, hash: 0)
    var guesses = beamSearch(from: start, width: max(1, width))
    var lowerBound = 1
    while codes.count > maxCodeCount(guessCount: lowerBound) { lowerBound += 1 }
    search: while lowerBound < guesses.count {
      switch sequence(from: start, guessesLeft: lowerBound) {
      case .found(let row): guesses = row
      case .impossible: lowerBound += 1
      case .stopped: break search
      }
    }
    let hole = UInt8(colorCount)
    return Result(lowerBound: lowerBound, guesses: guesses.map { $0.map { $0 == hole ? CodeText.missingColor : $0 } })
  }

  /// Returns the maximum number of codes for which `guessCount` guesses can be enough. Each guess but the last
  /// has `answers.count` answers, one of which ends the game.
  private func maxCodeCount(guessCount: Int) -> Int {
    (1..<max(guessCount, 1)).reduce(1) { maxCodeCount, _ in min(maxCodeCount * (answers.count - 1) + 1, 1 << 24) }
  }

  // MARK: Beam search

  /// Returns a short sequence by a beam search, which keeps the positions with the fewest codes after each guess.
  private func beamSearch(from start: Node, width: Int) -> [[UInt8]] {
    var nodes = [start]
    while true {
      if let end = nodes.first(where: { $0.codes.count == 1 }) {
        return end.guesses + [space.pegs(of: Int(end.codes[0]))]
      }
      var steps: [(node: Int, step: GuessStep)] = []
      for (index, node) in nodes.enumerated() {
        let all = guesses(in: node)
        // Limit the work per position, so that the beam search takes one or two minutes in the largest games.
        let most = max(100, 2_000_000_000 / max(1, nodes.count) / node.codes.count)
        let best = self.steps(in: node, all.evenSample(most), upTo: node.codes.count - 1)
        steps += best.prefix(width).map { (index, $0) }
      }
      steps.sort { $0.step.size < $1.step.size }
      var next: [Node] = []
      var seen: Set<UInt64> = []
      for (index, step) in steps {
        let node = nextNode(after: step, in: nodes[index])
        if seen.insert(node.hash).inserted { next.append(node) }
        if next.count == width { break }
      }
      nodes = next
    }
  }

  // MARK: Exhaustive search

  /// Searches all sequences of at most `left` guesses from a position.
  private func sequence(from node: Node, guessesLeft left: Int) -> SequenceSearchResult {
    let codes = node.codes
    if codes.count == 1 { return .found(node.guesses + [space.pegs(of: Int(codes[0]))]) }
    guard left > 1, codes.count <= maxCodeCount(guessCount: left), failures[node.hash, default: 0] < left else {
      return .impossible
    }
    guard shouldContinue() else { return .stopped }
    if left == 2 {
      // With two guesses left, the answer to the first one must leave a single code.
      let choice = heuristic.choice(.minimax, codes[...], after: node.guesses)
      let only = [ListedGuess(choice.guess, space)]
      if let step = steps(in: node, only, upTo: 1).first {
        return sequence(from: nextNode(after: step, in: node), guessesLeft: 1)
      }
    } else {
      for step in steps(in: node, guesses(in: node), upTo: min(codes.count - 1, maxCodeCount(guessCount: left - 1))) {
        switch sequence(from: nextNode(after: step, in: node), guessesLeft: left - 1) {
        case .found(let row): return .found(row)
        case .stopped: return .stopped
        case .impossible: break
        }
      }
    }
    if failures.count < Self.maxFailures { failures[node.hash] = left }
    return .impossible
  }

  // MARK: Positions

  private func guesses(in node: Node) -> [ListedGuess] {
    Symmetries(space, guesses: node.guesses, presentColorMask: space.colorMask(of: node.codes)).guesses()
  }

  /// Returns the steps of some guesses with at most `maxCount` remaining codes, fewest first.
  private func steps(in node: Node, _ guesses: [ListedGuess], upTo maxCount: Int) -> [GuessStep] {
    let columns = preparedColumns(for: node)
    var steps: [GuessStep] = []
    var sizes = [UInt32](repeating: 0, count: 32)
    var pegs = [UInt8](repeating: 0, count: 8)
    for guess in guesses {
      guess.writePegs(count: pegCount, to: &pegs)
      columns.countAnswers(to: pegs, into: &sizes)
      var (best, answer) = (UInt32(0), 0)
      // Of equally large parts, the opponent chooses the one with the fewest exact, then the fewest inexact matches.
      for index in 0..<answers.count where sizes[index] > best { (best, answer) = (sizes[index], index) }
      if best <= maxCount { steps.append(GuessStep(guess: guess, answer: UInt8(answer), size: best)) }
    }
    // Equal sizes are sorted by code, so that every run finds the same result.
    steps.sort { ($0.size, $0.guess.code) < ($1.size, $1.guess.code) }
    return steps
  }

  private func preparedColumns(for node: Node) -> CodeColumns {
    let depth = node.guesses.count
    while columns.count <= depth {
      columns.append(CodeColumns(space))
      columnHashes.append(nil)
    }
    if columnHashes[depth] != node.hash { columns[depth].replaceCodes(with: node.codes) }
    columnHashes[depth] = node.hash
    return columns[depth]
  }

  private func nextNode(after step: GuessStep, in node: Node) -> Node {
    let columns = preparedColumns(for: node)
    let guess = (0..<pegCount).map { step.guess.peg($0) }
    var given = [UInt8](repeating: 0, count: node.codes.count)
    columns.answers(to: guess, into: &given)
    var next = Node(guesses: node.guesses + [guess], codes: [], hash: 0)
    next.codes.reserveCapacity(Int(step.size))
    for (code, answer) in zip(node.codes, given) where answer == step.answer {
      next.codes.append(code)
      // The hash is the sum of the codes' SplitMix64 hashes, so it doesn't depend on their order.
      var bits = (UInt64(code) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
      next.hash &+= bits ^ bits >> 31
    }
    return next
  }
}
