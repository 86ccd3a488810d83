import NumberedGame

extension Triples {
  /// What is dealt to everybody in the game of a day.
  ///
  /// Whoever deals has lists of words, one for each of a hundred nonces, `triples/1 00` to `triples/1 99`. The game is dealt from
  /// the first list whose `ScoreBound` lies in `bounds`, so that no day's luck is far from another's; a list of which no bound can be
  /// told is passed over too. Which list that is follows from the words, so nobody chooses.
  public struct DayDeal: Sendable {
    /// The lists that are tried, in this order.
    public static let attempts = 0...99

    /// Where the bound of a day's game lies.
    public static let bounds = 800...3000

    /// What a list of words is asked for by: the twelve ASCII bytes `triples/1 00` to `triples/1 99`.
    ///
    /// - Parameter attempt: one of `attempts`; the last two digits of any other number.
    public static func nonce(attempt: Int) -> [UInt8] {
      let attempt = attempt.magnitude % 100
      return "triples/1 \(attempt / 10)\(attempt % 10)".utf8Bytes
    }

    /// The day.
    public let day: CalendarDay

    /// Which list deals, one of `attempts`.
    public let attempt: Int

    /// What is spawned, from the first spawn of the opening on.
    public let spawns: SpawnSequence

    /// What no game of this day can exceed, in `bounds`.
    public let bound: ScoreBound

    /// Finds what is dealt.
    ///
    /// It takes some hundred draws for each list that is tried. Somewhat more than half of all lists will do.
    ///
    /// - Parameters:
    ///   - day: the day.
    ///   - words: the words for a nonce.
    /// - Returns: nothing if none of the hundred lists will do. No such day is known.
    /// - Throws: what `words` throws.
    public init?<Fault: Error>(
      day: CalendarDay, words: (_ nonce: [UInt8]) throws(Fault) -> WordList
    ) throws(Fault) {
      for attempt in Self.attempts {
        let spawns = SpawnSequence(words: try words(Self.nonce(attempt: attempt)))
        guard let bound = ScoreBound(spawns), Self.bounds.contains(bound.score) else { continue }
        self.day = day
        self.attempt = attempt
        self.spawns = spawns
        self.bound = bound
        return
      }
      return nil
    }

    /// The game as play begins, which deals by itself what this day deals.
    public var game: Triples { Triples.dealt(spawns) }

    /// The four spawns before the first move.
    public var opening: [Spawn] {
      game.grid.joined().compactMap { $0 }.sorted { $0.id < $1.id }.compactMap(Spawn.init)
    }

    /// Whether a recorded game is what this day deals to its moves.
    ///
    /// - Returns: where it first is not; nothing if it is.
    public func difference(from replay: Replay) -> Difference? {
      guard replay.deal == .day(day) else { return .deal(replay.deal) }
      for (dealt, recorded) in zip(opening, replay.spawns) where dealt != recorded {
        return .spawn(move: 0, recorded: recorded, dealt: dealt)
      }
      let game = game
      for (index, direction) in replay.moves.enumerated() {
        let recorded = replay.spawns[Triples.openingCount + index]
        let dealt = (try? game.play(direction))?.spawned.flatMap(Spawn.init)
        guard dealt == recorded else { return .spawn(move: index + 1, recorded: recorded, dealt: dealt) }
      }
      return nil
    }

    /// Where a recorded game differs from what was dealt on its day.
    public enum Difference: Error, Hashable, Sendable {
      /// It is no game of that day.
      case deal(Deal)
      /// Something else is spawned after a move, counted from 1; after move 0, in the opening. Nothing is dealt where the words
      /// have come to their end.
      case spawn(move: Int, recorded: Spawn, dealt: Spawn?)
    }
  }
}

extension Triples.DayDeal.Difference: CustomStringConvertible {
  /// The difference as a sentence without a full stop.
  public var description: String {
    switch self {
    case .deal(.number(let number)): return "this is game \(number), and no game of a day"
    case .deal(.day(let day)): return "this is a game of \(day)"
    case .spawn(let move, let recorded, let dealt):
      let place: String = move == 0 ? "in the opening" : "after move \(move)"
      let truth = dealt.map { "\($0)" } ?? "nothing"
      return "\(place) the record has \(recorded), but \(truth) was dealt"
    }
  }
}

extension Spawn: CustomStringConvertible {
  /// The spawn in words: "a 2 in row 2, column 2", both counted from 1.
  public var description: String { "a \(value) in row \(row + 1), column \(column + 1)" }
}

extension Spawn {
  /// What was spawned where a tile stands that nothing has happened to yet.
  init?(_ tile: Tile) {
    self.init(value: tile.val, row: tile.row, column: tile.col)
  }
}
