/// A value that is valid for one board only. It needs no reset, because `value(on:)` returns `nil` for other boards.
package struct BoardScopedValue<Value> {
  private let value: Value
  private let board: Int

  package init(_ value: Value, on board: Int) {
    self.value = value
    self.board = board
  }

  package func value(on board: Int) -> Value? { board == self.board ? value : nil }
}
