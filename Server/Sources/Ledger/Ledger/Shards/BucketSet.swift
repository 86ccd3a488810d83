/// A set of buckets of players, such as those that a database has.
struct BucketSet: Hashable, Sendable {
  /// One bit for each bucket, the lowest bit of the first byte for bucket 0. The ledger stores these bytes.
  private(set) var bytes = [UInt8](repeating: 0, count: PlayerID.bucketCount / 8)

  /// Creates an empty set.
  init() {}

  /// Creates a set from its `bytes`, or returns `nil` for another number of bytes.
  init?(bytes: [UInt8]) {
    guard bytes.count == self.bytes.count else { return nil }
    self.bytes = bytes
  }

  /// Creates a set from buckets, which are below `PlayerID.bucketCount`.
  init(_ buckets: some Sequence<Int>) {
    for bucket in buckets { insert(bucket) }
  }

  /// The set of all buckets.
  static let all = BucketSet(0..<PlayerID.bucketCount)

  /// Returns whether the set contains a bucket.
  func contains(_ bucket: Int) -> Bool {
    bytes[bucket >> 3] & (1 << UInt8(bucket & 7)) != 0
  }

  /// Adds a bucket.
  mutating func insert(_ bucket: Int) {
    bytes[bucket >> 3] |= 1 << UInt8(bucket & 7)
  }

  /// Removes a bucket.
  mutating func remove(_ bucket: Int) {
    bytes[bucket >> 3] &= ~(1 << UInt8(bucket & 7))
  }

  /// The buckets in the set, in ascending order.
  var buckets: [Int] { (0..<PlayerID.bucketCount).filter(contains) }

  /// Returns whether each bucket is in exactly one of the sets.
  static func isPartition(_ sets: [BucketSet]) -> Bool {
    BucketSet.all.bytes.indices.allSatisfy { index in
      var seen: UInt8 = 0
      for set in sets {
        if seen & set.bytes[index] != 0 { return false }
        seen |= set.bytes[index]
      }
      return seen == .max
    }
  }
}
