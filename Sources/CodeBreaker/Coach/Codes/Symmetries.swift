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
  private static let free: UInt8 = 254
  private static let excluded: UInt8 = 255

  private let space: CodeSpace

  /// All exchanges but the one that leaves all places as they are, 24 bytes each: for each place which other one's peg
  /// it gets, and from the ninth byte on what becomes of each colour, or `free` for those that have not been guessed.
  private var exchanges: [UInt8] = []

  /// The colours that have not been guessed and that candidates have.
  private var freeColors: [UInt8] = []

  /// The colours that a canonical guess may have, in their order.
  private var usefulColors: [UInt8] = []

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
        isFree[Int(color)] = true
      }
    }
    var order = (0..<UInt8(space.pegCount)).map { $0 }
    addExchanges(&order, from: 0, reduced)
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

  /// Tries all orders of the places.
  private mutating func addExchanges(_ order: inout [UInt8], from place: Int, _ guesses: [[UInt8]]) {
    if place == order.count {
      var isIdentity = true
      for (index, other) in order.enumerated() where index != Int(other) { isIdentity = false }
      if !isIdentity, let colors = colors(for: order, guesses) {
        exchanges += order + Array(repeating: 0, count: 8 - order.count)
        exchanges += colors + Array(repeating: 0, count: 16 - colors.count)
      }
      return
    }
    for other in place..<order.count {
      order.swapAt(place, other)
      addExchanges(&order, from: place + 1, guesses)
      order.swapAt(place, other)
    }
  }

  /// The exchange of colours that undoes an exchange of places in all guesses, if there is one.
  private func colors(for order: [UInt8], _ guesses: [[UInt8]]) -> [UInt8]? {
    var colors = [UInt8](repeating: Self.free, count: space.colorCount)
    var isTaken = [Bool](repeating: false, count: space.colorCount)
    for guess in guesses {
      for place in 0..<space.pegCount {
        let from = guess[Int(order[place])]
        let to = guess[place]
        if from == Self.excluded || to == Self.excluded {
          if from != to { return nil }
        } else if colors[Int(from)] == Self.free {
          if isTaken[Int(to)] { return nil }
          colors[Int(from)] = to
          isTaken[Int(to)] = true
        } else if colors[Int(from)] != to {
          return nil
        }
      }
    }
    return colors
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
