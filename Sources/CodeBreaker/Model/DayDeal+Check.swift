import GameCore

extension CodeBreaker.DayDeal: DailyDeal {
  /// A sentence that states the code.
  public var summary: String {
    var pegs = ""
    for (hole, peg) in code.pegs.enumerated() {
      pegs += (hole == 0 ? "" : ", ") + setup.theme.spokenName(of: peg)
    }
    return "The code was \(pegs)."
  }

  /// The facts of the deal: `theme`, the theme's identifier, and `code`, in the format of `Code.text(in:)`.
  public var facts: [(name: StaticString, value: DealFact)] {
    [
      ("theme", .text(setup.theme.id)),
      ("code", .text(String(decoding: code.text(in: setup.theme), as: UTF8.self))),
    ]
  }

  /// Returns the deal that a recorded line names, even if the line's moves are invalid.
  ///
  /// - Throws: A fault if the line isn't a record of this game.
  public static func deal(ofLine line: [UInt8]) throws(RecordedGameFault) -> Deal {
    if let line = try? ReplayLine(line, name: CodeBreaker.name, version: CodeBreaker.version) { return line.deal }
    do { return try CodeBreaker(line: line).setup.deal } catch { throw RecordedGameFault(error.description) }
  }

  /// Reads a recorded game, and checks its answers against the code. If the player didn't find the code, the result has
  /// no address, because a review would show no more than the line.
  ///
  /// - Throws: The first fault in the line.
  public func check(_ line: [UInt8]) throws(RecordedGameFault) -> CheckedGame {
    let game: CodeBreaker
    do { game = try self.game(ofLine: line) } catch { throw RecordedGameFault(error.description) }
    if let difference = difference(from: game) { throw RecordedGameFault(difference.description) }
    guard game.ending == .solved else { return CheckedGame(figure: nil, address: nil) }
    return CheckedGame(figure: game.attempts.count, address: game.address)
  }
}
