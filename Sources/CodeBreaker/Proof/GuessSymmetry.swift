/// The symmetries of a game after some guesses, which make many next guesses equivalent.
///
/// A permutation of places and colors changes no answer if it is applied to both the guess and the code. If it leaves
/// all previous guesses unchanged, it maps the remaining codes onto themselves, and each guess to one that splits them
/// into parts of the same sizes and totals. Of equivalent guesses, this type keeps only the first one in the order of
/// the codes. Colors that no remaining code contains are interchangeable, too, so a guess needs only the first of them.
///
/// A guess is skipped only if an equivalent one precedes it, so the first of all equivalent guesses is never skipped.
struct GuessSymmetry {
  /// A permutation of places and colors that leaves the previous guesses unchanged.
  private struct Exchange {
    /// For each place, the place from which it gets its peg.
    let positions: [Int]
    /// The new color of each color in a previous guess. All other colors are free.
    var colors = ColorList(repeating: ColorList.none)
    /// The colors that the free colors may become, in ascending order.
    var freeColors = ColorList(repeating: ColorList.none)
  }

  private let game: ProofGame
  private var exchanges: [Exchange] = []

  init(_ game: ProofGame, after guesses: [Int]) {
    self.game = game
    var positions = Array(0..<game.pegCount)
    addExchanges(&positions, from: 0, guesses.map { game.codes[$0] })
  }

  private mutating func addExchanges(_ positions: inout [Int], from first: Int, _ guesses: [[UInt8]]) {
    if first == positions.count {
      if let exchange = exchange(positions, guesses) { exchanges.append(exchange) }
      return
    }
    for other in first..<positions.count {
      positions.swapAt(first, other)
      addExchanges(&positions, from: first + 1, guesses)
      positions.swapAt(first, other)
    }
  }

  /// Returns the exchange with the permutation `positions` that leaves the guesses unchanged, or `nil` if none does.
  private func exchange(_ positions: [Int], _ guesses: [[UInt8]]) -> Exchange? {
    var exchange = Exchange(positions: positions)
    var isTaken = [Bool](repeating: false, count: game.colorCount)
    for guess in guesses {
      for target in positions.indices {
        let (from, to) = (Int(guess[positions[target]]), Int(guess[target]))
        if exchange.colors[from] == to { continue }
        if exchange.colors[from] != ColorList.none || isTaken[to] { return nil }
        exchange.colors[from] = to
        isTaken[to] = true
      }
    }
    for (index, color) in isTaken.indices.filter({ !isTaken[$0] }).enumerated() { exchange.freeColors[index] = color }
    return exchange
  }

  /// Returns the first of all guesses that are equivalent to each other, in the order of the codes.
  ///
  /// - Parameter set: The remaining codes.
  func representatives(for set: [UInt16]) -> [Int] {
    var present = 0
    for code in set { present |= game.colorMasks[Int(code)] }
    // The colors that no remaining code has, and then all of them but the first.
    let absent = (1 << game.colorCount - 1) & ~present
    let needless = absent & (absent - 1)
    return (0..<game.codeCount).filter { guess in
      guard game.colorMasks[guess] & needless == 0 else { return false }
      return game.codes[guess].withUnsafeBufferPointer { pegs in
        exchanges.allSatisfy { !mapsToEarlierGuess(pegs, $0) }
      }
    }
  }

  /// Returns whether an exchange maps a guess to an earlier one, if each free color becomes the smallest unused one.
  private func mapsToEarlierGuess(_ pegs: UnsafeBufferPointer<UInt8>, _ exchange: Exchange) -> Bool {
    var colors = exchange.colors
    var freeCount = 0
    for target in 0..<game.pegCount {
      let from = Int(pegs[exchange.positions[target]])
      if colors[from] == ColorList.none {
        colors[from] = exchange.freeColors[freeCount]
        freeCount += 1
      }
      let (now, was) = (colors[from], Int(pegs[target]))
      if now != was { return now < was }
    }
    return false
  }
}

/// Up to 16 colors from 0 to 14, in four bits each.
private struct ColorList {
  static let none = 15

  private var bits: UInt64 = 0

  init(repeating color: Int) {
    for index in 0..<16 { self[index] = color }
  }

  subscript(index: Int) -> Int {
    get { Int(bits >> UInt64(index * 4) & 15) }
    set { bits = bits & ~(15 << UInt64(index * 4)) | UInt64(newValue) << UInt64(index * 4) }
  }
}
