/// Up to 64 guesses in columns, to compare with one code after another. This is faster than `CodeColumns` if there are
/// more guesses than codes, and too few codes to fill a vector.
final class GuessBlock {
  private typealias Lanes = SIMD16<UInt8>

  static let capacity = 64

  static let maxCodeCount = 64

  private(set) var count = 0

  let guesses: UnsafeMutablePointer<UInt32>

  /// A row for each code with the answer to each guess, as eight times the exact matches plus all matches.
  let matches: UnsafeMutablePointer<UInt8>

  private let space: CodeSpace

  /// The columns of the places, then those of the colors.
  private let columns: UnsafeMutablePointer<UInt8>

  /// Sixteen bytes per code: its pegs, then, from byte 8, how many earlier pegs have the same color.
  private let codes: UnsafeMutablePointer<UInt8>
  private var codeCount = 0

  init(_ space: CodeSpace) {
    self.space = space
    let size = Self.capacity
    guesses = .allocate(repeating: 0, count: size)
    codes = .allocate(repeating: 0, count: Self.maxCodeCount * 16)
    matches = Self.aligned(size * Self.maxCodeCount)
    columns = Self.aligned(size * (space.pegCount + space.colorCount))
  }

  deinit {
    guesses.deallocate()
    codes.deallocate()
    matches.deallocate()
    columns.deallocate()
  }

  private static func aligned(_ size: Int) -> UnsafeMutablePointer<UInt8> {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
      .bindMemory(to: UInt8.self, capacity: size)
    bytes.initialize(repeating: 0, count: size)
    return bytes
  }

  var isFull: Bool { count == Self.capacity }

  /// Sets the codes to compare with, up to `maxCodeCount`.
  func replaceCodes(with newCodes: some Collection<UInt32>) {
    codeCount = 0
    for code in newCodes {
      let row = codes + codeCount * 16
      for (index, peg) in space.pegs(of: Int(code)).enumerated() {
        row[index] = peg
        row[8 + index] = 0
        for earlier in 0..<index where row[earlier] == peg { row[8 + index] += 1 }
      }
      codeCount += 1
    }
  }

  func removeAll() {
    count = 0
    let counters = columns + space.pegCount * Self.capacity
    counters.update(repeating: 0, count: space.colorCount * Self.capacity)
  }

  /// Adds a guess. The block must not be full.
  @inline(__always)
  func add(_ guess: ListedGuess) {
    let (lane, columns, pegCount) = (count, columns, space.pegCount)
    guesses[lane] = guess.code
    for index in 0..<pegCount {
      let color = guess.peg(index)
      columns[index &* Self.capacity &+ lane] = color
      columns[(pegCount &+ Int(color)) &* Self.capacity &+ lane] &+= 1
    }
    count = lane &+ 1
  }

  func compare() {
    switch space.pegCount {
    case 4: compare(pegCount: 4)
    case 5: compare(pegCount: 5)
    case 6: compare(pegCount: 6)
    default: compare(pegCount: space.pegCount)
    }
  }

  /// This method is inlined for each number of pegs, so that the compiler unrolls the inner loop.
  @inline(__always)
  private func compare(pegCount: Int) {
    let (count, codeCount, codes, columns, matches) = (count, codeCount, codes, columns, matches)
    let size = Self.capacity
    let counters = columns + pegCount &* size
    for code in 0..<codeCount {
      let pegs = codes + code &* 16
      var start = 0
      while start < count {
        // Filling a vector with a peg takes as long as comparing it, so use each filled vector twice.
        var exact = (Lanes(repeating: 0), Lanes(repeating: 0))
        var common = exact
        for index in 0..<pegCount {
          let peg = pegs[index]
          let wanted = Lanes(repeating: peg)
          let column = UnsafeRawPointer(columns + (index &* size &+ start))
          exact.0 = exact.0 &- Self.negativeOnes(column.load(as: Lanes.self) .== wanted)
          exact.1 = exact.1 &- Self.negativeOnes(column.load(fromByteOffset: 16, as: Lanes.self) .== wanted)
          // The second peg of a color matches if the guess has at least two of that color.
          let rank = Lanes(repeating: pegs[8 &+ index])
          let numbers = UnsafeRawPointer(counters + (Int(peg) &* size &+ start))
          common.0 = common.0 &- Self.negativeOnes(numbers.load(as: Lanes.self) .> rank)
          common.1 = common.1 &- Self.negativeOnes(numbers.load(fromByteOffset: 16, as: Lanes.self) .> rank)
        }
        let result = UnsafeMutableRawPointer(matches + (code &* size &+ start))
        result.storeBytes(of: exact.0 &* 8 &+ common.0, as: Lanes.self)
        result.storeBytes(of: exact.1 &* 8 &+ common.1, toByteOffset: 16, as: Lanes.self)
        start &+= 32
      }
    }
  }

  /// Returns a vector with -1 in each lane in which `mask` is true, and 0 in the others.
  @inline(__always)
  private static func negativeOnes(_ mask: SIMDMask<Lanes.MaskStorage>) -> Lanes {
    unsafeBitCast(mask, to: Lanes.self)
  }
}
