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

  /// The colours that have not been guessed and that candidates have.
  private var freeColors: [UInt8] = []

  /// The colours that a canonical guess may have, in their order.
  private var usefulColors: [UInt8] = []

  /// A bit for each of these colours.
  private var useful: UInt32 = 0

  /// A bit for each of these colours.
  private var free: UInt32 = 0

  /// By colour, whether it is free.
  private var isFree: [Bool]

  /// The symmetries of a position.
  ///
  /// - Parameters:
  ///   - guesses: those made so far, as colours.
  ///   - present: a bit for each colour that a candidate has.
  init(_ space: CodeSpace, guesses: [[UInt8]], present: UInt32) {
    self.space = space
    isFree = Array(repeating: false, count: space.colorCount)
    let reduced = guesses.map { guess in
      guess.map { color in
        Int(color) < space.colorCount && present >> UInt32(color) & 1 == 1 ? color : Self.excluded
      }
    }
    var isGuessed = isFree
    for guess in reduced { for color in guess where color != Self.excluded { isGuessed[Int(color)] = true } }
    var hasExcluded = false
    for color in 0..<UInt8(space.colorCount) {
      if present >> UInt32(color) & 1 == 0 {
        if !hasExcluded { usefulColors.append(color) }
        hasExcluded = true
        continue
      }
      usefulColors.append(color)
      if !isGuessed[Int(color)] {
        freeColors.append(color)
        free |= 1 << UInt32(color)
        isFree[Int(color)] = true
      }
    }
    for color in usefulColors { useful |= 1 << UInt32(color) }
    var search = ExchangeSearch(pegCount: space.pegCount, colorCount: space.colorCount, pegs: reduced.flatMap { $0 })
    search.extend(place: 0, isIdentity: true, colors: 0, taken: 0)
    exchanges = search.exchanges
  }

  /// No symmetries, but that colours which no candidate has are all the same. That goes for all later positions too.
  init(_ space: CodeSpace, present: UInt32) {
    self.space = space
    isFree = Array(repeating: false, count: space.colorCount)
    var hasExcluded = false
    for color in 0..<UInt8(space.colorCount) {
      let isExcluded = present >> UInt32(color) & 1 == 0
      if !isExcluded || !hasExcluded { usefulColors.append(color) }
      hasExcluded = hasExcluded || isExcluded
    }
  }

  /// About how many guesses are equal to one that has no symmetry of its own.
  var strength: Int {
    var strength = exchanges.count / 24 + 1
    for count in 0..<min(freeColors.count, space.pegCount) { strength *= count + 1 }
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
    return exchanges.withUnsafeBufferPointer { exchanges in
      var start = 0
      while start < exchanges.count {
        if comesBefore(pegs, exchanges, start) { return false }
        start &+= 24
      }
      return true
    }
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
      if isFree[Int(from)] {
        let shift = UInt64(from) &* 4
        var name = Int(truncatingIfNeeded: names &>> shift & 15)
        if name == 0 {
          nameCount &+= 1
          name = nameCount
          names |= UInt64(truncatingIfNeeded: name) &<< shift
        }
        to = freeColors[name &- 1]
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
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 56) { memory in
        exchanges.withUnsafeBufferPointer { exchanges in
          guard let pegs = memory.baseAddress, let output = buffer.baseAddress else { return }
          memory.initialize(repeating: 0)
          let useful = pegs + 8
          let free = pegs + 24
          let kinds = pegs + 40
          for (index, color) in usefulColors.enumerated() { useful[index] = color }
          for (index, color) in freeColors.enumerated() { free[index] = color }
          for (color, isFree) in isFree.enumerated() { kinds[color] = isFree ? 1 : 0 }
          var walk = Walk(
            pegCount: space.pegCount, colorCount: space.colorCount, exchanges: exchanges, pegs: pegs, useful: useful,
            usefulCount: usefulColors.count, free: free, freeCount: freeColors.count, isFree: kinds, output: output,
            capacity: capacity)
          walk.extend(place: 0, guess: 0, places: 0, freeUsed: 0)
          count = walk.count
        }
      }
    }
  }

  /// Goes through the guesses, peg by peg.
  private struct Walk {
    let pegCount: Int
    let colorCount: Int
    let exchanges: UnsafeBufferPointer<UInt8>
    let pegs: UnsafeMutablePointer<UInt8>
    let useful: UnsafePointer<UInt8>
    let usefulCount: Int
    let free: UnsafePointer<UInt8>
    let freeCount: Int
    let isFree: UnsafePointer<UInt8>
    let output: UnsafeMutablePointer<ListedGuess>
    let capacity: Int
    var count = 0

    /// Puts every useful colour into one place, and goes on to the next place.
    ///
    /// - Parameters:
    ///   - guess: the number of the guess up to that place.
    ///   - places: its colours up to there.
    ///   - freeUsed: how many free colours it has up to there.
    mutating func extend(place: Int, guess: Int, places: UInt32, freeUsed: Int) {
      if place == pegCount {
        var start = 0
        while start < exchanges.count {
          if comesBefore(start) { return }
          start &+= 24
        }
        output[count] = ListedGuess(code: UInt32(truncatingIfNeeded: guess), places: places)
        count &+= 1
        return
      }
      for index in 0..<usefulCount where count < capacity {
        let color = useful[index]
        var used = freeUsed
        if isFree[Int(color)] == 1, used < freeCount {
          // Free colours come in their order: those used so far again, or the next one.
          if color > free[used] { continue }
          if color == free[used] { used &+= 1 }
        }
        pegs[place] = color
        extend(
          place: place &+ 1, guess: guess &* colorCount &+ Int(color),
          places: places | UInt32(color) &<< UInt32(truncatingIfNeeded: place &* 4), freeUsed: used)
      }
    }

    /// Whether an exchange, with the free colours renamed as well as can be, leads to a guess that comes before this one.
    private func comesBefore(_ start: Int) -> Bool {
      // For each of twelve colours four bits: which one of the free colours it is renamed to, plus 1.
      var names: UInt64 = 0
      var nameCount: UInt64 = 0
      for place in 0..<pegCount {
        let from = pegs[Int(exchanges[start &+ place])]
        var to = exchanges[start &+ 8 &+ Int(from)]
        if isFree[Int(from)] == 1 {
          let shift = UInt64(from) &* 4
          var name = names &>> shift & 15
          if name == 0 {
            nameCount &+= 1
            name = nameCount
            names |= name &<< shift
          }
          to = free[Int(name) &- 1]
        } else if to == Symmetries.free {
          // A colour that no candidate has, and no other such colour is useful.
          to = from
        }
        if to != pegs[place] { return to < pegs[place] }
      }
      return false
    }
  }
}
