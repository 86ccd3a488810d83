import NumberedGame

/// What is spawned in a numbered game, one spawn after another.
///
/// Which cell a spawn takes depends on how many are open, so this is not a list: it is asked with that number each time.
/// Two sequences of one game that were asked equally often are in the same state nevertheless, whatever they were asked,
/// but for a rejected draw (see `draw(below:)`), which hardly any game ever sees.
public struct SpawnSequence: Sendable {
  private var generator: SeededGenerator

  /// The spawns of a game from its first on, those before the first move included.
  public init(game: GameNumber) {
    self.init(state: game.value)
  }

  /// The spawns from some state of the generator on.
  init(state: UInt64) {
    generator = SeededGenerator(seed: state)
  }

  /// Draws the next spawn: first the value, then the place.
  ///
  /// - Parameter openCells: how many cells are open. With none, nothing is drawn from the generator.
  /// - Returns: the value, 1 or 2, and which of the open cells it takes, counted from 0 by rows from the top and columns
  ///   from the left; `nil` if no cell is open.
  public mutating func next(openCells: Int) -> (value: Int, index: Int)? {
    guard openCells > 0 else { return nil }
    let value = drawValue()
    return (value, generator.draw(below: openCells))
  }

  /// Draws the next spawn, of which it tells the value alone, as that is the same on every board.
  ///
  /// - Returns: the value, 1 or 2; or `nil` if on some board the place of this spawn might be drawn again, so that the
  ///   spawns after it are not the same on every board. (That takes one word in 10¹⁷.)
  public mutating func nextValue() -> Int? {
    let value = drawValue()
    let word = generator.next()
    // Only a product whose low half is below the bound is ever rejected.
    for bound in UInt64(2)...UInt64(Triples.size * Triples.size) where word &* bound < bound { return nil }
    return value
  }

  /// Whether two sequences go on in the same way.
  public func continues(like other: SpawnSequence) -> Bool {
    generator.curr == other.generator.curr
  }

  private mutating func drawValue() -> Int {
    1 + generator.draw(below: 2)
  }
}
