import DailyGames
import FairDay
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

/// The check of all games of a day, one after the other as a server lists them: by rank, and equals by their text.
struct DayCheck {
  /// The day.
  let day: CalendarDay

  /// The game, and what is dealt in it.
  let game: DailyGame
  let dealt: DealtGame

  /// How many lines have been held against the deal.
  private(set) var count = 0

  private var last: (place: DealtGame.Place, line: [UInt8])?

  /// Deals a day, to hold games against it.
  ///
  /// - Throws: that the key deals nothing.
  init(_ game: DailyGame, day: CalendarDay, key: DayKey) throws(DayFault) {
    let dealt: DealtGame?
    do { dealt = try DealtGame(game, day: day, key: key) } catch { throw DayFault(error.description) }
    guard let dealt else { throw DayFault("the key deals no game of \(game.name) on \(day)") }
    (self.day, self.game, self.dealt) = (day, game, dealt)
  }

  /// Holds the next lines against the deal, on all cores at once.
  ///
  /// - Throws: the first thing that is wrong with them, with the number of the line.
  mutating func take(_ lines: [[UInt8]]) throws(DayFault) {
    let places = Parallel.map(count: lines.count, threads: ProcessInfo.processInfo.activeProcessorCount, worker: {}) {
      [dealt] _, index in
      Result { () throws(DayFault) in try dealt.place(of: lines[index]) }
    } progress: { _ in
    }
    for (line, place) in zip(lines, places) {
      count += 1
      do { try take(line, at: place.get()) } catch { throw DayFault("line \(count): \(error)") }
    }
  }

  /// Holds the place of the next line against that of the line before.
  private mutating func take(_ line: [UInt8], at place: DealtGame.Place) throws(DayFault) {
    if let last {
      guard last.place.rank <= place.rank else {
        throw DayFault("this game is better than the one before it, and has to stand above it")
      }
      let areEquals = last.place.rank == place.rank && place.isShared
      guard !areEquals || !line.lexicographicallyPrecedes(last.line) else {
        throw DayFault("this game and the one before it are equals, whose lines are not in order")
      }
    }
    last = (place, line)
  }
}
