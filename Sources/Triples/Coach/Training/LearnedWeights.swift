/// A weight with its statistics for temporal coherence learning.
struct LearnedWeight {
  var weight: Float = 0

  /// The sum of all corrections of the weight.
  var error: Float = 0

  /// The sum of the magnitudes of all corrections.
  var magnitude: Float = 0

  /// Corrects the weight. Its share of `error` is `step`, which is multiplied by the proportion of past corrections
  /// that didn't cancel out.
  @inline(__always)
  mutating func correct(step: Float, error: Float) {
    // A weight without past corrections takes the whole step, because the small number turns 0 / 0 into 1.
    weight += step * (abs(self.error) + 1e-9) / (magnitude + 1e-9)
    self.error += error
    magnitude += abs(error)
  }
}

/// The weights of a network in training, ordered by bit planes (see `PlaneIndexes`). The statistics are next to each
/// weight, so that one memory access loads both.
final class LearnedWeights<Shape: TupleShape> {
  /// The tables of the patterns, followed by the table of counts.
  let weights: UnsafeMutablePointer<LearnedWeight>

  // Lookup tables that convert the lower and the upper twelve bits of a pattern's index to bit planes. The shape's
  // constants are stored too, because computing them for each of a file's tens of millions of indexes would be slow.
  private let low: UnsafeMutablePointer<Int>
  private let high: UnsafeMutablePointer<Int>
  private let patternsEnd = Shape.offset(Shape.patternCount)
  private let patternMask = Shape.offset(1) - 1

  init() {
    // Initialize a cache line at a time. In a debug build, calls for single weights would take noticeable time.
    let lines = (Shape.indexCount * MemoryLayout<LearnedWeight>.stride + 63) / 64
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64 * lines, alignment: 64)
    memory.initializeMemory(as: SIMD16<UInt32>.self, repeating: .zero, count: lines)
    weights = memory.bindMemory(to: LearnedWeight.self, capacity: Shape.indexCount)
    low = .allocate(capacity: 4096)
    high = .allocate(capacity: 4096)
    for bits in 0..<4096 {
      (low + bits).initialize(to: Self.byPlanes(bits))
      (high + bits).initialize(to: Self.byPlanes(bits &<< 12))
    }
  }

  deinit {
    weights.deallocate()
    low.deallocate()
    high.deallocate()
  }

  /// The weight at an index in the order of network files.
  subscript(index: Int) -> LearnedWeight {
    get { weights[place(index)] }
    set { weights[place(index)] = newValue }
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
