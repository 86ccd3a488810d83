import Games
import Ledger
import Synchronization

/// The games that were played lately. What is not here is in the ledger.
final class ViewCache<Game: ServedGame>: Sendable {
  private struct Shard {
    var recent: [GameKey: GameView<Game>] = [:]
    /// What was not asked for since it was put here.
    var old: [GameKey: GameView<Game>] = [:]
  }

  /// Games are spread by their key, so that two threads seldom wait for each other.
  private let shards: [Box]
  private let shardCapacity: Int

  private final class Box: Sendable {
    let shard = Mutex(Shard())
  }

  /// A cache.
  ///
  /// - Parameter capacity: about how many games it holds, at most.
  init(capacity: Int) {
    shards = (0..<16).map { _ in Box() }
    shardCapacity = max(1, capacity / 32)
  }

  /// How many games it holds.
  var count: Int { shards.reduce(0) { sum, box in sum + box.shard.withLock { $0.recent.count + $0.old.count } } }

  private func shard(_ key: GameKey) -> Box {
    shards[Int(UInt(bitPattern: key.hashValue) % UInt(shards.count))]
  }

  /// A game; nothing if it is not here. Setting nothing forgets it.
  subscript(key: GameKey) -> GameView<Game>? {
    get {
      shard(key).shard.withLock { shard in
        if let view = shard.recent[key] { return view }
        guard let view = shard.old.removeValue(forKey: key) else { return nil }
        put(view, key, into: &shard)
        return view
      }
    }
    set {
      shard(key).shard.withLock { shard in
        shard.old[key] = nil
        shard.recent[key] = nil
        if let newValue { put(newValue, key, into: &shard) }
      }
    }
  }

  /// Puts a game in the place of the one that it was played on from; where that is no longer here, it is read anew.
  func advance(_ key: GameKey, from digest: Int64, to next: GameView<Game>) {
    shard(key).shard.withLock { shard in
      if shard.recent[key]?.digest == digest || shard.old[key]?.digest == digest {
        shard.old[key] = nil
        put(next, key, into: &shard)
      } else {
        shard.old[key] = nil
        shard.recent[key] = nil
      }
    }
  }

  private func put(_ view: GameView<Game>, _ key: GameKey, into shard: inout Shard) {
    if shard.recent.count >= shardCapacity, shard.recent[key] == nil {
      shard.old = shard.recent
      shard.recent = [:]
    }
    shard.recent[key] = view
  }
}
