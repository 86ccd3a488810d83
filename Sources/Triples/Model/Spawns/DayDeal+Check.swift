import GameCore

extension Triples.DayDeal: DailyDeal {
  /// A sentence that states the highest possible score of the daily game.
  public var summary: String { "No one could have scored more than \(DecimalText.grouped(bound.score)) points." }

  /// The facts of the deal: `list`, the index of the word list, and `bound`, the highest possible score.
  public var facts: [(name: StaticString, value: DealFact)] {
    [("list", .number(listIndex)), ("bound", .number(bound.score))]
  }

  /// Returns the deal named in a recorded line, even if its moves are invalid. Throws if the line isn't a Triples game.
  public static func deal(ofLine line: [UInt8]) throws(RecordedGameFault) -> Deal {
    if let line = try? ReplayLine(line, name: Replay.name, version: Replay.version) { return line.deal }
    return try Replay.readRecorded(line).deal
  }

  /// Reads a recorded game and checks every spawn in it against the deal. Throws the first fault found.
  public func check(_ line: [UInt8]) throws(RecordedGameFault) -> CheckedGame {
    let replay = try Replay.readRecorded(line)
    if let difference = difference(from: replay) { throw RecordedGameFault(difference.description) }
    return CheckedGame(figure: replay.game.score, address: replay.address)
  }
}

extension Replay {
  fileprivate static func readRecorded(_ line: [UInt8]) throws(RecordedGameFault) -> Replay {
    do { return try Replay(line: line) } catch { throw RecordedGameFault(error.description) }
  }
}
