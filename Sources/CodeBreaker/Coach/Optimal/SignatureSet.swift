/// A set of 64-bit numbers that are as good as random, such as hashes.
struct SignatureSet {
  /// 0 for an empty place.
  private var places: [UInt64] = Array(repeating: 0, count: 1024)
  private var count = 0

  /// An empty set.
  init() {}

  /// Adds a number.
  ///
  /// - Returns: false where it was there already.
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
