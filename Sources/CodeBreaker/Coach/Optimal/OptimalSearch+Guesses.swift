extension OptimalSearch {
  struct Node {
    let set: UnsafeMutablePointer<UInt16>
    let count: Int
    let guessesLeft: Int
    let depth: Int
    let freeMemory: UnsafeMutablePointer<UInt16>

    /// The smallest total found so far, or initially the limit that it must be below.
    var bestTotal: Int
    /// The guess with that total, or -1 if there is none.
    var guess = -1
    var lowerBound = 0
    /// The smallest lower bound of the refuted guesses, whose lower bounds weren't below `bestTotal`.
    var minRefutedBound = OptimalSearch.infinity
  }

  /// Returns the total of three candidates: 5 if one candidate distinguishes the other two, or 6 otherwise.
  @inline(__always)
  func totalOfThree(_ set: UnsafePointer<UInt16>) -> Int {
    splitterOfThree(set) == nil ? 6 : 5
  }

  /// Returns the index of a candidate out of three that distinguishes the other two, or `nil`.
  @inline(__always)
  func splitterOfThree(_ set: UnsafePointer<UInt16>) -> Int? {
    let (first, second, third) = (Int(set[0]), Int(set[1]), Int(set[2]))
    var row = answers + Int(guessOfCandidate[first]) &* candidateCount
    if row[second] != row[third] { return first }
    row = answers + Int(guessOfCandidate[second]) &* candidateCount
    if row[first] != row[third] { return second }
    row = answers + Int(guessOfCandidate[third]) &* candidateCount
    if row[first] != row[second] { return third }
    return nil
  }

  /// Returns the guess of the first candidate that distinguishes all others, or `nil`.
  @inline(__always)
  func splitter(of set: UnsafePointer<UInt16>, _ count: Int) -> Int? {
    for index in 0..<count {
      let guess = Int(guessOfCandidate[Int(set[index])])
      let row = answers + guess &* candidateCount
      var seen: UInt32 = 0
      var other = 0
      while other < count {
        let bit: UInt32 = 1 &<< UInt32(row[Int(set[other])])
        if seen & bit != 0 { break }
        seen |= bit
        other &+= 1
      }
      if other == count { return guess }
    }
    return nil
  }

  /// Searches the guesses for a small set, beginning with those that make the most parts.
  func searchByParts(_ node: inout Node, _ guesses: [[UInt8]]) {
    let count = node.count
    let buffer = partCountBuffer(node.depth)
    partCounter.count(node.set, count, into: buffer)
    add(work: count &* guessCount / 16 &+ guessCount / 2)
    for index in 0..<count { buffer[Int(guessOfCandidate[Int(node.set[index])])] &+= 1 }
    var most: UInt8 = 0
    for guess in 0..<guessCount { most = max(most, buffer[guess]) }
    if node.guessesLeft == 2 {
      // Every part must be a single candidate. `splitter(of:_:)` found no candidate that splits the set that way.
      if Int(most) < count {
        node.lowerBound = Self.infinity
        return
      }
    }
    node.lowerBound = max(node.lowerBound, 3 &* count &- Int(most))
    let symmetries = symmetries(node, guesses)
    var level = Int(most)
    while level > 1, 3 &* count &- level < node.bestTotal {
      let wanted = UInt8(level)
      for index in 0..<guessCount {
        let guess = isReversed ? guessCount &- 1 &- index : index
        if buffer[guess] != wanted || symmetries?.isCanonical(guess) == false { continue }
        let past = symmetries == nil ? [] : guesses + [table.space.pegs(of: guess)]
        let total = total(of: guess, node, past)
        if isStopped { return }
        if total < node.bestTotal {
          node.bestTotal = total
          node.guess = guess
          if total <= node.lowerBound { return }
          if 3 &* count &- level >= total { break }
        } else {
          node.minRefutedBound = min(node.minRefutedBound, total)
        }
      }
      level &-= 1
    }
    // The guesses with fewer parts were not searched.
    if level > 1 { node.minRefutedBound = min(node.minRefutedBound, max(node.bestTotal, 3 &* count &- level)) }
  }

  /// Returns the symmetries of a small set, or `nil` if they aren't worth computing, neither here nor in deeper
  /// searches. With three or more free colors, they are, because most guesses are then equivalent to another guess.
  private func symmetries(_ node: Node, _ guesses: [[UInt8]]) -> Symmetries? {
    guard table.hasAllCodes, node.count >= Self.minSymmetricSetSize, !guesses.isEmpty else { return nil }
    let presentColorMask = colorMask(of: node)
    var free = presentColorMask
    for guess in guesses { for color in guess { free &= ~(1 &<< UInt32(color)) } }
    guard free.nonzeroBitCount >= 3 else { return nil }
    return Symmetries(table.space, guesses: guesses, presentColorMask: presentColorMask)
  }

  func colorMask(of node: Node) -> UInt32 {
    var presentColorMask: UInt32 = 0
    for index in 0..<node.count { presentColorMask |= UInt32(colorMaskOfCandidate[Int(node.set[index])]) }
    return presentColorMask
  }

  /// Searches the guesses of a node with many candidates, in ascending order of their lower bounds.
  func searchBySizes(_ node: inout Node, _ guesses: [[UInt8]]) {
    let ranked = rankGuesses(&node, guesses)
    let mask = orderMask
    if let first = ranked.first {
      node.lowerBound = max(node.lowerBound, min(Int(first >> Self.boundShift), node.minRefutedBound))
    } else {
      node.lowerBound = max(node.lowerBound, node.minRefutedBound)
    }
    for entry in ranked.prefix(width) {
      let bound = Int(entry >> Self.boundShift)
      if bound >= node.bestTotal {
        node.minRefutedBound = min(node.minRefutedBound, bound)
        break
      }
      let guess = Int(entry & 0xFFFF ^ mask)
      let total = total(of: guess, node, guesses + [table.space.pegs(of: Int(table.guesses[guess]))])
      if isStopped { return }
      if total < node.bestTotal {
        node.bestTotal = total
        node.guess = guess
        if total <= node.lowerBound { break }
      } else {
        node.minRefutedBound = min(node.minRefutedBound, total)
      }
    }
  }

  /// Returns the total of a guess if it is below the best total so far. Otherwise, returns a lower bound that is at
  /// least the best total.
  func total(of guess: Int, _ node: Node, _ guesses: [[UInt8]]) -> Int {
    let count = node.count
    let bound = node.bestTotal
    add(work: count &+ 16)
    let row = answers + guess &* candidateCount
    for answer in 0..<answerCount { sizes[answer] = 0 }
    for index in 0..<count { sizes[Int(row[Int(node.set[index])])] &+= 1 }
    let solved = answerCount &- 1
    let maxPartSize = capacities[node.guessesLeft &- 1]
    var next = 0
    for answer in 0..<answerCount {
      starts[answer] = next
      next &+= sizes[answer]
      if sizes[answer] == count || sizes[answer] > maxPartSize { return Self.infinity }
    }
    let output = node.freeMemory
    for index in 0..<count {
      let candidate = node.set[index]
      let answer = Int(row[Int(candidate)])
      output[starts[answer]] = candidate
      starts[answer] &+= 1
    }
    // A lower bound of the guess's total, and the parts whose totals may be larger than their bounds.
    var total = count
    var pendingCount = 0
    let pending = pendingParts(node.depth)
    for answer in 0..<solved {
      let size = sizes[answer]
      if size < 3 {
        // These parts need 0, 1, or 3 guesses.
        total &+= size == 2 ? 3 : size
        continue
      }
      let start = starts[answer] &- size
      if size == 3, node.guessesLeft > 3 {
        total &+= totalOfThree(output + start)
        continue
      }
      let floor = floors[size]
      total &+= Int(floor)
      let (key, checkBits) = hash(output + start, size)
      // Small parts come first, because they are searched quickly.
      var slot = pendingCount
      while slot > 0, Int(pending[slot &- 1].count) > size {
        pending[slot] = pending[slot &- 1]
        slot &-= 1
      }
      pending[slot] = Part(
        start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: size), key: key, checkBits: checkBits,
        bound: floor)
      pendingCount &+= 1
    }
    if total >= bound { return total }
    var unknownCount = 0
    for index in 0..<pendingCount {
      positionTable.prefetch(Self.positionKey(pending[index].key, node.guessesLeft &- 1))
    }
    for index in 0..<pendingCount {
      let part = pending[index]
      let entry = positionTable.find(Self.positionKey(part.key, node.guessesLeft &- 1), part.checkBits)
      let known = max(Int(part.bound), entry.total)
      total &+= known &- Int(part.bound)
      if entry.bound != 0, entry.isExact { continue }
      pending[unknownCount] = part
      pending[unknownCount].bound = Int32(truncatingIfNeeded: known)
      unknownCount &+= 1
    }
    pendingCount = unknownCount
    var index = 0
    while index < pendingCount, total < bound {
      let part = pending[index]
      let value = solve(
        output + Int(part.start), Int(part.count), part.key, part.checkBits, below: bound &- (total &- Int(part.bound)),
        guessesLeft: node.guessesLeft &- 1, depth: node.depth &+ 1, after: guesses, freeMemory: output + count)
      if isStopped { return bound }
      total = total &- Int(part.bound) &+ value
      index &+= 1
    }
    return total
  }
}
