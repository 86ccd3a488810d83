import GameCore
import TriplesModel

extension Replay {
  /// Returns a recorded daily game with this game's moves and spawns.
  package func recordedGame(on day: CalendarDay) -> Replay {
    let positions = positions
    let opening = positions[0].grid.joined().compactMap { $0 }.sorted { $0.id < $1.id }
    guard var recorded = Replay(day: day, opening: opening.map(\.spawn)) else {
      fatalError("four spawns are an opening")
    }
    for (position, move) in zip(positions, moves) {
      guard let spawned = try? position.copy().play(move).spawnedTile else { fatalError("a legal move spawns a tile") }
      recorded.record(move, spawned.spawn)
    }
    return recorded
  }
}

extension Tile {
  fileprivate var spawn: Spawn {
    guard let spawn = Spawn(value: val, row: row, column: col) else {
      fatalError("a tile that was just dealt is 1 or 2")
    }
    return spawn
  }
}
