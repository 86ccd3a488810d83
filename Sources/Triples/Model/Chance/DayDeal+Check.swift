import NumberedGame

extension Triples.DayDeal: DealtGame {
  /// The most points that a game of the day could have.
  public var summary: String { "Nobody could have made more than \(DecimalText.grouped(bound.score)) points." }

  /// `list`, the list of words that deals, and `bound`, the most points that a game of the day could have.
  public var facts: [(name: StaticString, value: DealtFact)] {
    [("list", .number(attempt)), ("bound", .number(bound.score))]
  }

  /// Returns the day or the number in a recorded line, even if the moves in it are wrong.
  ///
  /// - Throws: That the line is not one of this game.
  public static func deal(ofLine line: [UInt8]) throws(RecordedFault) -> Deal {
    if let line = try? ReplayLine(line, name: Replay.name, version: Replay.version) { return line.deal }
    return try Replay.recorded(line).deal
  }

  /// Reads a recorded game, and checks every spawn in it against the deal.
  ///
  /// - Throws: The first fault.
  public func check(_ line: [UInt8]) throws(RecordedFault) -> CheckedGame {
    let replay = try Replay.recorded(line)
    if let difference = difference(from: replay) { throw RecordedFault(difference.description) }
    return CheckedGame(figure: replay.game.score, address: replay.address)
  }
}

extension Replay {
  /// Reads a recorded line.
  fileprivate static func recorded(_ line: [UInt8]) throws(RecordedFault) -> Replay {
    do { return try Replay(line: line) } catch { throw RecordedFault(error.description) }
  }
}
