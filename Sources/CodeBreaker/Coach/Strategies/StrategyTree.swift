/// What to guess first, and what next after each answer, until every code of a game is found.
public struct StrategyTree: Hashable, Sendable {
  /// A guess, and where it stands in the tree.
  public struct Node: Hashable, Sendable {
    /// The number of the code that is guessed.
    public let guess: Int32
    /// The answer to the guess before that leads here; -1 for the first guess.
    public let answer: Int32
    /// Where the first node below this one stands in `nodes`; -1 for none.
    public fileprivate(set) var firstChild: Int32 = -1
    /// Where the next node below the same guess stands; -1 for none.
    public fileprivate(set) var nextSibling: Int32 = -1
  }

  /// The game that the tree is for.
  public let space: CodeSpace

  /// The guesses. The first one, if there is any, is that of the first move; every other one stands somewhere behind
  /// the guess that it follows.
  public private(set) var nodes: [Node] = []

  /// A tree without guesses.
  public init(_ space: CodeSpace) {
    self.space = space
  }

  /// Adds a guess.
  ///
  /// - Parameters:
  ///   - answer: the answer that leads to it.
  ///   - parent: the place of the guess that it follows, or nothing for the first one.
  ///   - last: the place of the guess that was added to the same parent just before, or nothing where it is the first.
  /// - Returns: its place in `nodes`.
  mutating func add(guess: Int, answer: Int, below parent: Int?, after last: Int?) -> Int {
    let place = nodes.count
    nodes.append(Node(guess: Int32(guess), answer: Int32(answer)))
    if let last {
      nodes[last].nextSibling = Int32(place)
    } else if let parent {
      nodes[parent].firstChild = Int32(place)
    }
    return place
  }

  /// The node that follows an answer, or nothing where the tree does not say how to go on.
  ///
  /// - Complexity: O(the number of answers).
  public func child(of place: Int, answer: Int) -> Int? {
    var next = nodes[place].firstChild
    while next >= 0 {
      if Int(nodes[Int(next)].answer) == answer { return Int(next) }
      next = nodes[Int(next)].nextSibling
    }
    return nil
  }

  /// Plays the tree against every code of the game.
  ///
  /// - Throws: the first code that the tree does not find.
  public func trial() throws(StrategyFault) -> StrategyTrial {
    var trial = StrategyTrial()
    guard !nodes.isEmpty else { throw .unfinished(code: space.pegs(of: 0)) }
    let answers = space.answers
    let packed = nodes.map { PackedCode(space.pegs(of: Int($0.guess))) }
    for secret in 0..<space.count {
      let code = PackedCode(space.pegs(of: secret))
      var place = 0
      var guessCount = 1
      while true {
        let answer = packed[place].answer(to: code, answers)
        if answer == answers.solved { break }
        guard let next = child(of: place, answer: answer) else { throw .unfinished(code: space.pegs(of: secret)) }
        place = next
        guessCount += 1
      }
      trial.add(guessCount)
    }
    return trial
  }
}

/// How a strategy does against all codes.
public struct StrategyTrial: Hashable, Sendable {
  /// How many codes are found with one guess, with two, and so on.
  public private(set) var histogram: [Int] = []

  /// A trial against no codes so far.
  public init() {}

  /// Counts a code that was found with so many guesses.
  mutating func add(_ guessCount: Int) {
    while histogram.count < guessCount { histogram.append(0) }
    histogram[guessCount - 1] += 1
  }

  /// The guesses for all codes together.
  public var total: Int {
    var total = 0
    for (index, count) in histogram.enumerated() { total += (index + 1) * count }
    return total
  }

  /// The most guesses that a code needs.
  public var max: Int { histogram.count }

  /// How many codes there are.
  public var codeCount: Int { histogram.reduce(0, +) }
}

/// A strategy for all codes of a game, and how good it is.
public struct Strategy: Hashable, Sendable {
  /// What to guess.
  public let tree: StrategyTree

  /// How it does against all codes.
  public let trial: StrategyTrial

  /// Whether it is proven that no strategy needs fewer guesses for all codes together, or none among those that never
  /// need more guesses than were allowed.
  public let isProven: Bool
}
