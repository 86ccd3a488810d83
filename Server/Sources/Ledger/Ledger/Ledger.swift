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

  private let state: ShardState

  /// The first shard, which has what belongs to no single player.
  public var store: any LedgerStore { shards[0] }

  /// Creates a ledger in one store. Call `migrate(now:)` before other methods.
  public init(_ store: any LedgerStore) {
    self.init(shards: [store], ShardMap(shardCount: 1))
  }

  /// Creates a ledger in several stores, at least one.
  init(shards: [any LedgerStore], _ map: ShardMap) {
    precondition(map.shards.allSatisfy(shards.indices.contains), "the map names a shard that doesn't exist")
    self.shards = shards
    state = ShardState(map)
  }

  /// Finishes queued work and closes the stores.
  public func close() async {
    for shard in shards { await shard.close() }
  }
}

extension Ledger {
  /// The shard of each bucket, as this process last read it.
  var shardMap: ShardMap { state.map.withLock { $0 } }

  /// Returns the number of a player's shard by `shardMap`.
  public func shardIndex(of player: PlayerID) -> Int { shardIndex(ofBucket: player.bucket) }

  /// Returns a player's shard by `shardMap`.
  func shard(of player: PlayerID) -> any LedgerStore { shards[shardIndex(of: player)] }

  /// Returns a random number for a new player. Its shard isn't known to be down, unless all are.
  public func newPlayerID() -> PlayerID {
    let down = state.down.withLock { $0 }
    let areAllDown = down.isSuperset(of: shardMap.shards)
    while true {
      let player = PlayerID.random()
      if areAllDown || !down.contains(shardIndex(of: player)) { return player }
    }
  }

  /// Returns the number of a bucket's shard by `shardMap`.
  func shardIndex(ofBucket bucket: Int) -> Int {
    shards.count == 1 ? 0 : state.map.withLock { $0.shards[bucket] }
  }

  /// Reads again which buckets the shards have. Those that can't be read keep theirs.
  func refreshShardMap() async throws {
    let found = try await concurrently(shards) { shard in try? await shard.read { try $0.foundBuckets() } }
    state.map.withLock { $0.update(found) }
  }

  /// Notes whether a shard can be read. While it can't, nobody waits for it who only needs other players' games, such as
  /// for ranks, and new players are in other shards.
  public func setShard(_ number: Int, isDown: Bool) {
    state.down.withLock { if isDown { $0.insert(number) } else { $0.remove(number) } }
  }

  /// Throws `LedgerError.unavailable` if a shard was down when somebody last tried, except for one that is being asked.
  func requireAllShards(except number: Int? = nil) throws {
    guard shards.count == 1 || state.down.withLock({ $0.allSatisfy { $0 == number } }) else {
      throw LedgerError.unavailable("A database with other players is down.")
    }
  }
}
