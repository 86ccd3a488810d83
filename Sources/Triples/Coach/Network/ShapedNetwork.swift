final class ShapedNetwork<Shape: TupleShape>: TupleNetwork, @unchecked Sendable {
  /// The weights in hundredths of a point, by index.
  private let weights: UnsafeMutablePointer<Int16>

  /// Creates a network with the weights, in points, that `weight` returns for each index. They are clamped to ±327.67.
  init(weight: (Int) -> Float) {
    weights = .allocate(capacity: Shape.indexCount)
    for index in 0..<Shape.indexCount {
      let hundredths = (weight(index) * 100).rounded()
      weights[index] = hundredths.isFinite ? Int16(max(-32767, min(32767, hundredths))) : 0
    }
    super.init()
  }

  init(file: [UInt8]) throws(NetworkFileError) {
    weights = .allocate(capacity: Shape.indexCount)
    weights.initialize(repeating: 0, count: Shape.indexCount)
    super.init()
    try NetworkFile.read(file, Shape.self, into: weights)
  }

  deinit {
    weights.deallocate()
  }

  override func value(_ board: PackedBoard) -> Int {
    let lanes = BoardLanes(board, rankLimit: Shape.rankLimit)
    var sum = Int32(weights[Shape.offset(Shape.patternCount) &+ lanes.countsIndex])
    let cells = CellLanes(lanes.cells, width: 4)
    for pattern in 0..<Shape.patternCount {
      let index = Shape.indexes(pattern, cells)
      let table = weights + Shape.offset(pattern)
      let near = Self.weight(table, index[0]) &+ Self.weight(table, index[1]) &+ Self.weight(table, index[2])
      let far = Self.weight(table, index[3]) &+ Self.weight(table, index[4]) &+ Self.weight(table, index[5])
      sum &+= near &+ far &+ Self.weight(table, index[6]) &+ Self.weight(table, index[7])
    }
    return Int(sum)
  }

  @inline(__always)
  private static func weight(_ table: UnsafeMutablePointer<Int16>, _ index: UInt64) -> Int32 {
    Int32(table[Int(truncatingIfNeeded: index)])
  }

  /// Returns a file for `TupleNetwork.read(_:)`, with weights rounded to multiples of `step`, 1 to 255 hundredths of a
  /// point. A larger step makes the file smaller and the network worse.
  func file(step: Int) -> [UInt8] {
    NetworkFile.contents(Shape.self, step: step) { Int(weights[$0]) }
  }
}
