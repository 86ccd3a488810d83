struct ProofReader: RaiseSource {
  private let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func raises(
    of parts: [[UInt16]], above bounds: [Int], missing: Int, after guesses: [Int]
  ) throws(ProofFault) -> [Int] {
    var raises: [Int] = []
    for _ in parts { raises.append(try readNumber()) }
    return raises
  }

  private mutating func readNumber() throws(ProofFault) -> Int {
    var number = 0
    for shift in stride(from: 0, to: 28, by: 7) {
      guard offset < bytes.count else { throw .tooShort }
      let byte = bytes[offset]
      offset += 1
      number |= Int(byte & 127) << shift
      if byte < 128 {
        guard byte > 0 || shift == 0 else { throw .number }
        return number
      }
    }
    throw .number
  }
}

struct ProofWriter: RaiseSource {
  private(set) var bytes: [UInt8] = []

  private let total: BoundProof.TotalFunction

  /// The maximum size of a part whose exact total is always proven. A smaller bound may be enough, but small sets come
  /// up again where a larger one is needed. Tuned for short proofs.
  private static let maxSmallSetSize = 30

  /// A limit greater than any total.
  private static let unlimited = 1 << 28

  init(total: @escaping BoundProof.TotalFunction) {
    self.total = total
  }

  mutating func raises(
    of parts: [[UInt16]], above bounds: [Int], missing: Int, after guesses: [Int]
  ) throws(ProofFault) -> [Int] {
    var raises = bounds.map { _ in 0 }
    var missing = missing
    // Small parts are checked quickly, so they come first.
    for index in parts.indices.sorted(by: { parts[$0].count < parts[$1].count }) where missing > 0 {
      let limit = parts[index].count <= Self.maxSmallSetSize ? Self.unlimited : bounds[index] + missing
      raises[index] = max(0, min(total(parts[index], limit, guesses), limit) - bounds[index])
      missing -= raises[index]
    }
    for raise in raises { write(raise) }
    return raises
  }

  private mutating func write(_ number: Int) {
    var rest = number
    while rest > 127 {
      bytes.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
