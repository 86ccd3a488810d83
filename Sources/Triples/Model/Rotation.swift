/// Rotates a square array of integers clockwise by a quarter turn, as `rotate2D(input:)` does.
public func rotate2DInts(input: [[Int]]) -> [[Int]] {
  rotate2D(input: input)
}

/// Rotates a square array clockwise by a quarter turn. The array consists of rows, from the top down. Its left column,
/// read upward, becomes the first row. If the array isn't square, only the largest square at its top left is rotated.
public func rotate2D<Element>(input: [[Element]]) -> [[Element]] {
  var size = input.count
  for row in input { size = min(size, row.count) }
  return (0..<size).map { row in
    (0..<size).map { column in input[size - 1 - column][row] }
  }
}
