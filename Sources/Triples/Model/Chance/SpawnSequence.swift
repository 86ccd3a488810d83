import NumberedGame

/// What is spawned in a game, one spawn after another, whoever deals it: the generator of a numbered game, the list of words of
/// a game that is dealt to everybody, or the record of a game that was dealt elsewhere.
///
/// Which cell a spawn of a generator or of words takes depends on how many are open, so these are no lists of spawns: they are
/// asked with the open cells each time. Two sequences of one game that were asked equally often are in the same state
/// nevertheless, whatever they were asked, but for a rejected draw (see `draw(below:)`), which hardly any game ever sees.
public struct SpawnSequence: Sendable {
  private var source: Source

  private enum Source: Sendable {
    case generator(SeededGenerator)
    case words(WordList)
    case record(ArraySlice<Spawn>)
  }

  /// The spawns of a numbered game from its first on, those before the first move included.
  public init(game: GameNumber) {
    self.init(state: game.value)
  }

  /// The spawns from some state of the generator on.
  init(state: UInt64) {
    source = .generator(SeededGenerator(seed: state))
  }

  /// The spawns that a list of words deals: each takes two of them, in the way of the generator's.
  public init(words: WordList) {
    source = .words(words)
  }

  /// The spawns of a record.
  public init(record: [Spawn]) {
    source = .record(record[...])
  }

  /// Adds a spawn to the end of a record, as the one that comes once those before it have. Any other sequence knows by itself
  /// what comes, and stays as it is.
  mutating func append(_ spawn: Spawn) {
    guard case .record(var spawns) = source else { return }
    source = .record([])
    spawns.append(spawn)
    source = .record(spawns)
  }

  /// The words that are left, where a list of words deals.
  var words: WordList? {
    if case .words(let words) = source { words } else { nil }
  }

  /// Draws the next spawn: first the value, then the place.
  ///
  /// - Parameter open: the open cells, by rows from the top and columns from the left. With none, nothing is drawn.
  /// - Returns: what is spawned; `nil` if no cell is open, if the words or the record have come to their end, or if the cell of
  ///   the record is not open. Then a record stays as it is.
  mutating func next(open: [(row: Int, column: Int)]) -> Spawn? {
    if case .record(let spawns) = source { return next(open: open, ofRecord: spawns) }
    return next(openCells: open.count).flatMap { spawn in
      Spawn(value: spawn.value, row: open[spawn.index].row, column: open[spawn.index].column)
    }
  }

  private mutating func next(open: [(row: Int, column: Int)], ofRecord spawns: ArraySlice<Spawn>) -> Spawn? {
    guard let spawn = spawns.first, open.contains(where: { $0.row == spawn.row && $0.column == spawn.column }) else {
      return nil
    }
    source = .record(spawns.dropFirst())
    return spawn
  }

  /// Draws the next spawn of a numbered game or a list of words, where only the number of open cells is known.
  ///
  /// - Parameter openCells: how many cells are open. With none, nothing is drawn.
  /// - Returns: the value, 1 or 2, and which of the open cells it takes, counted from 0 by rows from the top and columns
  ///   from the left; `nil` if no cell is open, if the words have come to their end, or if this is a record.
  public mutating func next(openCells: Int) -> (value: Int, index: Int)? {
    guard openCells > 0 else { return nil }
    switch source {
    case .generator(var generator):
      defer { source = .generator(generator) }
      let value = Self.drawValue(&generator)
      return (value, generator.draw(below: openCells))
    case .words(let words): return next(openCells: openCells, ofWords: words)
    case .record: return nil
    }
  }

  private mutating func next(openCells: Int, ofWords list: WordList) -> (value: Int, index: Int)? {
    var words = list
    let value = Self.drawValue(&words)
    let index = words.draw(below: openCells)
    source = .words(words)
    return words.hasRunOut ? nil : (value, index)
  }

  /// Draws the next spawn, of which it tells the value alone, as that is the same on every board.
  ///
  /// - Returns: the value, 1 or 2; or `nil` if on some board the place of this spawn might be drawn again, so that the
  ///   spawns after it are not the same on every board. (That takes one word in 10¹⁷.) Also where the words have come to their
  ///   end, and of a record.
  public mutating func nextValue() -> Int? {
    switch source {
    case .generator(var generator):
      defer { source = .generator(generator) }
      return Self.nextValue(&generator)
    case .words(let words): return nextValue(ofWords: words)
    case .record: return nil
    }
  }

  private mutating func nextValue(ofWords list: WordList) -> Int? {
    var words = list
    let value = Self.nextValue(&words)
    source = .words(words)
    return words.hasRunOut ? nil : value
  }

  /// Whether two sequences of one game go on in the same way.
  public func continues(like other: SpawnSequence) -> Bool {
    switch (source, other.source) {
    case (.generator(let own), .generator(let other)): own.curr == other.curr
    case (.words(let own), .words(let other)): own.remainingCount == other.remainingCount
    case (.record(let own), .record(let other)): own == other
    default: false
    }
  }

  private static func drawValue(_ generator: inout some RandomNumberGenerator) -> Int {
    1 + generator.draw(below: 2)
  }

  private static func nextValue(_ generator: inout some RandomNumberGenerator) -> Int? {
    let value = drawValue(&generator)
    let word = generator.next()
    // Only a product whose low half is below the bound is ever rejected.
    for bound in UInt64(2)...UInt64(Triples.size * Triples.size) where word &* bound < bound { return nil }
    return value
  }
}
