import AppSupport
import NumberedGame
import PlaySupport
import TriplesModel

extension Triples.DayDeal: PastDeal {
  /// What no game of the day could exceed.
  public var parText: String {
    "No game of this day could make more than \(DayResult.figureText(bound.score, .triples))."
  }

  /// Plays a recorded line again, and compares what was spawned.
  public func hold(_ line: [UInt8]) -> HeldGame {
    guard let replay = try? Replay(line: line) else { return .fails("it cannot be played") }
    if let difference = difference(from: replay) { return .fails(difference.description) }
    return .holds(made: DayResult.figureText(replay.game.score, .triples), address: replay.address)
  }
}
