import Synchronization

/// The shard of each bucket of players.
struct ShardMap: Hashable, Sendable {
  /// The number of a shard, from 0, for each bucket.
  private(set) var shards: [Int]
  /// How often each bucket had been moved when it was found in its shard.
  private(set) var moveNumbers = [Int64](repeating: 0, count: PlayerID.bucketCount)

  /// Creates a map that spreads the buckets evenly, in turn.
  init(shardCount: Int) {
    shards = (0..<PlayerID.bucketCount).map { $0 % shardCount }
  }

  /// Returns the buckets of a shard.
  func buckets(ofShard number: Int) -> BucketSet {
    BucketSet(shards.indices.lazy.filter { shards[$0] == number })
  }

  /// Changes the map to what shards were found to have. A shard that couldn't be asked is `nil`. A bucket that no shard
  /// has stays where it was.
  mutating func update(_ found: [FoundBuckets?]) {
    for (number, found) in found.enumerated() {
      for bucket in found?.buckets.buckets ?? [] {
        shards[bucket] = number
        moveNumbers[bucket] = found?.moveNumbers[bucket] ?? 0
      }
    }
  }

  /// A bucket's way from one shard to another.
  struct Move: Hashable, Sendable {
    /// The bucket.
    let bucket: Int
    /// The number of the shard that has the bucket.
    let source: Int
    /// The number of the shard that gets it.
    let destination: Int
  }

  /// The fewest moves after which all of `shardCount` shards have the same number of buckets, or one more than others.
  func movesToSpread(over shardCount: Int) -> [Move] {
    var buckets = (0..<shardCount).map { self.buckets(ofShard: $0).buckets }
    let (share, rest) = PlayerID.bucketCount.quotientAndRemainder(dividingBy: shardCount)
    // The shards that have the most buckets now keep one more.
    let bySize = buckets.indices.sorted { (-buckets[$0].count, $0) < (-buckets[$1].count, $1) }
    var counts = [Int](repeating: share, count: shardCount)
    for number in bySize.prefix(rest) { counts[number] += 1 }
    var moves: [Move] = []
    var destinations = buckets.indices.flatMap { number in
      [Int](repeating: number, count: max(0, counts[number] - buckets[number].count))
    }[...]
    for source in buckets.indices {
      while buckets[source].count > counts[source], let destination = destinations.popFirst() {
        moves.append(Move(bucket: buckets[source].removeLast(), source: source, destination: destination))
      }
    }
    return moves
  }
}

/// What a shard was found to have.
struct FoundBuckets: Sendable {
  /// The buckets. Those on their way to another shard aren't among them.
  let buckets: BucketSet
  /// How often each bucket that was ever moved had been moved when it last left this shard or arrived.
  let moveNumbers: [Int: Int64]
}

/// What a process knows of a ledger's shards. It may be outdated, because another process may move buckets.
final class ShardState: Sendable {
  /// The shard of each bucket.
  let map: Mutex<ShardMap>
  /// The numbers of the shards that couldn't be read when somebody last tried.
  let down = Mutex<Set<Int>>([])

  init(_ map: ShardMap) {
    self.map = Mutex(map)
  }
}
