/// A table with the results of sets of candidates. The same set comes up again if the same guesses are made in another
/// order, and small sets come up often.
///
/// A set is identified by a 96-bit hash, the exclusive OR of a random number for each of its members (A. L. Zobrist, "A
/// New Hashing Method with Application for Game Playing", 1970). With a billion sets, the probability that two of them
/// have the same hash is below 10⁻¹⁰.
final class PositionTable {
  /// The result of a set.
  struct Entry {
    var key: UInt64 = 0
    var check: UInt32 = 0
    /// Two times a lower bound of the total, plus one if it is the total itself. 0 in an empty entry.
    var bound: UInt32 = 0
    /// The best guess if the total is known.
    var guess: UInt16 = 0
    /// The size of the set. The larger one of two sets is kept.
    var size: UInt16 = 0

    /// Whether the bound is the total itself.
    var isExact: Bool { bound & 1 == 1 }

    /// The total or its lower bound.
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
  private var used = 0
  private var touched: UInt32 = 0
  private let largestCapacity: Int

  /// Creates an empty table that grows up to a number of entries.
  init(largestCapacity: Int) {
    self.largestCapacity = largestCapacity
    let capacity = min(1 << 16, largestCapacity)
    mask = capacity - 1
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
  }

  deinit {
    entries.deallocate()
  }

  /// Returns the entry of a set, or an empty entry if there is none.
  @inline(__always)
  func find(_ key: UInt64, _ check: UInt32) -> Entry {
    let start = Int(truncatingIfNeeded: key) & mask & ~3
    for place in start..<start &+ 4 where entries[place].key == key && entries[place].check == check {
      return entries[place]
    }
    return Entry()
  }

  /// Reads from the memory of an entry, so that it is in the cache when it is needed.
  @inline(__always)
  func touch(_ key: UInt64) {
    touched &+= entries[Int(truncatingIfNeeded: key) & mask & ~3].bound
  }

  /// Stores an entry in place of an empty one, one of the same set, or otherwise the one with the smallest set.
  @inline(__always)
  func store(_ entry: Entry) {
    let start = Int(truncatingIfNeeded: entry.key) & mask & ~3
    var place = start
    var least = UInt16.max
    for candidate in start..<start &+ 4 {
      let other = entries[candidate]
      if other.bound == 0 || (other.key == entry.key && other.check == entry.check) {
        place = candidate
        if other.bound == 0 { used &+= 1 }
        break
      }
      if other.size < least {
        least = other.size
        place = candidate
      }
    }
    entries[place] = entry
    if used > (mask &+ 1) / 2, mask &+ 1 < largestCapacity { grow() }
  }

  private func grow() {
    let old = entries
    let oldCount = mask + 1
    mask = oldCount * 4 - 1
    entries = .allocate(capacity: mask + 1)
    entries.initialize(repeating: Entry(), count: mask + 1)
    used = 0
    for place in 0..<oldCount where old[place].bound != 0 { store(old[place]) }
    old.deallocate()
  }
}
