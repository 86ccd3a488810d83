/// An open-addressing hash table of indexes into a list of boards. It finds duplicates in the list.
struct BoardSet {
  private let slots: UnsafeMutablePointer<UInt32>
  private let capacity: Int
  private var shift: UInt64 = 0
  private var mask = 0

  /// Creates a set for lists of up to `count` boards, below 2³².
  init(count: Int) {
    capacity = Self.slotCount(count)
    slots = .allocate(capacity: capacity)
  }

  func deallocate() {
    slots.deallocate()
  }

  /// Removes all boards and prepares the set for `count` boards, at most the count with which it was created.
  mutating func reset(count: Int) {
    let size = min(Self.slotCount(count), capacity)
    slots.initialize(repeating: 0, count: size)
    mask = size - 1
    shift = UInt64(64 - size.trailingZeroBitCount)
  }

  /// Adds the board unless `boards` contains it. If this returns `true`, the caller must store it at `boards[index]`.
  @inline(__always)
  func insertIfNew(_ board: UInt64, at index: Int, of boards: UnsafeMutablePointer<UInt64>) -> Bool {
    // Fibonacci hashing (D. Knuth, "The Art of Computer Programming", volume 3, 6.4), after mixing in the upper half.
    let hash = (board ^ (board >> 29)) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash &>> shift)
    while slots[slot] != 0 {
      if boards[Int(truncatingIfNeeded: slots[slot]) &- 1] == board { return false }
      slot = (slot &+ 1) & mask
    }
    slots[slot] = UInt32(truncatingIfNeeded: index &+ 1)
    return true
  }

  /// Returns a power of two that is at least twice `count`, so that finding a free slot takes few steps.
  private static func slotCount(_ count: Int) -> Int {
    var size = 16
    while size < 2 * count { size *= 2 }
    return size
  }
}
