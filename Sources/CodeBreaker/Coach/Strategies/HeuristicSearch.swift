final class HeuristicSearch {
  struct Choice {
    /// The number of the code.
    let guess: Int
    let isCandidate: Bool
    /// Whether only some guesses were tried, to stay within the work limit.
    var isFromSample = false
  }

  let space: CodeSpace

  /// The work so far, in comparisons of a guess with a candidate.
  private(set) var work: Int64 = 0

  private let columns: CodeColumns
  private let logarithms: Logarithms
  private let sizes: UnsafeMutablePointer<UInt32>
  private let bestSizes: UnsafeMutablePointer<UInt32>
  private let block: GuessBlock
  private let sumIncreases: UnsafeMutablePointer<UInt64>
  private let evenSums: UnsafeMutablePointer<UInt64>
  private let tally: UnsafeMutablePointer<UInt8>
  private let matchesOfAnswer: [UInt8]
  private let pegs: UnsafeMutablePointer<UInt8>
  private let packedCandidates: UnsafeMutablePointer<PackedCode>

  private let answers: Answers

  init(_ space: CodeSpace) {
    self.space = space
    columns = CodeColumns(space)
    answers = space.answers
    logarithms = Logarithms(upTo: space.count)
    sizes = .allocate(repeating: 0, count: 32)
    bestSizes = .allocate(repeating: 0, count: 32)
    block = GuessBlock(space)
    sumIncreases = .allocate(repeating: 0, count: GuessBlock.maxCodeCount)
    evenSums = .allocate(repeating: 0, count: 64)
    tally = .allocate(repeating: 0, count: 64)
    let answers = answers
    matchesOfAnswer = (0..<answers.count).map { answer in
      let (exact, inexact) = answers.matches(of: answer)
      return UInt8(exact * 9 + inexact)
    }
    pegs = .allocate(repeating: 0, count: 8)
    packedCandidates = .allocate(repeating: PackedCode([]), count: 32)
  }

  deinit {
    sizes.deallocate()
    bestSizes.deallocate()
    pegs.deallocate()
    sumIncreases.deallocate()
    tally.deallocate()
    evenSums.deallocate()
    packedCandidates.deallocate()
  }

  /// Returns the guess that a heuristic chooses in a position.
  ///
  /// - Parameters:
  ///   - heuristic: The heuristic.
  ///   - candidates: The possible codes in ascending order, at least one.
  ///   - guesses: The colors of the guesses so far, from which symmetries are computed.
  ///   - workLimit: The approximate maximum work, in comparisons of a guess with a candidate.
  func choice(
    _ heuristic: Heuristic, _ candidates: ArraySlice<UInt32>, after guesses: [[UInt8]], workLimit: Int64 = .max
  ) -> Choice {
    let first = Choice(guess: Int(candidates[candidates.startIndex]), isCandidate: true)
    if candidates.count < 3 { return first }
    if let splitter = splitter(of: candidates) { return Choice(guess: splitter, isCandidate: true) }
    let symmetries = Symmetries(space, guesses: guesses, presentColorMask: space.colorMask(of: candidates))
    var tried = symmetries.guesses()
    let most = max(workLimit / Int64(candidates.count), 64)
    let isFromSample = Int64(tried.count) > most
    if isFromSample { tried = sample(tried, candidates, Int(most)) }
    var bestGuess = BestGuess(heuristic, answers)
    if candidates.count <= GuessBlock.maxCodeCount {
      rankInBlocks(&bestGuess, candidates, tried)
    } else {
      rank(&bestGuess, candidates, tried)
    }
    return Choice(guess: bestGuess.guess, isCandidate: bestGuess.isCandidate, isFromSample: isFromSample)
  }

  /// Returns about `count` evenly spaced guesses, half of them candidates.
  private func sample(_ guesses: [ListedGuess], _ candidates: ArraySlice<UInt32>, _ count: Int) -> [ListedGuess] {
    candidates.evenSample(count / 2).map { ListedGuess(Int($0), space) } + guesses.evenSample(count / 2)
  }

  /// Tries all guesses for a large set, comparing each with many candidates at a time.
  private func rank(_ bestGuess: inout BestGuess, _ candidates: ArraySlice<UInt32>, _ guesses: [ListedGuess]) {
    columns.replaceCodes(with: candidates)
    // Local constants, because every read of an object's reference would be reference-counted.
    let (columns, sizes, bestSizes, logarithms) = (columns, sizes, bestSizes, logarithms)
    let answerCount = answers.count
    for guess in guesses {
      guess.writePegs(count: space.pegCount, to: pegs)
      columns.countAnswers(to: pegs, into: sizes)
      let score = bestGuess.heuristic.score(sizes, answerCount, logarithms)
      bestGuess.consider(Int(guess.code), score, sizes, bestSizes)
    }
    work += Int64(guesses.count) * Int64(candidates.count)
  }

  /// Tries all guesses for a small set, comparing each candidate with many guesses at a time.
  ///
  /// A score is a sum over the parts or a maximum, so it is updated whenever a candidate is added to a part. Iterating
  /// over all answers would take longer, because there are more answers than candidates.
  private func rankInBlocks(_ bestGuess: inout BestGuess, _ candidates: ArraySlice<UInt32>, _ guesses: [ListedGuess]) {
    let count = candidates.count
    prepareEvenSums(bestGuess.heuristic, count)
    let block = block
    block.replaceCodes(with: candidates)
    block.removeAll()
    for guess in guesses {
      block.add(guess)
      if block.isFull {
        rankBlock(&bestGuess, count)
        block.removeAll()
      }
    }
    rankBlock(&bestGuess, count)
    work += Int64(guesses.count) * Int64(count)
  }

  private func rankBlock(_ bestGuess: inout BestGuess, _ count: Int) {
    block.compare()
    let (block, logarithms, answerCount) = (block, logarithms, answers.count)
    let heuristic = bestGuess.heuristic
    let solved: UInt64 = 1 &<< UInt64(answers.pegCount &* 9)
    let matches = block.matches
    for lane in 0..<block.count {
      // The best possible score for a guess's number of parts, with parts of equal size, refutes most guesses.
      var row = matches + lane
      var seen: UInt64 = 0
      for _ in 0..<count {
        seen |= 1 &<< UInt64(row.pointee)
        row += GuessBlock.capacity
      }
      let isCandidate = seen & solved != 0
      let evenSum = evenSums[seen.nonzeroBitCount]
      guard heuristic.score(sum: evenSum, isCandidate: isCandidate, answerCount, logarithms) <= bestGuess.score else {
        continue
      }
      let sum = sum(matches + lane, count, usesLargest: heuristic == .minimax || heuristic == .sorted)
      let score = heuristic.score(sum: sum, isCandidate: isCandidate, answerCount, logarithms)
      guard score <= bestGuess.score else { continue }
      for answer in 0..<answerCount { sizes[answer] = UInt32(tally[Int(matchesOfAnswer[answer])]) }
      bestGuess.consider(Int(block.guesses[lane]), score, sizes, bestSizes)
    }
  }

  /// Returns the sum over the parts of a guess, or the largest size. Leaves the sizes in `tally`.
  @inline(__always)
  private func sum(_ matches: UnsafePointer<UInt8>, _ count: Int, usesLargest: Bool) -> UInt64 {
    let (tally, sumIncreases) = (tally, sumIncreases)
    tally.update(repeating: 0, count: 64)
    var row = matches
    var sum: UInt64 = 0
    var largest: UInt8 = 0
    for _ in 0..<count {
      let size = tally[Int(row.pointee)]
      tally[Int(row.pointee)] = size &+ 1
      sum &+= sumIncreases[Int(size)]
      largest = max(largest, size &+ 1)
      row += GuessBlock.capacity
    }
    return usesLargest ? UInt64(largest) : sum
  }

  /// Computes the smallest possible sum for each number of parts. The sum is convex in each part's size, so it is
  /// smallest when the sizes are as equal as possible.
  private func prepareEvenSums(_ heuristic: Heuristic, _ count: Int) {
    for size in 0..<count { sumIncreases[size] = heuristic.sumIncrease(from: size, logarithms) }
    var weights: [UInt64] = [0]
    for size in 0..<count { weights.append(weights[size] &+ sumIncreases[size]) }
    for parts in 1...min(count, 63) {
      let (size, larger) = (count / parts, count % parts)
      switch heuristic {
      case .minimax, .sorted: evenSums[parts] = UInt64(larger > 0 ? size + 1 : size)
      case .parts: evenSums[parts] = UInt64(parts)
      case .expected, .entropy:
        evenSums[parts] = UInt64(parts - larger) &* weights[size]
        if larger > 0 { evenSums[parts] &+= UInt64(larger) &* weights[size + 1] }
      }
    }
  }

  /// Returns the first candidate that distinguishes all others, or `nil`. Such a guess is optimal for every heuristic.
  private func splitter(of candidates: ArraySlice<UInt32>) -> Int? {
    guard candidates.count <= answers.count else { return nil }
    for (index, candidate) in candidates.enumerated() {
      packedCandidates[index] = PackedCode(space.pegs(of: Int(candidate)))
    }
    for (index, candidate) in candidates.enumerated() {
      var seen: UInt64 = 0
      var isSplit = true
      for other in 0..<candidates.count {
        let (exact, common) = packedCandidates[index].matchCounts(
          against: packedCandidates[other], pegCount: space.pegCount)
        let bit: UInt64 = 1 &<< UInt64(exact &* 8 &+ common)
        if seen & bit != 0 {
          isSplit = false
          break
        }
        seen |= bit
      }
      if isSplit { return Int(candidate) }
    }
    return nil
  }
}
