extension OptimalSearch {
  /// The position of the bound within a rank. Below it are 30 bits of squares and 16 bits of the guess, which
  /// leaves 18 bits for the bound.
  static let boundShift: UInt64 = 46

  /// A mask that reverses the order of the guesses in the lowest 16 bits of a rank.
  var orderMask: UInt64 { isReversed ? 0xFFFF : 0 }

  /// The minimum number of equivalent guesses for which guesses are measured one by one, because few are canonical.
  private static let minEquivalentGuessCount = 12

  /// Returns the ranks of a large set's guesses with bounds below the limit, in ascending order. A rank has the bound,
  /// the sum of squares, and in the lowest 16 bits the guess combined with `orderMask`.
  func rankGuesses(_ node: inout Node, _ guesses: [[UInt8]]) -> [UInt64] {
    let symmetries =
      table.hasAllCodes ? Symmetries(table.space, guesses: guesses, presentColorMask: colorMask(of: node)) : nil
    add(work: node.count &* (symmetries?.estimatedGuessCount ?? guessCount))
    if isStopped { return [] }
    var ranked: [UInt64] = []
    if shouldMeasureAllGuesses(node, symmetries) {
      partMeasures.measure(node.set, node.count, maxPartSize: min(node.count &- 1, capacities[node.guessesLeft &- 1]))
      for guess in 0..<guessCount { addRank(of: guess, &node, &ranked, symmetries) }
    } else if let symmetries {
      for guess in symmetries.guesses() {
        measure(Int(guess.code), node)
        addRank(of: Int(guess.code), &node, &ranked)
      }
    } else {
      for guess in 0..<guessCount {
        measure(guess, node)
        addRank(of: guess, &node, &ranked)
      }
    }
    ranked.sort()
    return ranked
  }

  /// Returns whether measuring all guesses at once is faster. The ranks are the same in either case.
  private func shouldMeasureAllGuesses(_ node: Node, _ symmetries: Symmetries?) -> Bool {
    #if arch(wasm32)
    // Programs for the browser are optimized for size, and don't use vectors.
    return false
    #else
    return node.count <= partMeasures.maxSetSize
      && (symmetries?.equivalentGuessCount ?? 1) < Self.minEquivalentGuessCount
    #endif
  }

  /// Adds a measured guess to the ranks, unless its bound refutes it.
  @inline(__always)
  private func addRank(of guess: Int, _ node: inout Node, _ ranked: inout [UInt64], _ symmetries: Symmetries? = nil) {
    let bound = Int(partMeasures.bounds[guess])
    if bound >= node.bestTotal {
      node.minRefutedBound = min(node.minRefutedBound, bound)
    } else if symmetries?.isCanonical(guess) != false {
      let squares = UInt64(partMeasures.squares[guess])
      ranked.append(UInt64(bound) << Self.boundShift | squares << 16 | UInt64(guess) ^ orderMask)
    }
  }

  private func measure(_ guess: Int, _ node: Node) {
    for answer in 0..<answerCount { sizes[answer] = 0 }
    let row = answers + guess &* candidateCount
    for index in 0..<node.count { sizes[Int(row[Int(node.set[index])])] &+= 1 }
    var bound = node.count
    var squares = 0
    var largest = 0
    for answer in 0..<answerCount &- 1 {
      let count = sizes[answer]
      bound &+= Int(floors[count])
      squares &+= count &* count
      largest = max(largest, count)
    }
    let isPossible = largest < node.count && largest <= capacities[node.guessesLeft &- 1]
    partMeasures.bounds[guess] = UInt32(truncatingIfNeeded: isPossible ? bound : Self.infinity)
    partMeasures.squares[guess] = UInt32(truncatingIfNeeded: squares)
  }
}
