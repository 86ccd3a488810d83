/// Turns a square array of integers clockwise by a quarter.
///
/// - Parameter input: rows from the top, each as long as there are rows.
/// - Returns: the turned array. The left column, read upwards, is its first row.
public func rotate2DInts(input: [[Int]]) -> [[Int]] {
  rotate2D(input: input)
}

/// Turns a square array clockwise by a quarter.
///
/// - Parameter input: rows from the top, each as long as there are rows. Of an array that is not square, the largest
///   square at its top left is turned.
/// - Returns: the turned array. The left column, read upwards, is its first row.
public func rotate2D<Element>(input: [[Element]]) -> [[Element]] {
  var size = input.count
  for row in input { size = min(size, row.count) }
  return (0..<size).map { row in
    (0..<size).map { column in input[size - 1 - column][row] }
  }
}
