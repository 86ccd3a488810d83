import NumberedGame
import PlaySupport
import TestSupport
import TriplesSession

/// A device that Triples is played on: what it keeps across launches, its clock and its chance.
final class Device {
  let memory = MemoryStorage()

  /// Where its coach comes from.
  var coach = CoachSource.builtIn

  /// The present second.
  var clock: Int64 = 1_700_000_000

  /// By how many seconds its clock is ahead of UTC.
  var utcOffset: Int64 = 0

  /// How many more writes the storage takes; `nil` for any number. What it does not take is refused, which to whoever
  /// launches next is the same as a crash before that write.
  var writesLeft: Int?

  /// How often something was written.
  private(set) var writeCount = 0

  private var chance: SplitMix64

  init(seed: UInt64 = 1) {
    chance = SplitMix64(seed: seed)
  }

  /// Opens a window, with game 14 on the table.
  func game14() -> TriplesSession {
    let session = launch()
    session.open("14")
    return session
  }

  /// Opens a window, at the table of a day if one is said, which a server deals or nobody.
  ///
  /// - Parameter isIntroduced: Whether the player has read what a ranked game is.
  func launch(day: CalendarDay? = nil, isRanked: Bool = false, isIntroduced: Bool = true) -> TriplesSession {
    if isRanked, isIntroduced { memory[RankedSeat.introductionKey] = "1" }
    return TriplesSession(environment: environment, playMode: day.map { isRanked ? .ranked($0) : .daily($0) } ?? .own)
  }

  /// What a session on it is handed.
  var environment: PlayEnvironment {
    var environment = PlayEnvironment(
      storage: storage, now: { self.clock }, random: { self.chance.next() }, coach: coach)
    environment.utcOffset = { _ in self.utcOffset }
    return environment
  }

  /// Another device that has kept the same.
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
        if let left = self.writesLeft {
          guard left > 0 else { return false }
          self.writesLeft = left - 1
        }
        guard self.memory.storage.write(key, text) else { return false }
        self.writeCount += 1
        return true
      })
  }
}
