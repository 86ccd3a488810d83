import Synchronization

/// The record of days, players, games, and the counts from which ranks are computed. When a call returns, its changes
/// are durable. Repeating a call with the same values is safe, because it changes nothing more.
///
/// A ledger is in one database, or in several, called shards, among which the players are spread. A player's tokens,
/// games, and moves are in one shard, so a move is written by one database alone. The first shard also has what belongs
/// to no single player: days with their keys, circles with their members, and the coach's games. The others have a row
/// of each day without its key, which decides there whether the day still takes moves.
public struct Ledger: Sendable {
  /// The databases.
  public let shards: [any LedgerStore]

  /// The shard of each bucket.
  let shardMap: ShardMap

  private let downShards = DownShards()

  /// The first shard, which has what belongs to no single player.
  public var store: any LedgerStore { shards[0] }

  /// Creates a ledger in one store. Call `migrate(now:)` before other methods.
  public init(_ store: any LedgerStore) {
    self.init(shards: [store], ShardMap(shardCount: 1))
  }

  /// Creates a ledger in several stores, at least one. Call `migrate(now:)` before other methods.
  public init(shards: [any LedgerStore], _ shardMap: ShardMap) {
    precondition(shardMap.shards.allSatisfy(shards.indices.contains), "the map names a shard that doesn't exist")
    self.shards = shards
    self.shardMap = shardMap
  }

  /// Finishes queued work and closes the stores.
  public func close() async {
    for shard in shards { await shard.close() }
  }
}

/// The numbers of the shards that couldn't be read when somebody last tried.
private final class DownShards: Sendable {
  let numbers = Mutex<Set<Int>>([])
}

/// The shard of each bucket of players.
public struct ShardMap: Hashable, Sendable {
  /// The number of a shard, from 0, for each bucket.
  public let shards: [Int]

  /// Creates a map from the number of a shard for each of the `PlayerID.bucketCount` buckets, or returns `nil` if there
  /// are more or fewer, or if a number is negative.
  public init?(shards: [Int]) {
    guard shards.count == PlayerID.bucketCount, shards.allSatisfy({ $0 >= 0 }) else { return nil }
    self.shards = shards
  }

  /// Creates a map that spreads the buckets evenly, in turn.
  public init(shardCount: Int) {
    shards = (0..<PlayerID.bucketCount).map { $0 % shardCount }
  }
}

extension Ledger {
  /// Returns the number of a player's shard.
  public func shardIndex(of player: PlayerID) -> Int { shardMap.shards[player.bucket] }

  /// Returns a player's shard.
  func shard(of player: PlayerID) -> any LedgerStore { shards[shardIndex(of: player)] }

  /// Returns a random number for a new player. Its shard isn't known to be down, unless all are.
  public func newPlayerID() -> PlayerID {
    let down = downShards.numbers.withLock { $0 }
    let areAllDown = down.isSuperset(of: shardMap.shards)
    while true {
      let player = PlayerID.random()
      if areAllDown || !down.contains(shardIndex(of: player)) { return player }
    }
  }

  /// Notes whether a shard can be read. While it can't, nobody waits for it who only needs other players' games, such as
  /// for ranks, and new players are in other shards.
  public func setShard(_ number: Int, isDown: Bool) {
    downShards.numbers.withLock { if isDown { $0.insert(number) } else { $0.remove(number) } }
  }

  /// Calls a closure with each shard at the same time, and returns the results in the order of the shards. Throws the
  /// error of a shard.
  func forEachShard<Value: Sendable>(
    _ body: @escaping @Sendable (any LedgerStore) async throws -> Value
  ) async throws -> [Value] {
    try await concurrently(shards, body)
  }

  /// Calls a closure with each shard except for one at the same time, and returns the results in the order of the
  /// shards. Throws `LedgerError.unavailable` at once if one of them is down, or else the error of a shard.
  func forEachShard<Value: Sendable>(
    except number: Int, _ body: @escaping @Sendable (any LedgerStore) async throws -> Value
  ) async throws -> [Value] {
    let others = shards.indices.filter { $0 != number }
    guard !others.isEmpty else { return [] }
    guard downShards.numbers.withLock({ $0.isDisjoint(with: others) }) else {
      throw LedgerError.unavailable("A database with other players is down.")
    }
    return try await concurrently(others) { other in
      do {
        return try await body(shards[other])
      } catch LedgerError.unavailable(let reason) {
        setShard(other, isDown: true)
        throw LedgerError.unavailable(reason)
      }
    }
  }

  /// Calls a closure with each value at the same time, and returns the results in the order of the values.
  func concurrently<Value: Sendable, Outcome: Sendable>(
    _ values: [Value], _ body: @escaping @Sendable (Value) async throws -> Outcome
  ) async throws -> [Outcome] {
    // A ledger in one store needs no task.
    if values.count == 1 { return [try await body(values[0])] }
    return try await withThrowingTaskGroup { group in
      for (index, value) in values.enumerated() { group.addTask { (index, try await body(value)) } }
      return try await group.reduce(into: [Int: Outcome]()) { $0[$1.0] = $1.1 }.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Calls a closure with each shard that has one of the players and with the positions of these players in the array,
  /// for all shards at the same time.
  func forEachShard<Value: Sendable>(
    of players: [PlayerID], _ body: @escaping @Sendable (any LedgerStore, [Int]) async throws -> Value
  ) async throws -> [Value] {
    let places = Dictionary(grouping: players.indices) { shardIndex(of: players[$0]) }.sorted { $0.key < $1.key }
    return try await concurrently(places) { try await body(shards[$0.key], $0.value) }
  }

  /// Calls a closure with each shard in turn, and with the number of rows that may still be changed, of at most
  /// `maxCount` in all. The closure returns how many it has changed. Returns their sum.
  func forEachShard(
    upTo maxCount: Int, _ body: (any LedgerStore, Int) async throws -> Int
  ) async throws -> Int {
    var count = 0
    for shard in shards where count < maxCount { count += try await body(shard, maxCount - count) }
    return count
  }
}

extension Array {
  /// Merges arrays that are sorted, and returns the first `maxCount` elements.
  package func merged<Value>(
    maxCount: Int = .max, by precedes: (Value, Value) -> Bool
  ) -> [Value] where Element == [Value] {
    if count == 1 { return Array<Value>(self[0].prefix(maxCount)) }
    return Array<Value>(joined().sorted(by: precedes).prefix(maxCount))
  }
}
