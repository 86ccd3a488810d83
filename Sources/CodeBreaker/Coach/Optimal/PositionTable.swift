/// What is known of sets of candidates that were looked at before: the same set comes up again wherever the same guesses
/// are made in another order, and small sets come up all the time.
///
/// A set is known by a hash of 96 bits, the exclusive or of a random number for each of its members (A. L. Zobrist,
/// "A New Hashing Method with Application for Game Playing", 1970). With a thousand million sets, two of them have the
/// same hash with a probability below 10⁻¹⁰.
final class PositionTable {
  /// What is known of one set.
  struct Entry {
    var key: UInt64 = 0
    var check: UInt32 = 0
    /// A lower bound of the total, times two, and one more if it is the total itself. 0 for an empty place.
    var bound: UInt32 = 0
    /// The best guess, where the total is known.
    var guess: UInt16 = 0
    /// How large the set is, so that the larger one of two can be kept.
    var size: UInt16 = 0

    /// Whether the bound is the total itself.
    var isExact: Bool { bound & 1 == 1 }

    /// The total or its lower bound.
    var total: Int { Int(bound >> 1) }

    /// Notes the total and the guess that leads to it.
    mutating func set(total: Int, guess: Int) {
      bound = UInt32(truncatingIfNeeded: total << 1 | 1)
      self.guess = UInt16(truncatingIfNeeded: guess)
    }

    /// Notes a lower bound of the total.
    mutating func set(lowerBound: Int) {
      bound = UInt32(truncatingIfNeeded: lowerBound << 1)
    }
  }

  private var entries: UnsafeMutablePointer<Entry>
  private var mask: Int
  private var used = 0
  private var touched: UInt32 = 0
  private let largestCapacity: Int

  /// An empty table that grows up to a number of entries.
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

  /// What is known of a set; an empty entry if nothing is.
  @inline(__always)
  func find(_ key: UInt64, _ check: UInt32) -> Entry {
    let start = Int(truncatingIfNeeded: key) & mask & ~3
    for place in start..<start &+ 4 where entries[place].key == key && entries[place].check == check {
      return entries[place]
    }
    return Entry()
  }

  /// Has the processor fetch what is known of a set, while it does something else.
  @inline(__always)
  func touch(_ key: UInt64) {
    touched &+= entries[Int(truncatingIfNeeded: key) & mask & ~3].bound
  }

  /// Notes what was found out, in place of what is least worth keeping.
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
