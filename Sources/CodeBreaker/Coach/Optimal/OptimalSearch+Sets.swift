extension OptimalSearch {
  @inline(__always)
  func hash(_ set: UnsafePointer<UInt16>, _ count: Int) -> (UInt64, UInt32) {
    var key: UInt64 = 0
    var checkBits: UInt32 = 0
    for index in 0..<count {
      key ^= candidateKeys[Int(set[index])]
      checkBits ^= candidateCheckBits[Int(set[index])]
    }
    return (key, checkBits)
  }

  /// Returns a key for a set with the number of guesses left. If that number isn't limited, the key depends only on the
  /// set, so that all depths share a result.
  @inline(__always)
  static func positionKey(_ key: UInt64, _ left: Int) -> UInt64 {
    left &+ 16 >= unlimited ? key : key ^ (UInt64(left) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// Returns the smallest total of a set if it is below the limit. Otherwise, a lower bound that is at least the limit.
  ///
  /// `depth` is the number of guesses made in this search. `guesses` are all guesses so far, including those before the
  /// search, or an empty array if symmetries aren't used. `free` is memory for further sets.
  func solve(
    _ set: UnsafeMutablePointer<UInt16>, _ count: Int, _ key: UInt64, _ checkBits: UInt32, below limit: Int,
    guessesLeft left: Int,
    depth: Int, after guesses: [[UInt8]], freeMemory free: UnsafeMutablePointer<UInt16>
  ) -> Int {
    if count == 1 { return left > 0 ? 1 : Self.infinity }
    if left < 2 || count > capacities[left] { return Self.infinity }
    if count == 2 { return 3 }
    if count == 3, left > 2 { return totalOfThree(set) }
    var entry = positionTable.find(Self.positionKey(key, left), checkBits)
    let isNew = entry.bound == 0
    if !isNew, entry.isExact || entry.total >= limit { return entry.total }
    var lower = max(Int(floors[count]), entry.total)
    entry = .init(key: Self.positionKey(key, left), checkBits: checkBits, size: UInt16(truncatingIfNeeded: count))
    if isNew, count <= answerCount {
      if let guess = splitter(of: set, count) {
        entry.set(total: 2 &* count &- 1, guess: guess)
        positionTable.store(entry)
        return entry.total
      }
      lower = max(lower, 2 &* count)
    }
    if lower >= limit { return lower }
    if depth >= Self.maxDepth || arenaEnd - free < 2 &* count {
      isStopped = true
      return limit
    }
    var search = Node(set: set, count: count, guessesLeft: left, depth: depth, freeMemory: free, bestTotal: limit)
    search.lowerBound = lower
    if count <= Self.maxScannedSetSize {
      searchByParts(&search, guesses)
    } else {
      searchBySizes(&search, guesses)
    }
    if isStopped { return limit }
    if search.guess >= 0 {
      entry.set(total: search.bestTotal, guess: search.guess)
    } else {
      entry.set(lowerBound: min(max(search.lowerBound, search.minRefutedBound), Self.infinity))
    }
    positionTable.store(entry)
    return entry.total
  }

  @inline(__always)
  func add(work amount: Int) {
    work &+= Int64(amount)
    if work >= nextPollWork { askWhetherToStop() }
  }

  private func askWhetherToStop() {
    nextPollWork = min(work &+ 20_000_000, workLimit)
    if work >= workLimit || shouldStop?() == true { isStopped = true }
  }

  func partCountBuffer(_ depth: Int) -> UnsafeMutablePointer<UInt8> {
    while partCounts.count <= depth { partCounts.append(.allocate(capacity: partCounter.resultCount)) }
    return partCounts[depth]
  }

  @inline(__always)
  func pendingParts(_ depth: Int) -> UnsafeMutablePointer<Part> {
    pendingParts + 32 &* depth
  }
}
