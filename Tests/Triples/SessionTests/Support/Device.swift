import GameCore
import SessionSupport
import TestSupport
import TriplesSession

/// A device with storage, a clock, and a random number generator, for several launches.
final class Device {
  let memory = MemoryStorage()

  var coach = CoachSource.builtIn

  /// The current time in seconds since 1970.
  var clock: Int64 = 1_700_000_000

  /// The offset of the local time from UTC in seconds.
  var utcOffset: Int64 = 0

  /// The number of writes that will still succeed, or `nil` if all will. The next launch finds storage as after
  /// a crash.
  var remainingWriteCount: Int?

  private(set) var writeCount = 0

  private var generator: SplitMix64

  init(seed: UInt64 = 1) {
    generator = SplitMix64(seed: seed)
  }

  /// Launches with game 14, and plays moves, given as the letters of a replay line.
  func launchGame14(_ moves: String = "") -> TriplesSession {
    let session = launch()
    session.openGame("14", playing: moves)
    return session
  }

  /// Launches with game 14, which the player ends after these moves.
  func launchGame14(endedAfter moves: String) -> TriplesSession {
    let session = launch()
    session.openGame("14")
    session.endGame(after: moves)
    return session
  }

  /// Launches with game 14, and plays until no move is possible.
  func launchFullBoard() -> TriplesSession {
    let session = launchGame14()
    session.playOut()
    return session
  }

  /// Opens a window with the player's own game or, if `day` isn't `nil`, with that day's game. A server
  /// deals it if `isRanked` is `true`. If `isIntroduced` is `true`, the player has already read the introduction to
  /// ranked games.
  func launch(day: CalendarDay? = nil, isRanked: Bool = false, isIntroduced: Bool = true) -> TriplesSession {
    if isRanked, isIntroduced { memory[RankedClient.introductionKey] = "1" }
    return TriplesSession(environment: environment, playMode: day.map { isRanked ? .ranked($0) : .daily($0) } ?? .own)
  }

  var environment: PlayEnvironment {
    var environment = PlayEnvironment(
      storage: storage, now: { self.clock }, random: { self.generator.next() }, coach: coach)
    environment.utcOffset = { _ in self.utcOffset }
    return environment
  }

  func copy() -> Device {
    let copy = Device(seed: 2)
    copy.memory.texts = memory.texts
    copy.clock = clock
    return copy
  }

  private var storage: Storage {
    Storage(
      read: { self.memory.storage.read($0) },
      write: { key, text in
        if let left = self.remainingWriteCount {
          guard left > 0 else { return false }
          self.remainingWriteCount = left - 1
        }
        guard self.memory.storage.write(key, text) else { return false }
        self.writeCount += 1
        return true
      })
  }
}
