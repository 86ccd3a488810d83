/// Finds the boards that a list already has: an open hash table of places in that list.
struct BoardSet {
  private let slots: UnsafeMutablePointer<UInt32>
  private let capacity: Int
  private var shift: UInt64 = 0
  private var mask = 0

  /// A set for lists of up to `count` boards, below 2³².
  init(count: Int) {
    capacity = Self.size(count)
    slots = .allocate(capacity: capacity)
  }

  /// Gives the memory back.
  func deallocate() {
    slots.deallocate()
  }

  /// Forgets everything, and makes ready for up to `count` boards, no more than the set was made for.
  mutating func reset(count: Int) {
    let size = min(Self.size(count), capacity)
    slots.initialize(repeating: 0, count: size)
    mask = size - 1
    shift = UInt64(64 - size.trailingZeroBitCount)
  }

  /// Whether none of the boards that were found new before is this one. It then has to be put at `place`.
  @inline(__always)
  func isNew(_ board: UInt64, at place: Int, of boards: UnsafeMutablePointer<UInt64>) -> Bool {
    // Fibonacci hashing (D. Knuth, "The Art of Computer Programming", volume 3, 6.4), the upper half mixed in first.
    let hash = (board ^ (board >> 29)) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash &>> shift)
    while slots[slot] != 0 {
      if boards[Int(truncatingIfNeeded: slots[slot]) &- 1] == board { return false }
      slot = (slot &+ 1) & mask
    }
    slots[slot] = UInt32(truncatingIfNeeded: place &+ 1)
    return true
  }

  /// Twice the count at least, so that a search for a free slot is short; a power of two.
  private static func size(_ count: Int) -> Int {
    var size = 16
    while size < 2 * count { size *= 2 }
    return size
  }
}
