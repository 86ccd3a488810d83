/// A table with the results for sets of candidates. It saves work, because different orders of guesses lead to the same
/// set, and small sets occur in many places.
///
/// A set is identified by a 96-bit hash, the exclusive OR of a random number for each member (A. L. Zobrist, "A New
/// Hashing Method with Application for Game Playing", 1970). With a billion sets, two have the same hash with a
/// probability below 10⁻¹⁰.
final class PositionTable {
  struct Entry {
    var key: UInt64 = 0
    var checkBits: UInt32 = 0
    /// Twice the total plus 1 if the total is known, or else twice a lower bound of it. 0 in an empty entry.
    var bound: UInt32 = 0
    var guess: UInt16 = 0
    /// The number of candidates in the set. If all four places for a new entry are taken, it replaces the smallest set.
    var size: UInt16 = 0

    var isExact: Bool { bound & 1 == 1 }

    var total: Int { Int(bound >> 1) }

    mutating func set(total: Int, guess: Int) {
      bound = UInt32(truncatingIfNeeded: total << 1 | 1)
      self.guess = UInt16(truncatingIfNeeded: guess)
    }

    mutating func set(lowerBound: Int) {
      bound = UInt32(truncatingIfNeeded: lowerBound << 1)
    }
  }

  private var entries: UnsafeMutablePointer<Entry>
  private var mask: Int
  private var usedCount = 0
  private var prefetchSum: UInt32 = 0
  private let maxCapacity: Int

  init(maxCapacity: Int) {
    self.maxCapacity = maxCapacity
    let capacity = min(1 << 16, maxCapacity)
    mask = capacity - 1
    entries = .allocate(repeating: Entry(), count: capacity)
  }

  deinit {
    entries.deallocate()
  }

  @inline(__always)
  func find(_ key: UInt64, _ checkBits: UInt32) -> Entry {
    let start = Int(truncatingIfNeeded: key) & mask & ~3
    for index in start..<start &+ 4 where entries[index].key == key && entries[index].checkBits == checkBits {
      return entries[index]
    }
    return Entry()
  }

  /// Loads the memory of an entry into the cache before it is needed.
  @inline(__always)
  func prefetch(_ key: UInt64) {
    prefetchSum &+= entries[Int(truncatingIfNeeded: key) & mask & ~3].bound
  }

  /// Stores an entry. Of four entries, replaces an empty one or the one for the same set, or else the smallest set.
  @inline(__always)
  func store(_ entry: Entry) {
    let start = Int(truncatingIfNeeded: entry.key) & mask & ~3
    var index = start
    var least = UInt16.max
    for candidate in start..<start &+ 4 {
      let other = entries[candidate]
      if other.bound == 0 || (other.key == entry.key && other.checkBits == entry.checkBits) {
        index = candidate
        if other.bound == 0 { usedCount &+= 1 }
        break
      }
      if other.size < least {
        least = other.size
        index = candidate
      }
    }
    entries[index] = entry
    if usedCount > (mask &+ 1) / 2, mask &+ 1 < maxCapacity { grow() }
  }

  private func grow() {
    let old = entries
    let oldCount = mask + 1
    mask = oldCount * 4 - 1
    entries = .allocate(repeating: Entry(), count: mask + 1)
    usedCount = 0
    for index in 0..<oldCount where old[index].bound != 0 { store(old[index]) }
    old.deallocate()
  }
}
