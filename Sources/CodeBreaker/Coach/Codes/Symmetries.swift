/// The symmetries of a position: permutations of places and of colors that leave it unchanged, here called *exchanges*.
///
/// Two guesses that an exchange maps to each other have the same value, so only the first one in the order of the
/// codes, the *canonical form*, has to be examined. The exchanges are those that leave all guesses so far unchanged,
/// including their order (E. Neuwirth, "Some Strategies for Mastermind", Zeitschrift für Operations Research 26, 1982;
/// K. Koyama and T. W. Lai, "An Optimal Mastermind Strategy", Journal of Recreational Mathematics 25, 1993). This type
/// adds two rules for colors that no candidate has, which never match: they are interchangeable, even if they were
/// guessed, and exchanges can ignore them in earlier guesses.
///
/// The rules can be combined: each skips a guess only if an equivalent one precedes it, so the first one always stays.
struct Symmetries {
  fileprivate static let freeColor: UInt8 = 254
  fileprivate static let excludedColor: UInt8 = 255

  private let space: CodeSpace

  /// All exchanges except the identity on places, 24 bytes each: eight for the place from which each place gets its
  /// peg, then the new color of each color, or `freeColor` for a color that hasn't been guessed.
  private var exchanges: [UInt8] = []

  /// A bit mask of the colors that candidates have but that haven't been guessed.
  private var freeColorMask: UInt32 = 0

  /// The free colors in ascending order, in four bits each, with the first color in the lowest bits.
  private var orderedFreeColors: UInt64 = 0

  /// The colors that a canonical guess may have, in ascending order.
  private var usefulColors: [UInt8] = []

  private var usefulColorMask: UInt32 = 0

  /// Finds the symmetries of a position from its guesses and a bit mask of the colors that candidates have.
  init(_ space: CodeSpace, guesses: [[UInt8]], presentColorMask: UInt32) {
    self.init(space, presentColorMask: presentColorMask)
    let reduced = guesses.map { guess in
      guess.map { color in
        Int(color) < space.colorCount && presentColorMask >> UInt32(color) & 1 == 1 ? color : Self.excludedColor
      }
    }
    var unguessed = presentColorMask & space.colorMask
    for guess in reduced { for color in guess where color != Self.excludedColor { unguessed &= ~(1 << UInt32(color)) } }
    for color in usefulColors where unguessed >> UInt32(color) & 1 == 1 {
      orderedFreeColors |= UInt64(color) << UInt64(4 * freeColorMask.nonzeroBitCount)
      freeColorMask |= 1 << UInt32(color)
    }
    var search = ExchangeSearch(pegCount: space.pegCount, colorCount: space.colorCount, pegs: reduced.flatMap { $0 })
    search.extend(index: 0, isIdentity: true, colors: 0, taken: 0)
    exchanges = search.exchanges
  }

  /// Creates symmetries that only exchange the colors that no candidate has. They hold in all later positions, too.
  init(_ space: CodeSpace, presentColorMask: UInt32) {
    self.space = space
    var hasExcluded = false
    for color in 0..<UInt8(space.colorCount) {
      let isExcluded = presentColorMask >> UInt32(color) & 1 == 0
      if isExcluded, hasExcluded { continue }
      hasExcluded = hasExcluded || isExcluded
      usefulColors.append(color)
      usefulColorMask |= 1 << UInt32(color)
    }
  }

  /// The approximate number of guesses that are equivalent to a given guess.
  var equivalentGuessCount: Int {
    var equivalentGuessCount = exchanges.count / 24 + 1
    for count in 0..<min(freeColorMask.nonzeroBitCount, space.pegCount) { equivalentGuessCount *= count + 1 }
    return equivalentGuessCount
  }

  /// The approximate number of guesses in canonical form.
  var estimatedGuessCount: Int {
    var count = 1
    for _ in 0..<space.pegCount { count *= usefulColors.count }
    return count / equivalentGuessCount + 1
  }

  /// Returns whether a guess is canonical. For a few guesses, this is faster than listing all canonical guesses.
  func isCanonical(_ guess: Int) -> Bool {
    let divisor = UInt32(truncatingIfNeeded: space.colorCount)
    var rest = UInt32(truncatingIfNeeded: guess)
    var pegs: UInt64 = 0
    for _ in 0..<space.pegCount {
      let (quotient, color) = rest.quotientAndRemainder(dividingBy: divisor)
      if usefulColorMask &>> color & 1 == 0 { return false }
      pegs = pegs &<< 4 | UInt64(color)
      rest = quotient
    }
    // The first peg is now in the lowest bits. A canonical guess has free colors in ascending order, without gaps.
    var unused = freeColorMask
    for index in 0..<UInt64(truncatingIfNeeded: space.pegCount) {
      let color = UInt32(truncatingIfNeeded: pegs &>> (index &* 4) & 15)
      let bit: UInt32 = 1 &<< color
      guard unused & bit != 0 else { continue }
      if unused & (bit &- 1) != 0 { return false }
      unused &= ~bit
    }
    return exchanges.withUnsafeBufferPointer { isFirst(pegs, $0) }
  }

  /// Returns whether no exchange maps a guess to an earlier guess. `pegs` has four bits per peg, the first peg lowest.
  @inline(__always)
  private func isFirst(_ pegs: UInt64, _ exchanges: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start < exchanges.count {
      if mapsToEarlierGuess(pegs, exchanges, start) { return false }
      start &+= 24
    }
    return true
  }

  /// Returns whether the exchange at `start`, with the best renaming of free colors, maps a guess to an earlier one.
  private func mapsToEarlierGuess(_ pegs: UInt64, _ exchanges: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    // Four bits for each color: 1 plus the index of the free color that replaces it, or 0 if it has no replacement yet.
    var names: UInt64 = 0
    var nameCount = 0
    for index in 0..<space.pegCount {
      let own = UInt8(truncatingIfNeeded: pegs &>> (UInt64(truncatingIfNeeded: index) &* 4) & 15)
      let other = UInt64(truncatingIfNeeded: exchanges[start &+ index]) &* 4
      let from = UInt8(truncatingIfNeeded: pegs &>> other & 15)
      var to = exchanges[start &+ 8 &+ Int(from)]
      if freeColorMask &>> UInt32(from) & 1 == 1 {
        let shift = UInt64(from) &* 4
        var name = Int(truncatingIfNeeded: names &>> shift & 15)
        if name == 0 {
          nameCount &+= 1
          name = nameCount
          names |= UInt64(truncatingIfNeeded: name) &<< shift
        }
        to = UInt8(truncatingIfNeeded: orderedFreeColors &>> (UInt64(truncatingIfNeeded: name &- 1) &* 4) & 15)
      } else if to == Self.freeColor {
        // No candidate has this color. Only one such color is useful, so it stays unchanged.
        to = from
      }
      if to != own { return to < own }
    }
    return false
  }

  /// A search for exchanges. It permutes the places one by one, and gives up a branch once no permutation of colors can
  /// undo the change to the guesses.
  private struct ExchangeSearch {
    let pegCount: Int
    let colorCount: Int
    /// The pegs of all guesses, one guess after another.
    let pegs: [UInt8]
    /// The place from which each place gets its peg, in four bits per place.
    var order: UInt64 = 0
    var exchanges: [UInt8] = []

    /// Tries all remaining pegs at a place, and continues with the next place.
    ///
    /// - Parameters:
    ///   - index: The place, counted from 0.
    ///   - isIdentity: Whether all earlier places keep their pegs.
    ///   - colors: Four bits for each color: 1 plus its new color, or 0 if it has no new color yet.
    ///   - taken: A bit mask of the places whose pegs are used and, from bit 8 on, of the new colors that are used.
    mutating func extend(index: Int, isIdentity: Bool, colors: UInt64, taken: UInt32) {
      if index == pegCount {
        if !isIdentity { add(colors) }
        return
      }
      for other in 0..<pegCount where taken &>> UInt32(other) & 1 == 0 {
        var (newColors, newTaken) = (colors, taken | 1 &<< UInt32(other))
        guard exchangeColors(index, other, &newColors, &newTaken) else { continue }
        let shift = UInt64(index) &* 4
        order = order & ~(15 &<< shift) | UInt64(other) &<< shift
        extend(index: index &+ 1, isIdentity: isIdentity && index == other, colors: newColors, taken: newTaken)
      }
    }

    /// Extends `colors` so that each guess's peg at `other` becomes the one at `index`, or returns `false` if it can't.
    private func exchangeColors(_ index: Int, _ other: Int, _ colors: inout UInt64, _ taken: inout UInt32) -> Bool {
      var start = 0
      while start < pegs.count {
        let from = pegs[start &+ other]
        let to = pegs[start &+ index]
        start &+= pegCount
        if from == Symmetries.excludedColor || to == Symmetries.excludedColor {
          if from != to { return false }
          continue
        }
        let shift = UInt64(from) &* 4
        let known = colors &>> shift & 15
        if known == 0 {
          let bit: UInt32 = 256 &<< UInt32(to)
          if taken & bit != 0 { return false }
          taken |= bit
          colors |= (UInt64(to) &+ 1) &<< shift
        } else if known != UInt64(to) &+ 1 {
          return false
        }
      }
      return true
    }

    private mutating func add(_ colors: UInt64) {
      for index in 0..<8 { exchanges.append(index < pegCount ? UInt8(order &>> (UInt64(index) &* 4) & 15) : 0) }
      for color in 0..<16 {
        let name = UInt8(colors &>> (UInt64(color) &* 4) & 15)
        exchanges.append(color >= colorCount ? 0 : name == 0 ? Symmetries.freeColor : name &- 1)
      }
    }
  }

  /// Returns the first `limit` guesses in canonical form, or all if there are fewer, in ascending order of the codes.
  func guesses(upTo limit: Int = .max) -> [ListedGuess] {
    let capacity = min(limit, space.count)
    guard capacity > 0 else { return [] }
    // Avoid arrays and their reference counting: there may be millions of guesses at a few nanoseconds each.
    return [ListedGuess](unsafeUninitializedCapacity: capacity) { buffer, count in
      exchanges.withUnsafeBufferPointer { exchanges in
        usefulColors.withUnsafeBufferPointer { usefulColors in
          guard let output = buffer.baseAddress else { return }
          var walk = GuessWalk(
            symmetries: self, pegCount: space.pegCount, colorCount: space.colorCount, exchanges: exchanges,
            usefulColors: usefulColors, output: output, capacity: capacity)
          walk.extend(index: 0, guess: 0, pegs: 0, unused: freeColorMask)
          count = walk.count
        }
      }
    }
  }

  private struct GuessWalk {
    let symmetries: Symmetries
    let pegCount: Int
    let colorCount: Int
    let exchanges: UnsafeBufferPointer<UInt8>
    let usefulColors: UnsafeBufferPointer<UInt8>
    let output: UnsafeMutablePointer<ListedGuess>
    let capacity: Int
    var count = 0

    /// Tries all useful colors at a place, and continues with the next place.
    ///
    /// - Parameters:
    ///   - index: The place, counted from 0.
    ///   - guess: The number of the guess up to that place.
    ///   - pegs: The colors up to that place in four bits per peg, with the first peg in the lowest bits.
    ///   - unused: A bit mask of the free colors not used up to that place.
    mutating func extend(index: Int, guess: Int, pegs: UInt64, unused: UInt32) {
      if index == pegCount {
        guard symmetries.isFirst(pegs, exchanges) else { return }
        output[count] = ListedGuess(
          code: UInt32(truncatingIfNeeded: guess), packedPegs: UInt32(truncatingIfNeeded: pegs))
        count &+= 1
        return
      }
      for color in usefulColors where count < capacity {
        let bit: UInt32 = 1 &<< UInt32(color)
        // A free color must be one that was used already, or the next free color in ascending order.
        if unused & bit != 0, unused & (bit &- 1) != 0 { continue }
        extend(
          index: index &+ 1, guess: guess &* colorCount &+ Int(color),
          pegs: pegs | UInt64(color) &<< UInt64(truncatingIfNeeded: index &* 4), unused: unused & ~bit)
      }
    }
  }
}
