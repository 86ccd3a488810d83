/// The state of a trainer as bytes, so that training can be interrupted and resumed with the same result.
///
/// The line `parlor-training/1 NAME` is followed by the number of games, the number of moves, and the state of the
/// random number generator, in eight bytes each. Then every weight that was ever corrected has four bytes each for its
/// index, its value, the sum of its corrections, and the sum of their magnitudes. The checksum of network files comes
/// last. Numbers are little-endian.
extension TemporalCoherenceTrainer {
  private static var header: [UInt8] {
    NetworkFile.bytes("parlor-training/1 ") + NetworkFile.bytes(Shape.name) + [UInt8(ascii: "\n")]
  }

  package var state: [UInt8] {
    var bytes = Self.header
    for number in [UInt64(gameCount), UInt64(moveCount), randomness.state] {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    for index in 0..<Shape.indexCount {
      let learned = weights[index]
      guard learned.absoluteErrorSum > 0 else { continue }
      let words = SIMD4(
        UInt32(index), learned.weight.bitPattern, learned.errorSum.bitPattern, learned.absoluteErrorSum.bitPattern)
      for word in 0..<4 { withUnsafeBytes(of: words[word].littleEndian) { bytes.append(contentsOf: $0) } }
    }
    return NetworkFile.appendingChecksum(to: bytes)
  }

  /// Restores a trainer, or throws an error if `state` isn't the state of a trainer of this shape.
  package convenience init(state: [UInt8]) throws(NetworkFileError) {
    guard state.starts(with: NetworkFile.bytes("parlor-training/1 ")) else { throw .notANetwork }
    guard state.starts(with: Self.header) else { throw .unknownShape }
    let body = state.count - Self.header.count - 32
    guard body >= 0, NetworkFile.appendingChecksum(to: Array(state.dropLast(8))) == state else { throw .damaged }
    guard body % 16 == 0 else { throw .malformed }
    self.init(seed: 0)
    var position = Self.header.count
    func next(_ count: Int) -> UInt64 {
      position += count
      return state[(position - count)..<position].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    gameCount = Int(clamping: next(8))
    moveCount = Int(clamping: next(8))
    randomness.state = next(8)
    for _ in 0..<(body / 16) {
      let index = Int(next(4))
      guard index < Shape.indexCount else { throw .malformed }
      func number() -> Float { Float(bitPattern: UInt32(next(4))) }
      weights[index] = LearnedWeight(weight: number(), errorSum: number(), absoluteErrorSum: number())
    }
  }
}
