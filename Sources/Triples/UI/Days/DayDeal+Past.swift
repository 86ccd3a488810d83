import AppSupport
import DailyGames
import NumberedGame
import PlaySupport
import TriplesModel

extension Triples.DayDeal: PastDeal {
  /// What no game of the day could exceed.
  public var parText: String {
    "No game of this day could make more than \(DailyGame.triples.figureText(bound.score))."
  }

  /// Plays a recorded line again, and compares what was spawned.
  public func hold(_ line: [UInt8]) -> HeldGame {
    guard let replay = try? Replay(line: line) else { return .fails("it cannot be played") }
    if let difference = difference(from: replay) { return .fails(difference.description) }
    return .holds(made: DailyGame.triples.figureText(replay.game.score), address: replay.address)
  }
}
