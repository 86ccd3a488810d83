/// Rotates a square array of integers clockwise by a quarter turn.
///
/// - Parameter input: The rows from the top. Each has as many elements as there are rows.
/// - Returns: The rotated array. Its first row is the left column of `input`, read upward.
public func rotate2DInts(input: [[Int]]) -> [[Int]] {
  rotate2D(input: input)
}

/// Rotates a square array clockwise by a quarter turn.
///
/// - Parameter input: The rows from the top. Each has as many elements as there are rows. If the array isn't square,
///   the largest square at its top left is rotated.
/// - Returns: The rotated array. Its first row is the left column of `input`, read upward.
public func rotate2D<Element>(input: [[Element]]) -> [[Element]] {
  var size = input.count
  for row in input { size = min(size, row.count) }
  return (0..<size).map { row in
    (0..<size).map { column in input[size - 1 - column][row] }
  }
}
