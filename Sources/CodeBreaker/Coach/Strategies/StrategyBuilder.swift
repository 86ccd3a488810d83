/// A builder of a strategy, guess by guess, from a closure that returns the guess for any position.
struct StrategyBuilder {
  /// A closure that returns the code to guess, given the possible codes in ascending order and the guesses so far.
  typealias GuessChooser = (_ candidates: ArraySlice<UInt32>, _ guesses: [[UInt8]]) -> Int

  private let space: CodeSpace
  private let columns: CodeColumns
  private let choose: GuessChooser
  private var tree: StrategyTree
  private var answerBuffer: [UInt8]

  static func tree(_ space: CodeSpace, choose: @escaping GuessChooser) -> StrategyTree {
    var builder = StrategyBuilder(space, choose)
    builder.add(Array(0..<UInt32(space.count))[...], guesses: [], answer: -1, below: nil, after: nil)
    return builder.tree
  }

  /// Calls `choose` for each guess of a strategy, in the order of `StrategyTree.nodes`. `candidates` are in ascending
  /// order, at least one.
  static func requestGuesses(
    _ space: CodeSpace, _ candidates: [UInt32], after guesses: [[UInt8]], choose: @escaping GuessChooser
  ) {
    var builder = StrategyBuilder(space, choose)
    builder.add(candidates[...], guesses: guesses, answer: -1, below: nil, after: nil)
  }

  private init(_ space: CodeSpace, _ choose: @escaping GuessChooser) {
    self.space = space
    self.choose = choose
    columns = CodeColumns(space)
    tree = StrategyTree(space)
    answerBuffer = []
  }

  /// Adds the guess for some candidates, and all guesses that follow. Returns its index in the tree.
  @discardableResult
  private mutating func add(
    _ candidates: ArraySlice<UInt32>, guesses: [[UInt8]], answer: Int, below parent: Int?, after last: Int?
  ) -> Int {
    let guess = choose(candidates, guesses)
    let index = tree.add(guess: guess, answer: answer, below: parent, after: last)
    let parts = split(candidates, by: guess)
    let next = guesses + [space.pegs(of: guess)]
    var lastChild: Int?
    var start = parts.codes.startIndex
    for (answer, size) in parts.sizes.enumerated() {
      defer { start += size }
      guard size > 0, answer != space.answers.solvedIndex else { continue }
      lastChild = add(
        parts.codes[start..<start + size], guesses: next, answer: answer, below: index, after: lastChild)
    }
    return index
  }

  /// Sorts candidates by the answer to a guess, otherwise keeping their order.
  private mutating func split(
    _ candidates: ArraySlice<UInt32>, by guess: Int
  ) -> (codes: ArraySlice<UInt32>, sizes: [Int]) {
    columns.replaceCodes(with: candidates)
    answerBuffer = Array(repeating: 0, count: candidates.count)
    columns.answers(to: space.pegs(of: guess), into: &answerBuffer)
    var sizes = [Int](repeating: 0, count: space.answers.count)
    for answer in answerBuffer { sizes[Int(answer)] += 1 }
    var starts: [Int] = []
    var start = 0
    for size in sizes {
      starts.append(start)
      start += size
    }
    var codes = Array(candidates)
    for (code, answer) in zip(candidates, answerBuffer) {
      codes[starts[Int(answer)]] = code
      starts[Int(answer)] += 1
    }
    return (codes[...], sizes)
  }
}
