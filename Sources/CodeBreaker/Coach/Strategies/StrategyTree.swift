/// A strategy as a tree: the first guess, and the next one after each answer, until every code of a game is found.
public struct StrategyTree: Hashable, Sendable {
  /// A guess and its links in the tree.
  public struct Node: Hashable, Sendable {
    /// The number of the guessed code.
    public let guess: Int32
    /// The answer to the previous guess that leads to this one, or -1 for the first guess.
    public let answer: Int32
    /// The index of the first child in `nodes`, or -1.
    public fileprivate(set) var firstChild: Int32 = -1
    /// The index of the parent's next child in `nodes`, or -1.
    public fileprivate(set) var nextSibling: Int32 = -1
  }

  /// The code space of the game.
  public let space: CodeSpace

  /// The guesses. The strategy's first guess comes first, and every other guess comes after its parent.
  public private(set) var nodes: [Node] = []

  /// Creates a tree without guesses.
  public init(_ space: CodeSpace) {
    self.space = space
  }

  /// Adds a guess.
  ///
  /// - Parameters:
  ///   - guess: The number of the guessed code.
  ///   - answer: The answer to the previous guess that leads to this one.
  ///   - parent: The index of the previous guess, or `nil` for the first guess.
  ///   - last: The index of the parent's last child, or `nil`.
  /// - Returns: The index of the guess in `nodes`.
  mutating func add(guess: Int, answer: Int, below parent: Int?, after last: Int?) -> Int {
    let position = nodes.count
    nodes.append(Node(guess: Int32(guess), answer: Int32(answer)))
    if let last {
      nodes[last].nextSibling = Int32(position)
    } else if let parent {
      nodes[parent].firstChild = Int32(position)
    }
    return position
  }

  /// Returns the index of the node after an answer, or `nil`. Complexity: O(*k*), with *k* answers.
  public func child(of position: Int, answer: Int) -> Int? {
    var next = nodes[position].firstChild
    while next >= 0 {
      if Int(nodes[Int(next)].answer) == answer { return Int(next) }
      next = nodes[Int(next)].nextSibling
    }
    return nil
  }

  /// Plays the strategy against every code of the game.
  ///
  /// - Throws: `StrategyFault.unfinished` with the first code that the strategy doesn't find.
  public func results() throws(StrategyFault) -> StrategyResults {
    var results = StrategyResults()
    guard !nodes.isEmpty else { throw .unfinished(code: space.pegs(of: 0)) }
    let answers = space.answers
    let packed = nodes.map { PackedCode(space.pegs(of: Int($0.guess))) }
    for secret in 0..<space.count {
      let code = PackedCode(space.pegs(of: secret))
      var position = 0
      var guessCount = 1
      while true {
        let answer = packed[position].answer(against: code, answers)
        if answer == answers.solvedIndex { break }
        guard let next = child(of: position, answer: answer) else { throw .unfinished(code: space.pegs(of: secret)) }
        position = next
        guessCount += 1
      }
      results.add(guessCount)
    }
    return results
  }
}

/// The results of a strategy against all codes.
public struct StrategyResults: Hashable, Sendable {
  /// The number of codes found with one guess, with two guesses, and so on.
  public private(set) var histogram: [Int] = []

  /// Creates the results of a strategy that hasn't been played.
  public init() {}

  mutating func add(_ guessCount: Int) {
    while histogram.count < guessCount { histogram.append(0) }
    histogram[guessCount - 1] += 1
  }

  /// The number of guesses for all codes together.
  public var total: Int {
    var total = 0
    for (index, count) in histogram.enumerated() { total += (index + 1) * count }
    return total
  }

  /// The maximum number of guesses for a code.
  public var maxGuessCount: Int { histogram.count }

  /// The number of codes.
  public var codeCount: Int { histogram.reduce(0, +) }
}

/// A strategy for all codes of a game, with its results.
public struct Strategy: Hashable, Sendable {
  /// The guesses of the strategy.
  public let tree: StrategyTree

  /// The results against all codes.
  public let results: StrategyResults

  /// Whether it is proven that no strategy needs fewer guesses for all codes together. If the guesses per code were
  /// limited, this is proven only for strategies within the limit.
  public let isProven: Bool
}
