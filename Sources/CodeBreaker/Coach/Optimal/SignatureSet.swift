/// A set of uniformly distributed 64-bit numbers, such as hashes.
struct SignatureSet {
  /// The slots. 0 means empty.
  private var slots: [UInt64] = Array(repeating: 0, count: 1024)
  private var count = 0

  init() {}

  /// Inserts a number, or returns `false` if the set already contains it.
  mutating func insert(_ number: UInt64) -> Bool {
    let number = number == 0 ? 1 : number
    var slot = Int(truncatingIfNeeded: number & UInt64(slots.count - 1))
    while slots[slot] != 0 {
      if slots[slot] == number { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = number
    count += 1
    if count * 2 > slots.count { grow() }
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 4)
    count = 0
    for number in old where number != 0 { _ = insert(number) }
  }
}
