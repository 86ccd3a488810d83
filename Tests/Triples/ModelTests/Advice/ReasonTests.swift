import GameCore
import Testing
import TriplesTestSupport

@testable import TriplesModel

@Suite struct ReasonTests {
  private func reason(_ rows: String, _ best: Direction, over other: Direction) -> Reason? {
    MoveComparison(of: best, with: other, in: .game(rows: rows)).reason
  }

  /// Facts from boards by hand. Each is true after the first move, and not after the other.
  @Test(arguments: [
    ("48 6 0 0 / 3 0 0 0 / 1 0 0 0 / 2 0 0 0", Direction.up, Direction.right, Reason.keepsInCorner(48)),
    ("3 3 0 0 / 0 0 0 0 / 6 6 0 0 / 12 0 0 0", .left, .down, .joins(sums: [12, 6], twin: 12, touching: 1)),
  ])
  func firstFactThatSeparatesTheMovesIsTheReason(
    rows: String, best: Direction, other: Direction, reason: Reason?
  ) {
    #expect(self.reason(rows, best, over: other) == reason)
  }

  @Test func factThatSpeaksForTheOtherMoveComesBeforeLaterReasons() {
    // Right pulls 48 out of its corner, so nothing that speaks for Right is a reason.
    #expect(reason("48 6 0 0 / 3 0 0 0 / 1 0 0 0 / 2 0 0 0", .right, over: .up) == nil)
  }

  @Test func smallLargestTileIsNoReason() {
    let reason = reason("24 6 0 0 / 3 0 0 0 / 1 0 0 0 / 2 0 0 0", .up, over: .right)
    #expect(reason != .keepsInCorner(24))
  }

  /// In all positions of a game, at most one of two moves has a reason, and the kinds agree with the reason.
  @Test func reasonSpeaksForOneMoveOnly() {
    let game = Triples.dealtGame(Triples.determ)
    var reasonCount = 0
    while let move = Direction.allCases.first(where: game.canCollapse) {
      let legal = Direction.allCases.filter(game.canCollapse)
      for first in legal {
        for second in legal where second != first {
          let comparison = MoveComparison(of: first, with: second, in: game)
          let reversed = MoveComparison(of: second, with: first, in: game)
          #expect(comparison.reason == nil || reversed.reason == nil)
          for kind in Reason.Kind.allCases {
            #expect(comparison.reason(kind) == nil || reversed.reason(kind) == nil)
          }
          let first = Reason.Kind.allCases.first { comparison.reason($0) != nil || reversed.reason($0) != nil }
          #expect(first.flatMap { comparison.reason($0) } == comparison.reason)
          reasonCount += comparison.reason == nil ? 0 : 1
        }
      }
      _ = try? game.play(move)
    }
    #expect(reasonCount > 50)
  }

  /// The fewest open directions over all new tiles, counted by playing each of them.
  @Test func fewestDirectionsAreThoseAfterTheWorstTile() {
    let crowded = Triples.game(rows: "6 12 6 12 / 12 6 12 6 / 24 48 24 48 / 3 96 3 0")
    #expect(MoveOutcome(of: .right, in: crowded).fewestDirections == 0)
    #expect(MoveOutcome(of: .left, in: .game(rows: "0 0 0 1 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0")).fewestDirections == 2)
  }

  @Test func pairThatStillTouchesCanWait() {
    // Up joins the 12s. After Left they still touch.
    let game = Triples.game(rows: "12 0 0 0 / 12 0 0 0 / 1 2 0 0 / 0 0 0 0")
    #expect(MoveComparison(of: .left, with: .up, in: game).waitingSum == 24)
    #expect(MoveComparison(of: .up, with: .left, in: game).waitingSum == nil)
  }
}
