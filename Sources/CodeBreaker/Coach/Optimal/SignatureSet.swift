/// A set of uniformly distributed 64-bit numbers, such as hashes.
struct SignatureSet {
  /// The slots. 0 means empty.
  private var places: [UInt64] = Array(repeating: 0, count: 1024)
  private var count = 0

  init() {}

  /// Inserts a number, or returns `false` if the set already contains it.
  mutating func insert(_ number: UInt64) -> Bool {
    let number = number == 0 ? 1 : number
    var place = Int(truncatingIfNeeded: number & UInt64(places.count - 1))
    while places[place] != 0 {
      if places[place] == number { return false }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = number
    count += 1
    if count * 2 > places.count { grow() }
    return true
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: 0, count: old.count * 4)
    count = 0
    for number in old where number != 0 { _ = insert(number) }
  }
}
