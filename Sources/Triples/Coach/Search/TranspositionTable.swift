/// A cache of the values of afterstates. A new entry replaces the one in its slot, which the search can recompute.
final class TranspositionTable {
  private struct Entry {
    var key: UInt64 = 0
    var value: Int32 = 0
    /// The number of the search that wrote the entry, and the depth of the value in the lowest eight bits.
    var stamp: UInt32 = 0
  }

  private let entries: UnsafeMutablePointer<Entry>
  private let bits: UInt64
  private var searchNumber: UInt32 = 0

  /// Creates an empty table with two to the power of `bits` entries of 16 bytes.
  init(bits: Int) {
    self.bits = UInt64(bits)
    entries = .allocate(capacity: 1 << bits)
    entries.initialize(repeating: Entry(), count: 1 << bits)
  }

  deinit {
    entries.deallocate()
  }

  /// Invalidates all entries, so that the result of a search and its node count don't depend on earlier searches.
  func invalidateEntries() {
    searchNumber &+= 1
    // The 24-bit search number overflows after sixteen million searches.
    if searchNumber == 1 << 24 {
      entries.update(repeating: Entry(), count: 1 << Int(bits))
      searchNumber = 1
    }
  }

  /// Returns the stored value of a canonical board at the depth `plies`, below 256, or `nil` if there is none.
  @inline(__always)
  func value(_ board: PackedBoard, plies: Int) -> Int? {
    let entry = entries[slot(of: board, plies: plies)]
    return entry.key == board.cells && entry.stamp == stamp(plies) ? Int(entry.value) : nil
  }

  @inline(__always)
  func store(_ value: Int, _ board: PackedBoard, plies: Int) {
    entries[slot(of: board, plies: plies)] = Entry(
      key: board.cells, value: Int32(truncatingIfNeeded: value), stamp: stamp(plies))
  }

  @inline(__always)
  private func stamp(_ plies: Int) -> UInt32 { searchNumber << 8 | UInt32(truncatingIfNeeded: plies & 255) }

  /// Returns the slot of an entry by Fibonacci hashing (D. Knuth, "The Art of Computer Programming", volume 3, 6.4).
  @inline(__always)
  private func slot(of board: PackedBoard, plies: Int) -> Int {
    let mixed = (board.cells ^ UInt64(truncatingIfNeeded: plies)) &* 0x9E37_79B9_7F4A_7C15
    let hash = (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: hash >> (64 &- bits))
  }
}
