/// A weight with its statistics for temporal coherence learning.
struct LearnedWeight {
  var weight: Float = 0

  /// The sum of all corrections of the weight.
  var errorSum: Float = 0

  /// The sum of the magnitudes of all corrections.
  var absoluteErrorSum: Float = 0

  /// Corrects the weight. Its share of `error` is `step`, which is multiplied by the proportion of past corrections
  /// that didn't cancel out.
  @inline(__always)
  mutating func correct(step: Float, error: Float) {
    // A weight without past corrections takes the whole step, because the small number turns 0 / 0 into 1.
    weight += step * (abs(self.errorSum) + 1e-9) / (absoluteErrorSum + 1e-9)
    self.errorSum += error
    absoluteErrorSum += abs(error)
  }
}

/// The weights of a network in training, ordered by bit planes (see `PlaneIndexes`). The statistics are next to each
/// weight, so that one memory access loads both.
final class LearnedWeights<Shape: TupleShape> {
  /// The tables of the patterns, followed by the table of counts.
  let weights: UnsafeMutablePointer<LearnedWeight>

  // Lookup tables that convert the lower and the upper twelve bits of a pattern's index to bit planes. The shape's
  // constants are stored too, because computing them for each of a file's tens of millions of indexes would be slow.
  private let lowerPlanes: UnsafeMutablePointer<Int>
  private let upperPlanes: UnsafeMutablePointer<Int>
  private let patternsEnd = Shape.offset(Shape.patternCount)
  private let patternMask = Shape.offset(1) - 1

  init() {
    // Initialize a cache line at a time. In a debug build, calls for single weights would take noticeable time.
    let lines = (Shape.indexCount * MemoryLayout<LearnedWeight>.stride + 63) / 64
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64 * lines, alignment: 64)
    memory.initializeMemory(as: SIMD16<UInt32>.self, repeating: .zero, count: lines)
    weights = memory.bindMemory(to: LearnedWeight.self, capacity: Shape.indexCount)
    lowerPlanes = .allocate(capacity: 4096)
    upperPlanes = .allocate(capacity: 4096)
    for bits in 0..<4096 {
      (lowerPlanes + bits).initialize(to: Self.planeIndex(bits))
      (upperPlanes + bits).initialize(to: Self.planeIndex(bits &<< 12))
    }
  }

  deinit {
    weights.deallocate()
    lowerPlanes.deallocate()
    upperPlanes.deallocate()
  }

  /// The weight at an index in the order of network files.
  subscript(index: Int) -> LearnedWeight {
    get { weights[memoryIndex(index)] }
    set { weights[memoryIndex(index)] = newValue }
  }

  private func memoryIndex(_ index: Int) -> Int {
    guard index < patternsEnd else { return index }
    let bits = index & patternMask
    return (index &- bits) | lowerPlanes[bits & 4095] | upperPlanes[bits &>> 12]
  }

  private static func planeIndex(_ index: Int) -> Int {
    var place = 0
    for digit in 0..<Shape.patternSize {
      for plane in 0..<4 {
        place |= (index >> (4 * digit + plane) & 1) << (Shape.patternSize * plane + digit)
      }
    }
    return place
  }
}
