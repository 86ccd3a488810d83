/// Remembers what afterstates are worth that a search meets more than once. A new entry replaces whatever was in its
/// place; what is forgotten is only searched again, with the same result.
final class TranspositionTable {
  private struct Entry {
    var key: UInt64 = 0
    var value: Int32 = 0
    /// Which search wrote it, and how far it had looked.
    var stamp: UInt32 = 0
  }

  private let entries: UnsafeMutablePointer<Entry>
  private let bits: UInt64
  private var search: UInt32 = 0

  /// An empty table with room for two to the power of `bits` entries of 16 bytes.
  init(bits: Int) {
    self.bits = UInt64(bits)
    entries = .allocate(capacity: 1 << bits)
    entries.initialize(repeating: Entry(), count: 1 << bits)
  }

  deinit {
    entries.deallocate()
  }

  /// Forgets everything, so that no search depends on those before it: not in its result, nor in how many nodes it takes.
  func forget() {
    search &+= 1
    // After sixteen million searches the stamps begin again.
    if search == 1 << 24 {
      entries.update(repeating: Entry(), count: 1 << Int(bits))
      search = 1
    }
  }

  /// The value of a canonical board, looked at to some depth in moves below 256, if it is remembered.
  @inline(__always)
  func value(_ board: PackedBoard, plies: Int) -> Int? {
    let entry = entries[place(board, plies)]
    return entry.key == board.cells && entry.stamp == stamp(plies) ? Int(entry.value) : nil
  }

  /// Remembers a value.
  @inline(__always)
  func store(_ value: Int, _ board: PackedBoard, plies: Int) {
    entries[place(board, plies)] = Entry(
      key: board.cells, value: Int32(truncatingIfNeeded: value), stamp: stamp(plies))
  }

  @inline(__always)
  private func stamp(_ plies: Int) -> UInt32 { search << 8 | UInt32(truncatingIfNeeded: plies & 255) }

  /// Fibonacci hashing: D. Knuth, "The Art of Computer Programming", volume 3, 6.4.
  @inline(__always)
  private func place(_ board: PackedBoard, _ plies: Int) -> Int {
    let mixed = (board.cells ^ UInt64(truncatingIfNeeded: plies)) &* 0x9E37_79B9_7F4A_7C15
    let again = (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: again >> (64 &- bits))
  }
}
