import GameCore

extension Triples {
  /// The deal of a daily game, which is the same for all players.
  ///
  /// The dealer has a list of words for each of a hundred nonces, `triples/1 00` to `triples/1 99`. The game uses the
  /// first list whose `ScoreBound` is in `scoreBoundRange`, so that all days are similarly lucky. A list whose bound
  /// can't be determined is skipped too. From `firstDayWithMerge` on, some first move must also merge tiles. The day and
  /// the words alone decide which list is used, so the dealer can't influence it.
  public struct DayDeal: Sendable {
    /// The indexes of the lists, in the order in which they are tried.
    public static let listIndexes = 0...99

    /// The allowed range of a daily game's score bound.
    public static let scoreBoundRange = 800...3000

    /// The first day in whose game some first move merges tiles. Earlier days keep the rule by which they were dealt.
    public static let firstDayWithMerge = CalendarDay(year: 2027, month: 1, day: 1)!

    /// Returns the score bound of a game if the game suits a day, or `nil` if it doesn't.
    public static func bound(of spawns: SpawnSequence, on day: CalendarDay) -> ScoreBound? {
      guard let bound = ScoreBound(spawns), scoreBoundRange.contains(bound.score) else { return nil }
      let game = Triples.dealtGame(spawns)
      return day < firstDayWithMerge || Direction.allCases.contains { !game.merges($0).isEmpty } ? bound : nil
    }

    /// Returns the nonce of a list, twelve ASCII bytes: `triples/1 ` and the last two digits of `listIndex`.
    public static func nonce(listIndex: Int) -> [UInt8] {
      let listIndex = listIndex.magnitude % 100
      return "triples/1 \(listIndex / 10)\(listIndex % 10)".utf8Bytes
    }

    /// The day.
    public let day: CalendarDay

    /// The index of the list that is used, one of `listIndexes`.
    public let listIndex: Int

    /// The spawns of the game, from the first spawn of the opening on.
    public let spawns: SpawnSequence

    /// An upper bound for the score in the day's game. It is in `scoreBoundRange`.
    public let bound: ScoreBound

    /// Creates the deal of a day. `words` returns a nonce's words, and may throw. Returns `nil` if none of the 100
    /// lists is suitable. No such day is known: over a fifth of all lists are. A check takes a few hundred draws.
    public init?<Fault: Error>(
      day: CalendarDay, words: (_ nonce: [UInt8]) throws(Fault) -> RecordedRandomWords
    ) throws(Fault) {
      for listIndex in Self.listIndexes {
        let spawns = SpawnSequence(words: try words(Self.nonce(listIndex: listIndex)))
        guard let bound = Self.bound(of: spawns, on: day) else { continue }
        self.day = day
        self.listIndex = listIndex
        self.spawns = spawns
        self.bound = bound
        return
      }
      return nil
    }

    /// The game before the first move. Its spawns are those of this deal.
    public var game: Triples { Triples.dealtGame(spawns) }

    /// The four spawns before the first move.
    public var opening: [Spawn] {
      game.grid.joined().compactMap { $0 }.sorted { $0.id < $1.id }.compactMap(Spawn.init)
    }

    /// Returns the first difference between a recorded game's spawns and this deal, or `nil` if there is none.
    public func difference(from replay: Replay) -> Difference? {
      guard replay.deal == .day(day) else { return .deal(replay.deal) }
      for (dealt, recorded) in zip(opening, replay.spawns) where dealt != recorded {
        return .spawn(move: 0, recorded: recorded, dealt: dealt)
      }
      let game = game
      for (index, direction) in replay.moves.enumerated() {
        let recorded = replay.spawns[Triples.openingTileCount + index]
        let dealt = (try? game.play(direction))?.spawnedTile.flatMap(Spawn.init)
        guard dealt == recorded else { return .spawn(move: index + 1, recorded: recorded, dealt: dealt) }
      }
      return nil
    }

    /// A difference between a recorded game and the deal of its day.
    public enum Difference: Error, Hashable, Sendable {
      /// The recorded game is a numbered game, or another day's game.
      case deal(Deal)
      /// The recorded spawn after a move differs from the dealt one. Moves are counted from 1, and move 0 is the
      /// opening. `dealt` is `nil` if the words have run out.
      case spawn(move: Int, recorded: Spawn, dealt: Spawn?)
    }
  }
}

extension Triples.DayDeal.Difference: CustomStringConvertible {
  /// A sentence without a period that describes the difference.
  public var description: String {
    switch self {
    case .deal(.number(let number)): return "game \(number) is not a daily game"
    case .deal(.day(let day)): return "this is a game of \(day)"
    case .spawn(let move, let recorded, let dealt):
      let place: String = move == 0 ? "in the opening" : "after move \(move)"
      let truth = dealt.map { "\($0)" } ?? "nothing"
      return "\(place) the record has \(recorded), but \(truth) was dealt"
    }
  }
}

extension Spawn: CustomStringConvertible {
  /// A description such as "a 2 in row 2, column 2". Rows and columns are counted from 1.
  public var description: String { "a \(value) in row \(row + 1), column \(column + 1)" }
}

extension Spawn {
  /// Creates the spawn of a tile that hasn't moved or merged yet.
  init?(_ tile: Tile) {
    self.init(value: tile.val, row: tile.row, column: tile.col)
  }
}
