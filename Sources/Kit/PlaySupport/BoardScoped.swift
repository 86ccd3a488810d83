/// A value that holds for one board alone. Nobody resets it: on another board it is not there.
package struct BoardScoped<Value> {
  private let value: Value
  private let board: Int

  /// Stores a value with the number of the board that it holds for.
  package init(_ value: Value, on board: Int) {
    self.value = value
    self.board = board
  }

  /// Returns the value if it holds for the board with a number.
  package func value(on board: Int) -> Value? { board == self.board ? value : nil }
}
