import GameCore

/// The spawns of a game in order, from a numbered game's generator, a daily game's words, or a recorded list.
///
/// The cell of a generated spawn depends on which cells are open, so the caller passes the open cells for each spawn.
/// Even so, two sequences of the same game are in the same state after the same number of spawns. The only exception is
/// a rejected draw (see `draw(below:)`), which hardly any game has.
public struct SpawnSequence: Sendable {
  private var source: Source

  private enum Source: Sendable {
    case generator(SeededGenerator)
    case words(RecordedRandomWords)
    case record(ArraySlice<Spawn>)
  }

  /// Creates the spawns of a numbered game, including those before the first move.
  public init(game: GameNumber) {
    self.init(state: game.value)
  }

  /// Creates the spawns that follow from the given state of the generator.
  init(state: UInt64) {
    source = .generator(SeededGenerator(seed: state))
  }

  /// Creates the spawns from a list of words. Each spawn takes two words, as with the generator.
  public init(words: RecordedRandomWords) {
    source = .words(words)
  }

  /// Creates a sequence of recorded spawns.
  public init(record: [Spawn]) {
    source = .record(record[...])
  }

  /// Appends a spawn to a recorded sequence. Does nothing to other sequences, whose spawns are determined.
  mutating func append(_ spawn: Spawn) {
    guard case .record(var spawns) = source else { return }
    source = .record([])
    spawns.append(spawn)
    source = .record(spawns)
  }

  /// The remaining words, or `nil` if the spawns don't come from a list of words.
  var words: RecordedRandomWords? {
    if case .words(let words) = source { words } else { nil }
  }

  /// Draws the next spawn, first its value, then its cell. `openCells` has the open cells row by row from the top left.
  /// If it is empty, returns `nil` without drawing. Also returns `nil` if the words or the recorded spawns have run
  /// out, or if the recorded spawn's cell isn't open. In the last case, the sequence doesn't advance.
  mutating func next(openCells: [(row: Int, column: Int)]) -> Spawn? {
    guard case .record(let spawns) = source else {
      return next(openCellCount: openCells.count).flatMap { spawn in
        Spawn(value: spawn.value, row: openCells[spawn.index].row, column: openCells[spawn.index].column)
      }
    }
    guard let spawn = spawns.first, openCells.contains(where: { $0 == (spawn.row, spawn.column) }) else { return nil }
    source = .record(spawns.dropFirst())
    return spawn
  }

  /// Draws the next spawn from the generator or the list of words. Returns its value, 1 or 2, and the index of its cell
  /// among the open cells, counted row by row from the top left. Returns `nil` if the words have run out, or if the
  /// spawns are recorded. If `openCellCount` is 0, returns `nil` without drawing.
  public mutating func next(openCellCount: Int) -> (value: Int, index: Int)? {
    guard openCellCount > 0 else { return nil }
    switch source {
    case .generator(var generator):
      defer { source = .generator(generator) }
      let value = Self.drawValue(&generator)
      return (value, generator.draw(below: openCellCount))
    case .words(let words): return next(openCellCount: openCellCount, ofWords: words)
    case .record: return nil
    }
  }

  private mutating func next(openCellCount: Int, ofWords list: RecordedRandomWords) -> (value: Int, index: Int)? {
    var words = list
    let value = Self.drawValue(&words)
    let index = words.draw(below: openCellCount)
    source = .words(words)
    return words.hasRunOut ? nil : (value, index)
  }

  /// Draws the next spawn and returns its value, 1 or 2, which doesn't depend on the board. Returns `nil` if the words
  /// have run out, if the spawns are recorded, or if the draw of the cell might be rejected on some board. After a
  /// rejection, later spawns would depend on the board. (About one word in 10¹⁷ can be rejected.)
  public mutating func nextValue() -> Int? {
    switch source {
    case .generator(var generator):
      defer { source = .generator(generator) }
      return Self.nextValue(&generator)
    case .words(let words): return nextValue(ofWords: words)
    case .record: return nil
    }
  }

  private mutating func nextValue(ofWords list: RecordedRandomWords) -> Int? {
    var words = list
    let value = Self.nextValue(&words)
    source = .words(words)
    return words.hasRunOut ? nil : value
  }

  /// Returns whether this and `other`, of the same game, will have the same spawns from here on.
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
    // A draw can be rejected only if the low half of its product is below the bound.
    for bound in UInt64(2)...UInt64(Triples.size * Triples.size) where word &* bound < bound { return nil }
    return value
  }
}
