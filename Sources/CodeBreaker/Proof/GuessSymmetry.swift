/// Which guesses an exchange of places and of colors turns into one another.
///
/// An exchange changes no answer if guess and code are both exchanged. One that leaves every guess made so far as it was
/// therefore turns the codes that are left into one another, and a guess into one that splits them into parts that are
/// just as large, and as hard. So one guess of each such kind will do, and the first one in the order of the codes is
/// taken. Besides, colors that no code left has are all the same for a guess, and it need have none of them but the first.
///
/// What is dropped for either reason is worth the same as a guess that comes before it. So the first of all that are worth
/// the same is never dropped.
struct GuessSymmetry {
  /// An exchange that leaves the guesses as they are.
  private struct Exchange {
    /// For each place, the one whose peg it gets.
    let places: [Int]
    /// What becomes of each color that was guessed. The others may be exchanged at will.
    var colors = ColorList(repeating: ColorList.none)
    /// What the others may become, in their order.
    var free = ColorList(repeating: ColorList.none)
  }

  private let game: ProofGame
  private var exchanges: [Exchange] = []

  /// The exchanges that leave some guesses as they are.
  init(_ game: ProofGame, after guesses: [Int]) {
    self.game = game
    var places = Array(0..<game.pegCount)
    addExchanges(&places, from: 0, guesses.map { game.codes[$0] })
  }

  /// Tries all orders of the places.
  private mutating func addExchanges(_ places: inout [Int], from first: Int, _ guesses: [[UInt8]]) {
    if first == places.count {
      if let exchange = exchange(places, guesses) { exchanges.append(exchange) }
      return
    }
    for other in first..<places.count {
      places.swapAt(first, other)
      addExchanges(&places, from: first + 1, guesses)
      places.swapAt(first, other)
    }
  }

  /// What has to become of the colors if each place gets the peg of another one and the guesses are to stay what they
  /// are; nothing where that cannot be.
  private func exchange(_ places: [Int], _ guesses: [[UInt8]]) -> Exchange? {
    var exchange = Exchange(places: places)
    var isTaken = [Bool](repeating: false, count: game.colorCount)
    for guess in guesses {
      for place in places.indices {
        let (from, to) = (Int(guess[places[place]]), Int(guess[place]))
        if exchange.colors[from] == to { continue }
        if exchange.colors[from] != ColorList.none || isTaken[to] { return nil }
        exchange.colors[from] = to
        isTaken[to] = true
      }
    }
    for (index, color) in isTaken.indices.filter({ !isTaken[$0] }).enumerated() { exchange.free[index] = color }
    return exchange
  }

  /// One guess of each kind, in the order of the codes.
  ///
  /// - Parameter set: the codes that are left.
  func representatives(for set: [UInt16]) -> [Int] {
    var present = 0
    for code in set { present |= game.colors[Int(code)] }
    // All colors that no code has but the first of them.
    let absent = (1 << game.colorCount - 1) & ~present
    let needless = absent & (absent - 1)
    return (0..<game.codeCount).filter { guess in
      guard game.colors[guess] & needless == 0 else { return false }
      return game.codes[guess].withUnsafeBufferPointer { pegs in
        exchanges.allSatisfy { !comesBefore(pegs, $0) }
      }
    }
  }

  /// Whether an exchange turns a guess into one that comes before it, with colors that were not guessed exchanged as well
  /// as can be: the one that comes up first becomes the first of them.
  private func comesBefore(_ pegs: UnsafeBufferPointer<UInt8>, _ exchange: Exchange) -> Bool {
    var colors = exchange.colors
    var freeCount = 0
    for place in 0..<game.pegCount {
      let from = Int(pegs[exchange.places[place]])
      if colors[from] == ColorList.none {
        colors[from] = exchange.free[freeCount]
        freeCount += 1
      }
      let (now, was) = (colors[from], Int(pegs[place]))
      if now != was { return now < was }
    }
    return false
  }
}

/// Up to 15 colors, four bits each.
private struct ColorList {
  /// Stands for no color.
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
