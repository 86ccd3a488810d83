import CodeBreakerModel
import DailyGames
import FairDay
import NumberedGame
import PlaySupport
import TriplesModel

/// What is dealt to everybody on a day in one of the games, against which the games of the day are held.
enum DealtGame {
  case triples(Triples.DayDeal)
  case codeBreaker(CodeBreaker.DayDeal)

  /// Deals a day.
  ///
  /// - Returns: nothing if the key deals no such game, which no key is known to do.
  init?(_ game: DailyGame, day: CalendarDay, key: DayKey) throws(DayKeyFault) {
    if game == .triples {
      guard let deal = try Triples.DayDeal(day: day, words: key.words) else { return nil }
      self = .triples(deal)
    } else {
      guard let deal = try CodeBreaker.DayDeal(day: day, words: key.words) else { return nil }
      self = .codeBreaker(deal)
    }
  }

  /// The place of a game among those of its day, as far as its line tells.
  struct Place {
    /// Lower is better.
    let rank: Int
    /// Whether games of this rank are equals, so that their texts order them.
    let isShared: Bool
  }

  /// Holds a recorded line against the deal.
  ///
  /// - Returns: the place of the game.
  /// - Throws: the first thing that is wrong with it, as a sentence without a full stop.
  func place(of line: [UInt8]) throws(DayFault) -> Place {
    switch self {
    case .triples(let deal):
      let replay: Replay
      do { replay = try Replay(line: line) } catch { throw DayFault(error.description) }
      if let difference = deal.difference(from: replay) { throw DayFault(difference.description) }
      return Place(rank: -replay.game.score, isShared: true)
    case .codeBreaker(let deal):
      let game: CodeBreaker
      do { game = try deal.game(ofLine: line) } catch { throw DayFault(error.description) }
      if let difference = deal.difference(from: game) { throw DayFault(difference.description) }
      // Those that took equally many guesses stand by the skill that they show, which only the server's coach has measured.
      let isSolved = game.ending == .solved
      return Place(rank: isSolved ? game.attempts.count : .max, isShared: !isSolved)
    }
  }
}

extension DailyGame {
  /// The game that a recorded line begins with.
  init?(line: [UInt8]) {
    let name = line.prefix { $0 != UInt8(ascii: "/") }
    guard let game = DailyGame.all.first(where: { $0.folder.utf8.elementsEqual(name) }) else { return nil }
    self = game
  }

  /// Returns the day or the number in a recorded line, even if the rest of the line is wrong.
  ///
  /// - Throws: that it is no line of the game.
  func deal(ofLine line: [UInt8]) throws -> Deal {
    if self == .triples {
      try (try? ReplayLine(line, name: "triples", version: Replay.version).deal) ?? Replay(line: line).deal
    } else {
      try (try? ReplayLine(line, name: "codebreaker", version: CodeBreaker.version).deal)
        ?? CodeBreaker(line: line).setup.deal
    }
  }
}

/// What is wrong with a day or one of its games, as a sentence without a full stop.
struct DayFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
