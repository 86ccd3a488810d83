/// What can be exchanged in a position without changing it: places with one another, and colours with one another.
///
/// Two guesses that such an exchange makes equal are worth the same, so only one of them has to be looked at: the first
/// one in the order of the codes, which is their *canonical form*. Exchanges are those under which the guesses made so
/// far stay what they are, their order included (E. Neuwirth, "Some Strategies for Mastermind", Zeitschrift für
/// Operations Research 26, 1982; K. Koyama and T. W. Lai, "An Optimal Mastermind Strategy", Journal of Recreational
/// Mathematics 25, 1993). Two things go beyond that. Colours that no candidate has any more are all the same, whether
/// they were guessed or not: they answer nothing. And in the earlier guesses they count for nothing, so that exchanges
/// need not respect them.
///
/// Dropping all guesses but those in canonical form is safe even where the rules are applied one after another: each
/// guess dropped has an equal that comes before it, and so the first of all that are equal is never dropped.
struct Symmetries {
  fileprivate static let free: UInt8 = 254
  fileprivate static let excluded: UInt8 = 255

  private let space: CodeSpace

  /// All exchanges but the one that leaves all places as they are, 24 bytes each: for each place which other one's peg
  /// it gets, and from the ninth byte on what becomes of each colour, or `free` for those that have not been guessed.
  private var exchanges: [UInt8] = []

  /// A bit for each colour that has not been guessed and that candidates have.
  private var free: UInt32 = 0

  /// These colours in their order, four bits each, the first one lowest.
  private var freeInOrder: UInt64 = 0

  /// The colours that a canonical guess may have, in their order.
  private var usefulColors: [UInt8] = []

  /// A bit for each of these colours.
  private var useful: UInt32 = 0

  /// The symmetries of a position.
  ///
  /// - Parameters:
  ///   - guesses: those made so far, as colours.
  ///   - present: a bit for each colour that a candidate has.
  init(_ space: CodeSpace, guesses: [[UInt8]], present: UInt32) {
    self.space = space
    let reduced = guesses.map { guess in
      guess.map { color in
        Int(color) < space.colorCount && present >> UInt32(color) & 1 == 1 ? color : Self.excluded
      }
    }
    var isGuessed = Array(repeating: false, count: space.colorCount)
    for guess in reduced { for color in guess where color != Self.excluded { isGuessed[Int(color)] = true } }
    var hasExcluded = false
    for color in 0..<UInt8(space.colorCount) {
      if present >> UInt32(color) & 1 == 0 {
        if !hasExcluded { addUseful(color) }
        hasExcluded = true
        continue
      }
      addUseful(color)
      if !isGuessed[Int(color)] {
        freeInOrder |= UInt64(color) << UInt64(4 * free.nonzeroBitCount)
        free |= 1 << UInt32(color)
      }
    }
    var search = ExchangeSearch(pegCount: space.pegCount, colorCount: space.colorCount, pegs: reduced.flatMap { $0 })
    search.extend(place: 0, isIdentity: true, colors: 0, taken: 0)
    exchanges = search.exchanges
  }

  /// No symmetries, but that colours which no candidate has are all the same. That goes for all later positions too.
  init(_ space: CodeSpace, present: UInt32) {
    self.space = space
    var hasExcluded = false
    for color in 0..<UInt8(space.colorCount) {
      let isExcluded = present >> UInt32(color) & 1 == 0
      if !isExcluded || !hasExcluded { addUseful(color) }
      hasExcluded = hasExcluded || isExcluded
    }
  }

  private mutating func addUseful(_ color: UInt8) {
    usefulColors.append(color)
    useful |= 1 << UInt32(color)
  }

  /// About how many guesses are equal to one that has no symmetry of its own.
  var strength: Int {
    var strength = exchanges.count / 24 + 1
    for count in 0..<min(free.nonzeroBitCount, space.pegCount) { strength *= count + 1 }
    return strength
  }

  /// About how many guesses are in canonical form.
  var estimatedCount: Int {
    var count = 1
    for _ in 0..<space.pegCount { count *= usefulColors.count }
    return count / strength + 1
  }

  /// Whether a guess is in canonical form. To ask this of a few guesses takes less time than to list all that are.
  func isCanonical(_ guess: Int) -> Bool {
    let divisor = UInt32(truncatingIfNeeded: space.colorCount)
    var rest = UInt32(truncatingIfNeeded: guess)
    var pegs: UInt64 = 0
    for _ in 0..<space.pegCount {
      let (quotient, color) = rest.quotientAndRemainder(dividingBy: divisor)
      if useful &>> color & 1 == 0 { return false }
      pegs = pegs &<< 4 | UInt64(color)
      rest = quotient
    }
    // Now the first peg is lowest. Free colours come in their order: those used so far again, or the next one.
    var unused = free
    for place in 0..<UInt64(truncatingIfNeeded: space.pegCount) {
      let color = UInt32(truncatingIfNeeded: pegs &>> (place &* 4) & 15)
      let bit: UInt32 = 1 &<< color
      guard unused & bit != 0 else { continue }
      if unused & (bit &- 1) != 0 { return false }
      unused &= ~bit
    }
    return exchanges.withUnsafeBufferPointer { isFirst(pegs, $0) }
  }

  /// Whether no exchange leads to a guess that comes before this one.
  ///
  /// - Parameter pegs: four bits a peg, the first one lowest.
  @inline(__always)
  private func isFirst(_ pegs: UInt64, _ exchanges: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start < exchanges.count {
      if comesBefore(pegs, exchanges, start) { return false }
      start &+= 24
    }
    return true
  }

  /// Whether an exchange, with the free colours renamed as well as can be, leads to a guess that comes before this one.
  private func comesBefore(_ pegs: UInt64, _ exchanges: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    // Which one of the free colours each is renamed to plus 1, four bits a colour.
    var names: UInt64 = 0
    var nameCount = 0
    for place in 0..<space.pegCount {
      let own = UInt8(truncatingIfNeeded: pegs &>> (UInt64(truncatingIfNeeded: place) &* 4) & 15)
      let other = UInt64(truncatingIfNeeded: exchanges[start &+ place]) &* 4
      let from = UInt8(truncatingIfNeeded: pegs &>> other & 15)
      var to = exchanges[start &+ 8 &+ Int(from)]
      if free &>> UInt32(from) & 1 == 1 {
        let shift = UInt64(from) &* 4
        var name = Int(truncatingIfNeeded: names &>> shift & 15)
        if name == 0 {
          nameCount &+= 1
          name = nameCount
          names |= UInt64(truncatingIfNeeded: name) &<< shift
        }
        to = UInt8(truncatingIfNeeded: freeInOrder &>> (UInt64(truncatingIfNeeded: name &- 1) &* 4) & 15)
      } else if to == Self.free {
        // A colour that no candidate has, and no other such colour is useful.
        to = from
      }
      if to != own { return to < own }
    }
    return false
  }

  /// Goes through the orders of the places, place by place, as long as an exchange of colours undoes them.
  private struct ExchangeSearch {
    let pegCount: Int
    let colorCount: Int
    /// The pegs of the guesses, one guess after the other.
    let pegs: [UInt8]
    /// Which other place's peg each place gets, four bits a place.
    var order: UInt64 = 0
    var exchanges: [UInt8] = []

    /// Gives every other place's peg to one place, and goes on to the next place.
    ///
    /// - Parameters:
    ///   - isIdentity: whether all places so far have kept their pegs.
    ///   - colors: what becomes of each colour plus 1, four bits a colour; 0 for those that have not come up.
    ///   - taken: a bit for each place that has given its peg and, from bit 8 on, for each colour that another one becomes.
    mutating func extend(place: Int, isIdentity: Bool, colors: UInt64, taken: UInt32) {
      if place == pegCount {
        if !isIdentity { add(colors) }
        return
      }
      for other in 0..<pegCount where taken &>> UInt32(other) & 1 == 0 {
        var (newColors, newTaken) = (colors, taken | 1 &<< UInt32(other))
        guard exchange(place, other, &newColors, &newTaken) else { continue }
        let shift = UInt64(place) &* 4
        order = order & ~(15 &<< shift) | UInt64(other) &<< shift
        extend(place: place &+ 1, isIdentity: isIdentity && place == other, colors: newColors, taken: newTaken)
      }
    }

    /// Finds what colours have to become so that in all guesses a place gets another one's peg.
    ///
    /// - Returns: false where that cannot be.
    private func exchange(_ place: Int, _ other: Int, _ colors: inout UInt64, _ taken: inout UInt32) -> Bool {
      var start = 0
      while start < pegs.count {
        let from = pegs[start &+ other]
        let to = pegs[start &+ place]
        start &+= pegCount
        if from == Symmetries.excluded || to == Symmetries.excluded {
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
      for place in 0..<8 { exchanges.append(place < pegCount ? UInt8(order &>> (UInt64(place) &* 4) & 15) : 0) }
      for color in 0..<16 {
        let name = UInt8(colors &>> (UInt64(color) &* 4) & 15)
        exchanges.append(color >= colorCount ? 0 : name == 0 ? Symmetries.free : name &- 1)
      }
    }
  }

  /// The guesses in canonical form, in the order of the codes.
  ///
  /// - Parameter limit: how many of them at most; the first ones are taken.
  func guesses(upTo limit: Int = .max) -> [ListedGuess] {
    let capacity = min(limit, space.count)
    guard capacity > 0 else { return [] }
    // There may be millions of them, at a few nanoseconds each: no arrays on the way, whose references would be counted.
    return [ListedGuess](unsafeUninitializedCapacity: capacity) { buffer, count in
      exchanges.withUnsafeBufferPointer { exchanges in
        usefulColors.withUnsafeBufferPointer { usefulColors in
          guard let output = buffer.baseAddress else { return }
          var walk = Walk(
            symmetries: self, pegCount: space.pegCount, colorCount: space.colorCount, exchanges: exchanges,
            usefulColors: usefulColors, output: output, capacity: capacity)
          walk.extend(place: 0, guess: 0, pegs: 0, unused: free)
          count = walk.count
        }
      }
    }
  }

  /// Goes through the guesses, peg by peg.
  private struct Walk {
    let symmetries: Symmetries
    let pegCount: Int
    let colorCount: Int
    let exchanges: UnsafeBufferPointer<UInt8>
    let usefulColors: UnsafeBufferPointer<UInt8>
    let output: UnsafeMutablePointer<ListedGuess>
    let capacity: Int
    var count = 0

    /// Puts every useful colour into one place, and goes on to the next place.
    ///
    /// - Parameters:
    ///   - guess: the number of the guess up to that place.
    ///   - pegs: its colours up to there, four bits a peg, the first one lowest.
    ///   - unused: a bit for each free colour that it does not have up to there.
    mutating func extend(place: Int, guess: Int, pegs: UInt64, unused: UInt32) {
      if place == pegCount {
        guard symmetries.isFirst(pegs, exchanges) else { return }
        output[count] = ListedGuess(
          code: UInt32(truncatingIfNeeded: guess), places: UInt32(truncatingIfNeeded: pegs))
        count &+= 1
        return
      }
      for color in usefulColors where count < capacity {
        let bit: UInt32 = 1 &<< UInt32(color)
        // Free colours come in their order: those used so far again, or the next one.
        if unused & bit != 0, unused & (bit &- 1) != 0 { continue }
        extend(
          place: place &+ 1, guess: guess &* colorCount &+ Int(color),
          pegs: pegs | UInt64(color) &<< UInt64(truncatingIfNeeded: place &* 4), unused: unused & ~bit)
      }
    }
  }
}
