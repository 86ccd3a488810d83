/// A weight, and what temporal coherence knows of it.
struct LearnedWeight {
  /// In points.
  var weight: Float = 0

  /// The sum of all corrections that were asked of it.
  var error: Float = 0

  /// The sum of their magnitudes.
  var magnitude: Float = 0

  /// Follows a correction as far as past ones did not cancel out.
  ///
  /// - Parameters:
  ///   - step: its share of the error.
  ///   - error: the whole error.
  @inline(__always)
  mutating func follow(step: Float, error: Float) {
    // A weight without a past follows wholly; the tiny number makes 1 of 0 / 0.
    weight += step * (abs(self.error) + 1e-9) / (magnitude + 1e-9)
    self.error += error
    magnitude += abs(error)
  }
}

/// The weights of a network that learns, each beside what is known of it, so that one look brings both. They stand by
/// planes, as `PlaneIndexes` says.
final class LearnedWeights<Shape: TupleShape> {
  /// The tables of the patterns, then that of the counts.
  let places: UnsafeMutablePointer<LearnedWeight>

  // Where the lowest twelve bits of an index in a pattern are among planes, and where those above them: no bit minds the
  // others. What follows from the shape is kept too: files have tens of millions of indexes.
  private let low: UnsafeMutablePointer<Int>
  private let high: UnsafeMutablePointer<Int>
  private let patternsEnd = Shape.offset(Shape.patternCount)
  private let patternMask = Shape.offset(1) - 1

  init() {
    // All zero, a cache line at a time: where nothing is optimized, each call is felt.
    let lines = (Shape.indexCount * MemoryLayout<LearnedWeight>.stride + 63) / 64
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64 * lines, alignment: 64)
    memory.initializeMemory(as: SIMD16<UInt32>.self, repeating: .zero, count: lines)
    places = memory.bindMemory(to: LearnedWeight.self, capacity: Shape.indexCount)
    low = .allocate(capacity: 4096)
    high = .allocate(capacity: 4096)
    for bits in 0..<4096 {
      (low + bits).initialize(to: Self.byPlanes(bits))
      (high + bits).initialize(to: Self.byPlanes(bits &<< 12))
    }
  }

  deinit {
    places.deallocate()
    low.deallocate()
    high.deallocate()
  }

  /// The weight of an index in the order of network files.
  subscript(index: Int) -> LearnedWeight {
    get { places[place(index)] }
    set { places[place(index)] = newValue }
  }

  private func place(_ index: Int) -> Int {
    guard index < patternsEnd else { return index }
    let bits = index & patternMask
    return (index &- bits) | low[bits & 4095] | high[bits &>> 12]
  }

  private static func byPlanes(_ index: Int) -> Int {
    var place = 0
    for digit in 0..<Shape.patternSize {
      for plane in 0..<4 {
        place |= (index >> (4 * digit + plane) & 1) << (Shape.patternSize * plane + digit)
      }
    }
    return place
  }
}
