import Ledger
import Synchronization

/// A cache of the most recently used games. When a shard is full, its recent games replace its old ones.
final class GameCache: Sendable {
  private struct Shard {
    var recentGames: [GameKey: LoadedGame] = [:]
    /// Games moved out of `recentGames` and not used since.
    var oldGames: [GameKey: LoadedGame] = [:]
  }

  /// The games, distributed by key over several locks, so that threads seldom wait for each other.
  private let shards: [LockedShard]
  private let shardCapacity: Int

  private final class LockedShard: Sendable {
    let shard = Mutex(Shard())
  }

  /// Creates an empty cache for at most `capacity` games, or 32 if `capacity` is smaller.
  init(capacity: Int) {
    shards = (0..<16).map { _ in LockedShard() }
    shardCapacity = max(1, capacity / 32)
  }

  var count: Int {
    shards.reduce(0) { sum, box in sum + box.shard.withLock { $0.recentGames.count + $0.oldGames.count } }
  }

  private func shard(_ key: GameKey) -> LockedShard {
    shards[Int(UInt(bitPattern: key.hashValue) % UInt(shards.count))]
  }

  /// The game with a key, or `nil` if it isn't cached. Setting `nil` removes it.
  subscript(key: GameKey) -> LoadedGame? {
    get {
      shard(key).shard.withLock { shard in
        if let loadedGame = shard.recentGames[key] { return loadedGame }
        guard let loadedGame = shard.oldGames.removeValue(forKey: key) else { return nil }
        put(loadedGame, key, into: &shard)
        return loadedGame
      }
    }
    set {
      shard(key).shard.withLock { shard in
        shard.oldGames[key] = nil
        shard.recentGames[key] = nil
        if let newValue { put(newValue, key, into: &shard) }
      }
    }
  }

  /// Replaces a cached game with `next`, the game after its next move. If the cached game's digest isn't `digest`,
  /// removes the game instead, so that it is read from the ledger again.
  func advance(_ key: GameKey, from digest: Int64, to next: LoadedGame) {
    shard(key).shard.withLock { shard in
      if shard.recentGames[key]?.digest == digest || shard.oldGames[key]?.digest == digest {
        shard.oldGames[key] = nil
        put(next, key, into: &shard)
      } else {
        shard.oldGames[key] = nil
        shard.recentGames[key] = nil
      }
    }
  }

  private func put(_ loadedGame: LoadedGame, _ key: GameKey, into shard: inout Shard) {
    if shard.recentGames.count >= shardCapacity, shard.recentGames[key] == nil {
      shard.oldGames = shard.recentGames
      shard.recentGames = [:]
    }
    shard.recentGames[key] = loadedGame
  }
}
